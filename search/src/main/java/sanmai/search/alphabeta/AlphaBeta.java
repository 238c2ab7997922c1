package sanmai.search.alphabeta;

import java.util.ArrayList;
import java.util.List;
import sanmai.search.GameRules;
import sanmai.search.Resources;
import sanmai.search.SearchControl;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.eval.ScoreScale;
import sanmai.search.mate.MateSolver;

/**
 * The engine's search: alpha-beta with iterative deepening. With one thread and fresh memory the same position with the
 * same depth or number of nodes always gives the same answer after the same nodes. Further threads only help (lazy SMP).
 *
 * <p>Memory is taken by {@link #prepare}, or in a small amount by the first search without it.
 */
public final class AlphaBeta implements Searcher {
    /** Beside the transposition table, the table for mates takes one part in this number of its memory. */
    private static final int MATE_TABLE_PART = 16;

    private final EvaluationFactory evaluations;
    private final Features features;

    /** One for each thread, the main thread's first; empty until there is memory. */
    private final List<RootSearch> searches = new ArrayList<>();

    private final HelperThreads helpers = new HelperThreads();
    private MateSolver mateSolver; // null until there is memory
    private TranspositionTable table; // null until there is memory
    private Resources resources = Resources.SMALL;

    /** With an evaluation, of which each thread gets its own. */
    public AlphaBeta(EvaluationFactory evaluations) {
        this(evaluations, Features.ALL);
    }

    /** With an evaluation, of which each thread gets its own, and with these features alone. */
    public AlphaBeta(EvaluationFactory evaluations, Features features) {
        this.evaluations = evaluations;
        this.features = features;
    }

    @Override
    public void prepare(Resources wanted) {
        if (table == null || wanted.hashMegabytes() != resources.hashMegabytes()) {
            TranspositionTable newTable = new TranspositionTable(wanted.hashMegabytes());
            mateSolver = new MateSolver(Math.max(1, wanted.hashMegabytes() / MATE_TABLE_PART));
            table = newTable;
        }
        List<RootSearch> more = new ArrayList<>();
        for (int i = searches.size(); i < wanted.threads(); i++) {
            more.add(new RootSearch(evaluations.create(), features));
        }
        searches.addAll(more);
        searches.subList(wanted.threads(), searches.size()).clear();
        helpers.resize(wanted.threads() - 1);
        resources = wanted;
    }

    @Override
    public void newGame() {
        if (table != null) {
            table.clear();
            mateSolver.newGame();
        }
        searches.forEach(RootSearch::clear);
    }

    @Override
    public SearchResult search(SearchRequest request, SearchControl control, SearchListener listener) {
        if (table == null) {
            prepare(resources);
        }
        table.nextGeneration();
        ScoreScale scale = evaluations.scoreScale();
        SearchTask task = new SearchTask(onScale(scale, request), control);
        RootSearch main = searches.get(0);
        main.start(task, request.position().copy(), table, request.limits().nodes());
        RootMoves moves = RootMoves.of(request.limits(), main);
        if (moves.size() == 0) {
            return SearchResult.mated(control.elapsedNanos());
        }
        try {
            helpers.start(task, searches.subList(1, searches.size()), table);
            SearchReporter reporter = new SearchReporter(task, searches, moves, table, scale, listener);
            listener.begun(reporter::progress);
            IterativeDeepening.Listener mates = new RootMateSearch(mateSolver, task, main, moves, reporter);
            new IterativeDeepening(main, moves, request.limits().multiPv(), mates)
                    .run(1, request.limits().depth());
            end(task);
            return reporter.conclude();
        } finally {
            end(task);
        }
    }

    /** A request with its scores on the scale of the search. */
    private static SearchRequest onScale(ScoreScale scale, SearchRequest request) {
        GameRules rules = request.rules();
        GameRules onScale = rules.withDrawValues(
                scale.ofCentipawns(rules.drawValueBlack()), scale.ofCentipawns(rules.drawValueWhite()));
        return new SearchRequest(request.position(), request.limits(), onScale);
    }

    private void end(SearchTask task) {
        task.end();
        helpers.join();
    }
}
