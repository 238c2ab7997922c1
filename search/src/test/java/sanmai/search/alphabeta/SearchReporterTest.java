package sanmai.search.alphabeta;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import sanmai.engine.Score;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.alphabeta.root.IterativeDeepening;
import sanmai.search.alphabeta.root.RootMoves;
import sanmai.search.alphabeta.root.RootSearch;
import sanmai.search.alphabeta.root.SearchTask;
import sanmai.search.alphabeta.tt.TranspositionTable;
import sanmai.search.eval.ScoreScale;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Line;
import sanmai.shogi.Position;

class SearchReporterTest {
    /** A gold mates on 5b. */
    private static final String MATE_IN_ONE = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1";

    private final Position position = Sfen.position(MATE_IN_ONE);
    private final int mate = UsiMove.parse("G*5b", position);
    private final int other = UsiMove.parse("5i5h", position);
    private final List<SearchResult> reports = new ArrayList<>();

    private RootSearch search(SearchTask task) {
        RootSearch search = new RootSearch(NetEvaluationFactory.shipped().create(), Features.ALL);
        search.start(task, position.copy(), new TranspositionTable(1), Long.MAX_VALUE);
        return search;
    }

    /** The answer if the main thread knows another move alone, one helper the mate, and another helper nothing. */
    private SearchResult concluded(Limits limits) {
        SearchTask task = new SearchTask(new SearchRequest(position, limits), new SearchControl());
        RootSearch main = search(task);
        RootMoves ofMain = main.moves(limits.withSearchMoves(other));
        SearchReporter reporter = new SearchReporter(List.of(main), ofMain, ScoreScale.AS_IS, reports::add);
        new IterativeDeepening(main, ofMain, limits.multiPv(), reporter).run(1, 2);
        assertEquals(other, reports.get(reports.size() - 1).bestMove());
        RootMoves ofHelper = search(task).moves(limits);
        ofHelper.prove(Line.of(mate), 1);
        RootMoves ofIdleHelper = search(task).moves(limits);
        return reporter.conclude(List.of(ofIdleHelper, ofHelper));
    }

    @Test
    void aHelperThatHasFoundMoreIsElected() {
        SearchResult result = concluded(Limits.NONE);
        assertEquals(mate, result.bestMove());
        assertEquals(Score.mateIn(1), result.best().score());
        assertEquals(result, reports.get(reports.size() - 1), "the listener hears of it");
    }

    @Test
    void whoAsksForADepthGetsIt() {
        SearchResult result = concluded(Limits.ofDepth(2));
        assertEquals(other, result.bestMove());
        assertEquals(2, result.best().depth());
    }

    @Test
    void withoutHelpersTheMainThreadDecides() {
        SearchTask task = new SearchTask(new SearchRequest(position, Limits.NONE), new SearchControl());
        RootSearch main = search(task);
        RootMoves moves = main.moves(Limits.NONE);
        SearchReporter reporter = new SearchReporter(List.of(main), moves, ScoreScale.AS_IS, reports::add);
        new IterativeDeepening(main, moves, 1, reporter).run(1, 1);
        assertEquals(mate, reporter.conclude(List.of()).bestMove());
    }

    @Test
    void boundsAreReportedFromHalfAMillionNodesOn() {
        SearchTask task = new SearchTask(new SearchRequest(position, Limits.NONE), new SearchControl());
        RootSearch main = search(task);
        RootMoves moves = main.moves(Limits.NONE);
        SearchReporter reporter = new SearchReporter(List.of(main), moves, ScoreScale.AS_IS, reports::add);
        new IterativeDeepening(main, moves, 1, IterativeDeepening.Listener.NONE).run(1, 1);
        main.count(499_999 - main.nodes());
        reporter.failedHighOrLow();
        assertEquals(0, reports.size());
        main.count(1);
        reporter.failedHighOrLow();
        assertEquals(1, reports.size());
    }
}
