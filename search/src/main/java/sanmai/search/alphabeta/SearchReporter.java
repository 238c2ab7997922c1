package sanmai.search.alphabeta;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sanmai.engine.PrincipalVariation;
import sanmai.engine.Score;
import sanmai.search.SearchListener;
import sanmai.search.SearchProgress;
import sanmai.search.SearchResult;
import sanmai.search.alphabeta.root.IterativeDeepening;
import sanmai.search.alphabeta.root.RootMoves;
import sanmai.search.alphabeta.root.RootSearch;
import sanmai.search.alphabeta.root.SearchTask;
import sanmai.search.eval.ScoreScale;
import sanmai.search.time.Limits;
import sanmai.shogi.Line;
import sanmai.shogi.Move;

/**
 * Tells the listener of a search what its main thread has found, and says when it has found enough.
 *
 * <p>The last report, the answer, has no bounds. If several lines are wanted they are compared with each other, so they
 * all come from the last complete iteration.
 */
final class SearchReporter implements IterativeDeepening.Listener {
    /** Shorter searches do not report a score outside the aspiration window: the iteration will be over soon. */
    private static final long FIRST_BOUND_NODES = 500_000;

    /** The search for a shorter mate ends when the depth is this multiple of the mate's plies. */
    private static final int MATE_DEPTH_FACTOR = 2;

    private final SearchTask task;
    private final ImmutableList<RootSearch> threads; // the main thread's first
    private final RootMoves moves;
    private final SearchListener listener;
    private final ScoreScale scale;
    private final int multiPv;
    private final ExtraTime extraTime;
    private List<PrincipalVariation> complete = List.of(); // of the last complete iteration
    private @Nullable SearchResult last; // null until something was reported

    SearchReporter(List<RootSearch> threads, RootMoves moves, ScoreScale scale, SearchListener listener) {
        task = threads.get(0).task();
        this.threads = ImmutableList.copyOf(threads);
        this.moves = moves;
        this.scale = scale;
        this.listener = listener;
        extraTime = new ExtraTime(threads.get(0).features());
        multiPv = Math.min(task.limits().multiPv(), moves.size());
    }

    @Override
    public boolean completed(int depth) {
        complete = moves.principalVariations(multiPv);
        report(complete);
        double more = extraTime.update(last.bestMove(), moves.get(0).lineScore(), moves.fractionOfFirst());
        return !task.control.isOptimumTimeUp(more) && !isDecided(depth);
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
            report(moves.principalVariations(multiPv));
        }
    }

    /**
     * The answer, which the listener has heard.
     *
     * @param helpers the moves of the helper threads, which vote if one line is wanted and no depth was asked for
     */
    SearchResult conclude(List<RootMoves> helpers) {
        List<PrincipalVariation> answer = multiPv > 1 && !complete.isEmpty() ? complete : settled();
        if (multiPv == 1 && task.limits().depth() == Limits.MAX_DEPTH) {
            answer = List.of(elected(answer.get(0), helpers));
        }
        if (last == null || !last.principalVariations().equals(told(answer)) || last.nodes() != nodes()) {
            report(answer);
        }
        return last;
    }

    /** The line that the threads elect; a helper that has finished no iteration has no vote. */
    private static PrincipalVariation elected(PrincipalVariation main, List<RootMoves> helpers) {
        List<PrincipalVariation> lines = new ArrayList<>(List.of(main));
        helpers.stream()
                .map(moves -> moves.settled(1).get(0))
                .filter(line -> line.depth() > 0)
                .forEach(lines::add);
        return ThreadVote.elect(lines);
    }

    private List<PrincipalVariation> settled() {
        moves.sortLines(multiPv); // An iteration that was stopped has left them in the order of its search.
        return moves.settled(multiPv);
    }

    private void report(List<PrincipalVariation> variations) {
        last = new SearchResult(
                told(variations),
                false,
                nodes(),
                task.control.elapsedNanos(),
                threads.get(0).fullness());
        listener.found(last);
    }

    /** The lines as users see them: with replies, and with scores in centipawns. */
    private List<PrincipalVariation> told(List<PrincipalVariation> variations) {
        return variations.stream()
                .map(this::withReply)
                .map(line -> line.withScore(scale.toCentipawns(line.score())))
                .toList();
    }

    /** GUIs ponder on the second move of a line: if a line has none, the transposition table may know it. */
    private PrincipalVariation withReply(PrincipalVariation variation) {
        int move = variation.line().firstCode();
        int reply = variation.line().size() > 1 ? Move.NONE : threads.get(0).replyTo(move);
        return reply == Move.NONE ? variation : variation.withLine(Line.of(move, reply));
    }

    /** How far the search has come; any thread may ask. */
    SearchProgress progress() {
        return new SearchProgress(
                threads.get(0).currentMove(),
                nodes(),
                task.control.elapsedNanos(),
                threads.get(0).fullness());
    }

    private long nodes() {
        return threads.stream().mapToLong(RootSearch::nodes).sum();
    }
}
