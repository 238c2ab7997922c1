package sanmai.engine;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import sanmai.shogi.Line;
import sanmai.shogi.Move;

/**
 * An engine's analysis of a position. Scores are for the side to move.
 *
 * @param bestMove the move that it would play; empty if it has none, declares a win, or resigns
 * @param declaresWin whether it would declare a win instead of moving (nyugyoku)
 * @param variations the principal variations, the best one first; empty if the engine reports none
 * @param nodes the number of nodes it has visited
 * @param time the time it took
 */
public record Analysis(
        Optional<Move> bestMove, boolean declaresWin, List<PrincipalVariation> variations, long nodes, Duration time) {
    /** The plies to a mate whose distance the engine does not report. */
    public static final int UNKNOWN_MATE = Score.MATE - Score.MATE_IN_MAX;

    /** Copies the list. */
    public Analysis {
        variations = List.copyOf(variations);
    }

    /** The depth of the best variation in plies; 0 if there is none. */
    public int depth() {
        return variations.isEmpty() ? 0 : variations.get(0).depth();
    }

    /** The score in centipawns; empty if a side is mated by force, or there is no score. */
    public OptionalInt centipawns() {
        return hasScore() && !isMate() ? OptionalInt.of(score()) : OptionalInt.empty();
    }

    /**
     * The number of plies to a forced mate, negative if the side to move is mated; empty if no side is mated by force.
     * The absolute value is {@value #UNKNOWN_MATE} if the engine does not report the distance.
     */
    public OptionalInt mate() {
        if (!hasScore() || !isMate()) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(score() > 0 ? Score.pliesToMate(score()) : -Score.pliesToMate(score()));
    }

    /** The moves of the best variation; empty if there is none. */
    public Line pv() {
        return variations.isEmpty() ? Line.EMPTY : variations.get(0).line();
    }

    private boolean hasScore() {
        return !variations.isEmpty() && variations.get(0).isSearched();
    }

    private boolean isMate() {
        return Score.isMate(score());
    }

    private int score() {
        return variations.get(0).score();
    }

    /** As {@code depth 8  +23  7g7f 3c3d 2g2f  12345 nodes  0.12 s}. */
    @Override
    public String toString() {
        String statistics = "  " + nodes + " nodes  " + String.format(Locale.ROOT, "%.2f s", time.toNanos() / 1e9);
        if (declaresWin) {
            return "declares a win" + statistics;
        }
        if (variations.isEmpty()) {
            return bestMove.map(Move::toString).orElse("no move") + statistics;
        }
        return "depth " + depth() + "  " + scoreText() + "  " + pv() + statistics;
    }

    private String scoreText() {
        if (mate().isPresent()) {
            int plies = mate().getAsInt();
            String side = plies > 0 ? "mate" : "mated";
            return Math.abs(plies) == UNKNOWN_MATE ? side : "mate " + plies;
        }
        return centipawns().isPresent() ? String.format(Locale.ROOT, "%+d", score()) : "no score";
    }
}
