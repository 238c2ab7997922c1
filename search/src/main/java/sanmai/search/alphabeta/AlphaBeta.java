package sanmai.search.alphabeta;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import sanmai.search.Limits;
import sanmai.search.Resources;
import sanmai.search.SearchControl;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.mate.MateSolver;
import sanmai.shogi.Position;

/**
 * The engine's search. With one thread and fresh memory the same position with the same depth or number of nodes always
 * gives the same answer after the same nodes. Further threads search the same position at other depths; they help by
 * what they leave in the table (lazy SMP).
 *
 * <p>Memory is taken by {@link #prepare}, or in a small amount by the first search without it.
 */
public final class AlphaBeta implements Searcher {
    /** For mates one part in so many of the memory, beside that for other positions. */
    private static final int PART_FOR_MATES = 16;

    private final EvaluationFactory evaluations;
    private final Features features;

    /** One for each thread; empty until there is memory. */
    private final List<RootSearch> trees = new ArrayList<>();

    private MateSolver mateSolver; // null until there is memory
    private TranspositionTable table; // null until there is memory
    private Resources resources = Resources.SMALL;
    private ExecutorService helpers; // null while there is one thread

    /** With an evaluation, of which each thread gets its own. */
    public AlphaBeta(EvaluationFactory evaluations) {
        this(evaluations, Features.ALL);
    }

    /** With an evaluation, of which each thread gets its own, doing without some of its features. */
    public AlphaBeta(EvaluationFactory evaluations, Features features) {
        this.evaluations = evaluations;
        this.features = features;
    }

    @Override
    public void prepare(Resources wanted) {
        if (table == null || wanted.hashMegabytes() != resources.hashMegabytes()) {
            TranspositionTable newTable = new TranspositionTable(wanted.hashMegabytes());
            mateSolver = new MateSolver(Math.max(1, wanted.hashMegabytes() / PART_FOR_MATES));
            table = newTable;
        }
        List<RootSearch> more = new ArrayList<>();
        for (int i = trees.size(); i < wanted.threads(); i++) {
            more.add(new RootSearch(evaluations.create(), features));
        }
        trees.addAll(more);
        trees.subList(wanted.threads(), trees.size()).clear();
        employ(wanted.threads() - 1);
        resources = wanted;
    }

    private void employ(int number) {
        if (helpers != null && number != resources.threads() - 1) {
            helpers.shutdown();
            helpers = null;
        }
        if (helpers == null && number > 0) {
            helpers = Executors.newFixedThreadPool(number, task -> {
                Thread thread = new Thread(task, "search helper");
                thread.setDaemon(true);
                return thread;
            });
        }
    }

    @Override
    public void newGame() {
        if (table != null) {
            table.clear();
            mateSolver.newGame();
        }
        trees.forEach(RootSearch::clear);
    }

    @Override
    public SearchResult search(SearchRequest request, SearchControl control, SearchListener listener) {
        if (table == null) {
            prepare(resources);
        }
        table.nextGeneration();
        SearchTask task = new SearchTask(request, control);
        RootSearch tree = trees.get(0);
        Position position = request.position().copy();
        tree.start(task, position, table, request.limits().nodes());
        RootMoves moves = RootMoves.of(position, request.limits(), tree);
        if (moves.size() == 0) {
            return SearchResult.mated(control.elapsedNanos());
        }
        List<Future<?>> helping = startHelpers(task);
        try {
            SearchReporter reports = new SearchReporter(task, trees, moves, table, listener);
            IterativeDeepening.Listener listeners =
                    new RootMateSearch(mateSolver, task, position, tree, moves, reports);
            new IterativeDeepening(tree, moves, request.limits().multiPv(), listeners)
                    .run(1, request.limits().depth());
            task.end();
            finish(helping);
            return reports.last();
        } finally {
            task.end();
            finish(helping);
        }
    }

    private List<Future<?>> startHelpers(SearchTask task) {
        List<Future<?>> helping = new ArrayList<>();
        Limits limits = task.limits();
        for (int i = 1; i < trees.size(); i++) {
            RootSearch tree = trees.get(i);
            Position position = task.request.position().copy();
            int firstDepth = 1 + i % 2;
            tree.start(task, position, table, Long.MAX_VALUE);
            helping.add(helpers.submit(() -> {
                RootMoves moves = RootMoves.of(position, limits, tree);
                new IterativeDeepening(tree, moves, limits.multiPv(), IterativeDeepening.Listener.NONE)
                        .run(firstDepth, Limits.MAX_DEPTH);
            }));
        }
        return helping;
    }

    /** Waits for the helpers, which end as soon as the task is over. */
    private static void finish(List<Future<?>> helping) {
        boolean interrupted = false;
        for (Future<?> helper : helping) {
            boolean done = false;
            while (!done) {
                try {
                    helper.get();
                    done = true;
                } catch (ExecutionException e) {
                    throw new IllegalStateException("a searching thread failed", e.getCause());
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
