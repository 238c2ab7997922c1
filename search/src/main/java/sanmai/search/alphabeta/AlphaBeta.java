package sanmai.search.alphabeta;

import java.util.List;
import java.util.concurrent.ThreadFactory;
import sanmai.search.GameRules;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
import sanmai.search.alphabeta.root.IterativeDeepening;
import sanmai.search.alphabeta.root.RootMateSearch;
import sanmai.search.alphabeta.root.RootMoves;
import sanmai.search.alphabeta.root.RootSearch;
import sanmai.search.alphabeta.root.SearchTask;
import sanmai.search.alphabeta.tt.TranspositionTable;
import sanmai.search.eval.Evaluation;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.eval.ScoreScale;
import sanmai.search.mate.MateSolver;
import sanmai.search.time.Limits;
import sanmai.search.time.Resources;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Move;
import sanmai.workers.ExclusiveUse;

/**
 * The engine's search: alpha-beta with iterative deepening. With one thread and fresh memory the same position with the
 * same depth or number of nodes always gives the same answer after the same nodes. Further threads help, and vote on
 * the answer (lazy SMP).
 *
 * <p>{@link #prepare} allocates the memory; a search without it allocates a small amount.
 */
public final class AlphaBeta implements Searcher {
    private final EvaluationFactory evaluations;
    private final Features features;
    private final SearchMemory memory;
    private final HelperThreads helpers;
    private final ExclusiveUse use = new ExclusiveUse("the searcher", this::release);
    private volatile List<RootSearch> counted = List.of(); // the threads of the last search

    /** With an evaluation, of which each thread gets its own. */
    public AlphaBeta(EvaluationFactory evaluations) {
        this(evaluations, Features.ALL);
    }

    /** With an evaluation, of which each thread gets its own, and with these features alone. */
    public AlphaBeta(EvaluationFactory evaluations, Features features) {
        this(evaluations, features, HelperThreads.USUAL);
    }

    /** The same, with threads from this factory. */
    AlphaBeta(EvaluationFactory evaluations, Features features, ThreadFactory threads) {
        this.evaluations = evaluations;
        this.features = features;
        memory = new SearchMemory(evaluations, features);
        helpers = new HelperThreads(threads);
    }

    /**
     * A searcher with its memory allocated.
     *
     * @throws OutOfMemoryError if there is no room for this memory or these threads; then nothing stays allocated
     */
    public static AlphaBeta prepared(EvaluationFactory evaluations, Features features, Resources resources) {
        AlphaBeta searcher = new AlphaBeta(evaluations, features);
        try {
            searcher.prepare(resources);
            return searcher;
        } catch (OutOfMemoryError e) {
            searcher.close();
            throw e;
        }
    }

    @Override
    public void prepare(Resources wanted) {
        use.run("prepare", () -> prepareAll(wanted));
    }

    private void prepareAll(Resources wanted) {
        Resources got = allocate(wanted);
        if (!got.equals(wanted)) {
            throw new OutOfMemoryError("there is room for " + words(got) + ", not for " + words(wanted));
        }
    }

    private static String words(Resources resources) {
        return resources.hashMegabytes() + " MB of hash (threads: " + resources.threads() + ")";
    }

    @Override
    public Resources prepareAtMost(Resources wanted) {
        return use.call("prepareAtMost", () -> allocate(wanted));
    }

    private Resources allocate(Resources wanted) {
        counted = List.of(); // The allocation may drop some of them.
        Resources allocated = memory.allocate(wanted);
        int threads = 1 + helpers.resize(allocated.threads() - 1);
        memory.keepThreads(threads);
        return new Resources(allocated.hashMegabytes(), threads);
    }

    @Override
    public void newGame() {
        use.run("newGame", memory::clear);
    }

    @Override
    public void close() {
        use.close();
    }

    private void release() {
        counted = List.of();
        memory.release();
        helpers.close();
    }

    @Override
    public SearchResult search(SearchRequest request, SearchControl control, SearchListener listener) {
        return use.call("search", () -> {
            use.onStop(control::stop);
            return searchAlone(request, control, listener);
        });
    }

