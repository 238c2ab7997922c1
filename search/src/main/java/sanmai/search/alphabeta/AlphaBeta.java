package sanmai.search.alphabeta;

import java.util.List;
import java.util.concurrent.ThreadFactory;
import sanmai.search.GameRules;
import sanmai.search.Resources;
import sanmai.search.SearchControl;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.eval.ScoreScale;

/**
 * The engine's search: alpha-beta with iterative deepening. With one thread and fresh memory the same position with the
 * same depth or number of nodes always gives the same answer after the same nodes. Further threads help, and vote on the answer (lazy
 * SMP).
 *
 * <p>Memory is taken by {@link #prepare}, or in a small amount by the first search without it.
 */
public final class AlphaBeta implements Searcher {
    private final EvaluationFactory evaluations;
    private final SearchMemory memory;
    private final HelperThreads helpers;

    /** With an evaluation, of which each thread gets its own. */
    public AlphaBeta(EvaluationFactory evaluations) {
        this(evaluations, Features.ALL);
    }

    /** With an evaluation, of which each thread gets its own, and with these features alone. */
    public AlphaBeta(EvaluationFactory evaluations, Features features) {
        this(evaluations, features, HelperThreads::newThread);
    }

    /** The same, with threads from this factory. */
    AlphaBeta(EvaluationFactory evaluations, Features features, ThreadFactory threads) {
        this.evaluations = evaluations;
        memory = new SearchMemory(evaluations, features);
        helpers = new HelperThreads(threads);
    }

    @Override
    public void prepare(Resources wanted) {
        Resources got = prepareAtMost(wanted);
        if (!got.equals(wanted)) {
            throw new OutOfMemoryError("there is room for " + got + ", not for " + wanted);
        }
    }

    @Override
    public Resources prepareAtMost(Resources wanted) {
        Resources allocated = memory.allocate(wanted);
        int threads = 1 + helpers.resize(allocated.threads() - 1);
        memory.keepThreads(threads);
        return new Resources(allocated.hashMegabytes(), threads);
    }

    @Override
    public void newGame() {
        memory.clear();
    }

    @Override
    public SearchResult search(SearchRequest request, SearchControl control, SearchListener listener) {
        if (memory.isEmpty()) {
            prepareAtMost(Resources.SMALL);
        }
        TranspositionTable table = memory.table();
        table.nextGeneration();
        ScoreScale scale = evaluations.scoreScale();
        SearchTask task = new SearchTask(onScale(scale, request), control);
        List<RootSearch> searches = memory.searches();
        RootSearch main = searches.get(0);
        main.start(task, request.position().copy(), table, request.limits().nodes());
        List<RootSearch> helping = searches.subList(1, searches.size());
        helping.forEach(search -> search.start(task, request.position().copy(), table, Long.MAX_VALUE));
        RootMoves moves = RootMoves.of(request.limits(), main);
        if (moves.size() == 0) {
            return SearchResult.mated(control.elapsedNanos());
        }
        try {
            SearchReporter reporter = new SearchReporter(task, searches, moves, table, scale, listener);
            listener.begun(reporter::progress);
            IterativeDeepening.Listener mates = new RootMateSearch(memory.mateSolver(), task, main, moves, reporter);
            IterativeDeepening deepening =
                    new IterativeDeepening(main, moves, request.limits().multiPv(), mates);
            if (deepening.run(1, 1)) { // On a busy machine the helpers would keep it from the processor.
                helpers.start(task, helping);
                deepening.run(2, request.limits().depth());
            }
            return reporter.conclude(end(task));
        } finally {
            end(task);
        }
    }

    /** The number of nodes of the search that is running, or was the last one; any thread may ask, and may see an earlier one. */
    public long nodes() {
        return memory.isEmpty()
                ? 0
                : memory.searches().stream().mapToLong(RootSearch::nodes).sum();
    }

    /** A request with its scores on the scale of the search. */
    private static SearchRequest onScale(ScoreScale scale, SearchRequest request) {
        GameRules rules = request.rules();
        GameRules onScale = rules.withDrawValues(
                scale.ofCentipawns(rules.drawValueBlack()), scale.ofCentipawns(rules.drawValueWhite()));
        return new SearchRequest(request.position(), request.limits(), onScale);
    }

    /** Ends a task, and returns what the helpers have found, in their order. */
    private List<RootMoves> end(SearchTask task) {
        task.end();
        return helpers.join();
    }
}
