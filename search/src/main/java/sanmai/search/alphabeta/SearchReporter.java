package sanmai.search.alphabeta;

import com.google.common.collect.ImmutableList;
import java.util.List;
import sanmai.search.PrincipalVariation;
import sanmai.search.Score;
import sanmai.search.SearchListener;
import sanmai.search.SearchResult;

/** Tells the listener of a search what its main thread has found, and says when it has found enough. */
final class SearchReporter implements IterativeDeepening.Listener {
    /** Searches shorter than this do not tell of scores outside the window: the iteration will be over soon. */
    private static final long FIRST_BOUND_NODES = 500_000;

    /** A mate found is not looked for any more once trees are so many times as deep, and some plies. */
    private static final int MATE_DEPTH_FACTOR = 2;

    private final SearchTask task;
    private final List<RootSearch> trees;
    private final RootMoves moves;
    private final TranspositionTable table;
    private final SearchListener listener;
    private final int number;
    private final BestMoveStability urgency = new BestMoveStability();
    private SearchResult last; // null until something was reported

    SearchReporter(
            SearchTask task,
            List<RootSearch> trees,
            RootMoves moves,
            TranspositionTable table,
            SearchListener listener) {
        this.task = task;
        this.trees = trees;
        this.moves = moves;
        this.table = table;
        this.listener = listener;
        number = Math.min(task.limits().multiPv(), moves.size());
    }

    @Override
    public boolean completed(int depth) {
        report(moves.variations(number));
        double urgent = urgency.after(last.bestMove(), last.score());
        return !task.control.isOptimumTimeUp(urgent) && !isDecided(depth);
    }

    /** Whether every line ends in a mate that deeper trees will hardly find shorter. */
    private boolean isDecided(int depth) {
        return last.principalVariations().stream()
                .allMatch(variation -> Score.isMate(variation.score())
                        && depth > MATE_DEPTH_FACTOR * Score.pliesToMate(variation.score()));
    }

    @Override
    public void outsideWindow() {
        if (number == 1 && nodes() >= FIRST_BOUND_NODES) {
            report(moves.variations(number));
        }
    }

    /** The result, which the listener has heard. */
    SearchResult last() {
        moves.sortLines(number); // An iteration that was broken off has left them in the order of its search.
        ImmutableList<PrincipalVariation> now = moves.variations(number);
        if (last == null || !last.principalVariations().equals(now) || last.nodes() != nodes()) {
            report(now);
        }
        return last;
    }

    private void report(ImmutableList<PrincipalVariation> variations) {
        last = new SearchResult(variations, false, nodes(), task.control.elapsedNanos(), table.fullness());
        listener.found(last);
    }

    private long nodes() {
        return trees.stream().mapToLong(RootSearch::nodes).sum();
    }
}