    private SearchResult searchAlone(SearchRequest request, SearchControl control, SearchListener listener) {
        if (memory.isEmpty()) {
            allocate(Resources.SMALL);
        }
        TranspositionTable table = memory.table();
        table.nextGeneration();
        SearchTask task = new SearchTask(onScale(request), control);
        List<RootSearch> searches = List.copyOf(memory.searches());
        counted = searches;
        RootSearch main = searches.get(0);
        main.start(task, request.position().copy(), table, request.limits().nodes());
        List<RootSearch> helping = searches.subList(1, searches.size());
        helping.forEach(search -> search.start(task, request.position().copy(), table, Long.MAX_VALUE));
        task.share(this::nodes);
        RootMoves moves = main.moves(control.mustStop() ? limitsAtOnce(request, main) : request.limits());
        if (moves.size() == 0) {
            return SearchResult.mated(control.elapsedNanos());
        }
        SearchReporter reporter = new SearchReporter(searches, moves, evaluations.scoreScale(), listener);
        LastingProgress progress = new LastingProgress(reporter::progress);
        try {
            listener.begun(progress);
            IterativeDeepening.Listener mates = new RootMateSearch(memory.mateSolver(), main, moves, reporter);
            IterativeDeepening deepening =
                    new IterativeDeepening(main, moves, request.limits().multiPv(), mates);
            if (deepening.run(1, 1)) { // Without helpers: on a busy machine they would take the processor.
                helpers.start(helping);
                deepening.run(2, request.limits().depth());
            }
            return reporter.conclude(end(task));
        } finally {
            end(task);
            progress.end();
        }
    }

    /** Searches to depth 1, with the transposition table of the other search and nothing else of it. */
    @Override
    public SearchResult answerAtOnce(SearchRequest request, SearchControl control) {
        TranspositionTable shared = memory.table(); // Another thread may be allocating it.
        TranspositionTable table = shared != null ? shared : new TranspositionTable(1);
        Limits oneLine = request.limits().withMultiPv(1);
        SearchRequest asked = onScale(new SearchRequest(request.position().copy(), oneLine, request.rules()));
        SearchTask task = new SearchTask(asked, control);
        RootSearch search = new RootSearch(evaluations.create(), features);
        search.start(task, asked.position(), table, Long.MAX_VALUE);
        RootMoves moves = search.moves(limitsAtOnce(asked, search));
        if (moves.size() == 0) {
            return SearchResult.mated(control.elapsedNanos());
        }
        SearchReporter reporter =
                new SearchReporter(List.of(search), moves, evaluations.scoreScale(), SearchListener.NONE);
        new IterativeDeepening(search, moves, 1, reporter).run(1, 1);
        return reporter.conclude(List.of());
    }

    /**
     * The limits of a search without time: the only move is that of the transposition table, which comes from a deeper
     * search, unless there is none or another move mates.
     */
    private static Limits limitsAtOnce(SearchRequest request, RootSearch search) {
        int move = search.tableMove();
        boolean isWanted = move != Move.NONE && request.limits().allows(move);
        return isWanted && MateSolver.mateInOne(request.position(), request.limits()) == Move.NONE
                ? request.limits().withSearchMoves(move)
                : request.limits();
    }

    /**
     * The number of nodes of the search that is running, or was the last one; 0 after its memory was prepared anew. Any
     * thread may ask, and may see an earlier number.
     */
    public long nodes() {
        long nodes = 0;
        for (RootSearch search : counted) {
            nodes += search.nodes();
        }
        return nodes;
    }

    /** The request with its draw values on the scale of the search. */
    private SearchRequest onScale(SearchRequest request) {
        ScoreScale scale = evaluations.scoreScale();
        GameRules rules = request.rules();
        GameRules onScale = rules.withDrawValues(
                drawValue(scale.ofCentipawns(rules.drawValueBlack())),
                drawValue(scale.ofCentipawns(rules.drawValueWhite())));
        return new SearchRequest(request.position(), request.limits(), onScale);
    }

    /** A draw is never better than a won game. */
    private static int drawValue(int wanted) {
        return Math.max(-Evaluation.MAX_SCORE, Math.min(wanted, Evaluation.MAX_SCORE));
    }

    /** Ends a task, and returns the moves of each helper. */
    private List<RootMoves> end(SearchTask task) {
        task.end();
        return helpers.join();
    }
}
