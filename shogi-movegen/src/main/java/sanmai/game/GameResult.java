package sanmai.game;

import java.util.Locale;
import java.util.Optional;
import sanmai.core.Color;
import sanmai.notation.record.GameEnd;

/**
 * How a game has ended.
 *
 * @param reason why it is over
 * @param winner who has won; empty for a draw
 */
public record GameResult(Reason reason, Optional<Color> winner) {
    /** Why a game is over. */
    public enum Reason {
        /** The side to move has no legal move, nearly always because it is mated. It has lost. */
        MATE,
        /** The position has occurred for the fourth time (sennichite): a draw. */
        REPETITION,
        /** The position has occurred for the fourth time by one side's perpetual check. That side has lost. */
        PERPETUAL_CHECK,
        /** The side to move has declared its win with an entered king (nyugyoku). */
        DECLARATION,
        /** The side to move has resigned. */
        RESIGNATION
    }

    /** Whether nobody has won. */
    public boolean isDraw() {
        return winner.isEmpty();
    }

    /** The end as records have it, for the side that is to move. */
    GameEnd end(Color turn) {
        return switch (reason) {
            case MATE -> GameEnd.MATE;
            case REPETITION -> GameEnd.REPETITION;
            case PERPETUAL_CHECK ->
                winner.equals(Optional.of(turn)) ? GameEnd.OPPONENTS_ILLEGAL_ACTION : GameEnd.ILLEGAL_ACTION;
            case DECLARATION -> GameEnd.DECLARATION;
            case RESIGNATION -> GameEnd.RESIGNATION;
        };
    }

    /** As {@code BLACK wins by mate}. */
    @Override
    public String toString() {
        String by = " by " + reason.name().toLowerCase(Locale.ROOT).replace('_', ' ');
        return winner.map(side -> side + " wins").orElse("draw") + by;
    }
}
