package sanmai.search.alphabeta;

import com.google.common.collect.ImmutableList;
import java.util.List;
import sanmai.search.PrincipalVariation;
import sanmai.search.Score;
import sanmai.search.SearchListener;
import sanmai.search.SearchResult;
import sanmai.search.eval.ScoreScale;

/** Tells the listener of a search what its main thread has found, and says when it has found enough. */
final class SearchReporter implements IterativeDeepening.Listener {
    /** Shorter searches do not report a score outside the aspiration window: the iteration will be over soon. */
    private static final long FIRST_BOUND_NODES = 500_000;

    /** The search for a shorter mate ends when the depth is this multiple of the mate's plies. */
    private static final int MATE_DEPTH_FACTOR = 2;

    private final SearchTask task;
    private final List<RootSearch> threads;
    private final RootMoves moves;
    private final TranspositionTable table;
    private final SearchListener listener;
    private final ScoreScale scale;
    private final int multiPv;
    private final BestMoveStability stability = new BestMoveStability();
    private SearchResult last; // null until something was reported

    SearchReporter(
            SearchTask task,
            List<RootSearch> threads,
            RootMoves moves,
            TranspositionTable table,
            ScoreScale scale,
            SearchListener listener) {
        this.task = task;
        this.threads = threads;
        this.moves = moves;
        this.table = table;
        this.scale = scale;
        this.listener = listener;
        multiPv = Math.min(task.limits().multiPv(), moves.size());
    }

    @Override
    public boolean completed(int depth) {
        report(principalVariations());
        double extraTime = stability.update(last.bestMove(), moves.get(0).lineScore());
        return !task.control.isOptimumTimeUp(extraTime) && !isDecided(depth);
    }

    /** Whether every line ends in a mate that deeper iterations will hardly find shorter. */
    private boolean isDecided(int depth) {
        return last.principalVariations().stream()
                .allMatch(variation -> Score.isMate(variation.score())
                        && depth > MATE_DEPTH_FACTOR * Score.pliesToMate(variation.score()));
    }

    @Override
    public void failedHighOrLow() {
        if (multiPv == 1 && nodes() >= FIRST_BOUND_NODES) {
            report(principalVariations());
        }
    }

    /** The lines with their scores as users are told of them. */
    private ImmutableList<PrincipalVariation> principalVariations() {
        return moves.principalVariations(multiPv).stream()
                .map(line -> line.withScore(scale.toCentipawns(line.score())))
                .collect(ImmutableList.toImmutableList());
    }

    /** The result, which the listener has heard. */
    SearchResult last() {
        moves.sortLines(multiPv); // An iteration that was stopped has left them in the order of its search.
        ImmutableList<PrincipalVariation> now = principalVariations();
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
        return threads.stream().mapToLong(RootSearch::nodes).sum();
    }
}
