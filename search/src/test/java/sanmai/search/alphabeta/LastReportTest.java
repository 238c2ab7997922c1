package sanmai.search.alphabeta;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sanmai.engine.Bound;
import sanmai.engine.PrincipalVariation;
import sanmai.engine.Score;
import sanmai.movegen.LegalMoves;
import sanmai.notation.Sfen;
import sanmai.positions.PositionCase;
import sanmai.positions.SuiteFormat;
import sanmai.search.SearchListener;
import sanmai.search.SearchProgress;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.search.time.TimeBudget;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/** What searches say last that are broken off anywhere: the answer, with an exact score and a reply. */
@Timeout(300)
class LastReportTest {
    private static final int SEARCHES = 80;
    private static final long SEED = 20261122;

    private final AlphaBeta searcher = new AlphaBeta(NetEvaluationFactory.shipped());

    /** Keeps what it hears. */
    private static final class Ear implements SearchListener {
        final List<SearchResult> heard = new ArrayList<>();
        Supplier<SearchProgress> progress;

        @Override
        public void begun(Supplier<SearchProgress> newProgress) {
            progress = newProgress;
        }

        @Override
        public void found(SearchResult result) {
            heard.add(result);
        }
    }

    /** A search that ends after this number of looks at its clock, the same each time. */
    private SearchResult search(Position position, Limits limits, long looks, Ear ear) {
        long[] time = {0};
        SearchControl control = new SearchControl(() -> time[0]++);
        control.grant(new TimeBudget(looks, looks));
        searcher.newGame();
        return searcher.search(new SearchRequest(position, limits), control, ear);
    }

    private static List<Position> positions() {
        return SuiteFormat.POSITIONS.shipped().cases().stream()
                .map(PositionCase::sfen)
                .map(Sfen::position)
                .toList();
    }

    @Test
    void itIsExactAndHasAReply() {
        SplittableRandom random = new SplittableRandom(SEED);
        List<Position> positions = positions();
        List<String> withoutReply = new ArrayList<>();
        for (int i = 0; i < SEARCHES; i++) {
            Position position = positions.get(random.nextInt(positions.size()));
            Ear ear = new Ear();
            SearchResult answer = search(position, Limits.NONE, 10 + random.nextInt(150), ear);
            assertSame(answer, ear.heard.get(ear.heard.size() - 1));
            assertTrue(answer.isExact() && answer.isSearched(), Sfen.of(position) + " " + answer);
            if (answer.best().line().size() == 1 && answer.score() != Score.mateIn(1)) {
                withoutReply.add(
                        Sfen.of(position) + " " + answer + " " + answer.best().line());
            }
        }
        assertTrue(withoutReply.size() <= 1, withoutReply.toString());
    }

    @Test
    void severalLinesComeFromOneIteration() {
        SplittableRandom random = new SplittableRandom(SEED);
        List<Position> positions = positions();
        for (int i = 0; i < SEARCHES / 2; i++) {
            Position position = positions.get(random.nextInt(positions.size()));
            Ear ear = new Ear();
            SearchResult answer = search(position, Limits.NONE.withMultiPv(3), 60 + random.nextInt(100), ear);
            List<PrincipalVariation> lines = answer.principalVariations();
            String where = Sfen.of(position) + " " + lines;
            MoveList moves = LegalMoves.of(position);
            assertEquals(Math.min(3, moves.size()), lines.size(), where);
            for (PrincipalVariation line : lines) {
                assertEquals(Bound.EXACT, line.bound(), where);
                assertEquals(lines.get(0).depth(), line.depth(), where);
            }
        }
    }

    /** Not only in the last report: an analysis shows them all. */
    @Test
    void everyReportOfSeveralLinesIsWholeAndInOrder() {
        SplittableRandom random = new SplittableRandom(SEED);
        List<Position> positions = positions();
        for (int i = 0; i < SEARCHES / 2; i++) {
            Position position = positions.get(random.nextInt(positions.size()));
            MoveList moves = LegalMoves.of(position);
            Ear ear = new Ear();
            search(position, new Limits(7, 40_000).withMultiPv(5), Long.MAX_VALUE, ear);
            for (SearchResult report : ear.heard) {
                assertInOrder(report.principalVariations(), Math.min(5, moves.size()), Sfen.of(position));
            }
        }
    }

    private static void assertInOrder(List<PrincipalVariation> lines, int number, String where) {
        assertEquals(
                number,
                lines.stream().map(line -> line.line().firstCode()).distinct().count(),
                where + lines);
        assertEquals(number, lines.size(), where + lines);
        for (int i = 0; i < number; i++) {
            assertEquals(Bound.EXACT, lines.get(i).bound(), where + lines);
            assertEquals(lines.get(0).depth(), lines.get(i).depth(), where + lines);
            assertTrue(i == 0 || lines.get(i - 1).score() >= lines.get(i).score(), where + lines);
        }
    }

    @Test
    void withoutTimeTheReportIsThatOfDepthOne() {
        Ear ear = new Ear();
        SearchResult answer = search(Position.start(), Limits.NONE, 0, ear);
        assertEquals(1, answer.best().depth());
        assertEquals(List.of(answer), ear.heard);
    }

    @Test
    void theProgressIsThatOfTheSearch() {
        Ear ear = new Ear();
        SearchResult answer = search(Position.start(), Limits.ofDepth(6), Long.MAX_VALUE, ear);
        SearchProgress progress = ear.progress.get();
        assertEquals(answer.nodes(), progress.nodes());
        assertEquals(answer.hashFull(), progress.hashFull());
        assertTrue(progress.move() != Move.NONE && progress.nanos() >= answer.nanos());
    }
}
