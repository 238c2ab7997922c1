package sanmai.shogi;

import com.google.common.collect.Sets;
import java.util.EnumSet;
import java.util.Set;
import sanmai.core.Square;

/**
 * One reason why a set-up is no position.
 *
 * @param reason what is wrong
 * @param square where it is wrong; {@link Square#NONE} if it is not on one square
 * @param message a sentence for people
 */
public record SetupProblem(Reason reason, int square, String message) {
    /** What can be wrong with a set-up. */
    public enum Reason {
        /** A side has more than one king. */
        TWO_KINGS,
        /** There are more pieces of a kind, on the board and in both hands, than a set has. */
        TOO_MANY_PIECES,
        /** A side has two unpromoted pawns on one file (nifu). */
        TWO_PAWNS,
        /** A pawn, lance or knight stands where it can never move again. */
        DEAD_PIECE,
        /** The side to move could take the other king. */
        OPPONENT_IN_CHECK;

        /** The reasons that keep a set-up from arising in a game, though it could be played. */
        public static final Set<Reason> HARMLESS = Sets.immutableEnumSet(EnumSet.of(TWO_PAWNS, DEAD_PIECE));

        /** Whether a position with this problem can be played all the same. */
        public boolean isHarmless() {
            return HARMLESS.contains(this);
        }
    }

    @Override
    public String toString() {
        return message;
    }
}
