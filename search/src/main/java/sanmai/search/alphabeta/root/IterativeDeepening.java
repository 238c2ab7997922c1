package sanmai.search.alphabeta.root;

import static sanmai.search.alphabeta.SearchParameter.ASPIRATION_MIN_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.ASPIRATION_WINDOW;

import java.util.function.IntPredicate;
import sanmai.engine.Score;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.SearchParameters;
import sanmai.search.alphabeta.stack.Node;

/**
 * Iterative deepening, the loop of one thread: it searches the root one ply deeper each time, the best moves of one
 * iteration being the first of the next. Each iteration begins with an aspiration window around the last score, which
 * is widened on the side where the score falls outside. For several variations (multi-PV) each of the best moves in
 * turn is searched for among those that are left.
 */
public final class IterativeDeepening {
    /** Hears what the iterations find. */
    @FunctionalInterface
    public interface Listener {
        /** Lets the iterations go on. */
        Listener NONE = depth -> true;

        /** An iteration is complete. Returns whether another may begin. */
        boolean completed(int depth);

        /** A score was outside the aspiration window: the search fails high or low, and is repeated. */
        default void failedHighOrLow() {}
    }

    private final RootSearch rootSearch;
    private final RootMoves moves;
    private final int multiPv;
    private final Listener listener;

    public IterativeDeepening(RootSearch rootSearch, RootMoves moves, int multiPv, Listener listener) {
        this.rootSearch = rootSearch;
        this.moves = moves;
        this.multiPv = Math.min(multiPv, moves.size());
        this.listener = listener;
    }

    /**
     * Searches until the task is over, the listener says so, or this depth is done.
     *
     * @return whether another iteration may begin
     */
    public boolean run(int firstDepth, int lastDepth) {
        return run(firstDepth, lastDepth, depth -> true);
    }

    /** The same, but only to the depths that are wanted. */
    public boolean run(int firstDepth, int lastDepth, IntPredicate wanted) {
        for (int depth = firstDepth; depth <= lastDepth; depth++) {
            if (!wanted.test(depth)) {
                continue;
            }
            for (int first = 0; first < multiPv && !rootSearch.isStopped(); first++) {
                moves.searchFrom(first);
                findBest(depth);
                moves.sortLines(Math.min(first + 1, multiPv));
            }
            if (rootSearch.isStopped() || !listener.completed(depth)) {
                return false;
            }
        }
        return true;
    }

    /** Finds the best of the moves that are searched, and puts it first. */
    private void findBest(int depth) {
        int last = moves.get(moves.first()).lineScore();
        SearchParameters parameters = rootSearch.features().parameters();
        boolean narrow = rootSearch.features().has(Feature.ASPIRATION_WINDOWS)
                && depth >= parameters.get(ASPIRATION_MIN_DEPTH)
                && !Score.isMate(last);
        int step = windowReach(parameters.get(ASPIRATION_WINDOW), last);
        int alpha = narrow ? last - step : -Node.INFINITE;
        int beta = narrow ? last + step : Node.INFINITE;
        moves.get(moves.first()).startIteration(rootSearch.thread, depth);
        moves.startIteration(multiPv);
        int failedHigh = 0;
        while (true) {
            int score = rootSearch.search(moves, alpha, beta, Math.max(1, depth - failedHigh));
            moves.sort();
            if (rootSearch.isStopped() || score > alpha && score < beta) {
                return;
            }
            boolean unbounded = Math.abs(score) >= Node.KNOWN_WIN;
            if (score <= alpha) {
                beta = alpha;
                failedHigh = 0;
                alpha = unbounded ? -Node.INFINITE : Math.max(score - step, -Node.INFINITE);
            } else {
                failedHigh += rootSearch.features().has(Feature.ASPIRATION_REDUCTIONS) ? 1 : 0;
                alpha = Math.max(beta - step, alpha);
                beta = unbounded ? Node.INFINITE : Math.min(score + step, Node.INFINITE);
            }
            step += step / 3 + 1;
            listener.failedHighOrLow();
        }
    }

    /**
     * How far an aspiration window reaches on either side of the last score: the further that is from 0, the more scores change.
     *
     * @param least how far it reaches at 0
     */
    static int windowReach(int least, int lastScore) {
        int distance = Math.min(Math.abs(lastScore), 2000);
        return least + distance * distance / 10_000;
    }
}
