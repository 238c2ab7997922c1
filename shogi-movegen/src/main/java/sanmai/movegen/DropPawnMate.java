package sanmai.movegen;

import static sanmai.core.TypeCode.DRAGON;
import static sanmai.core.TypeCode.GOLD;
import static sanmai.core.TypeCode.HORSE;
import static sanmai.core.TypeCode.KNIGHT;
import static sanmai.core.TypeCode.PAWN;
import static sanmai.core.TypeCode.SILVER;

import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.shogi.Attackers;
import sanmai.shogi.Hand;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * The rule that a dropped pawn must not mate (uchifuzume). Only one square can be forbidden: the one in front of the
 * other side's king.
 */
final class DropPawnMate {
    private final CheckInfo answer = new CheckInfo();

    /**
     * The square on which a pawn could be dropped but for this rule; {@link Square#NONE} if the rule forbids nothing.
     * Makes the drop, looks at the answers, and takes it back.
     */
    int square(CheckInfo info) {
        int us = info.us;
        int square = inFront(info.position.king(us ^ 1), us);
        boolean candidate = square != Square.NONE && canDrop(info, square);
        return candidate && mates(info.position, square) ? square : Square.NONE;
    }

    /** Whether dropping a pawn, which must be legal but for this rule, mates the other king. */
    boolean mates(Position position, int square) {
        int us = position.turnOrdinal();
        if (square != inFront(position.king(us ^ 1), us)) {
            return false;
        }
        position.doMove(Move.dropCode(us << Piece.COLOR_SHIFT | PAWN, square));
        boolean mate = isMate(position, square);
        position.undoMove();
        return mate;
    }

    /** The square from which a pawn of a side attacks the other side's king, if there are both. */
    private static int inFront(int king, int us) {
        int square = us == 0 ? king + 9 : king - 9;
        return king == Square.NONE || square < 0 || square >= Square.COUNT ? Square.NONE : square;
    }

    private static boolean canDrop(CheckInfo s, int square) {
        int w = Square.word(square);
        int free = s.targets.word(w) & ~s.position.occupancy().word(w) & ~Pawns.nifuFiles(s.position, s.ours | PAWN);
        return (free & Square.bit(square)) != 0 && Hand.has(s.position.hand(s.us), PAWN);
    }

    /**
     * Whether the side to move is mated by the pawn on this square. A pawn's check cannot be blocked, so either the
     * king steps away or takes the pawn, or another piece takes it. A pinned piece never can: its pin would have to run
     * through the pawn, which then would stand between.
     */
    private boolean isMate(Position position, int pawn) {
        CheckInfo s = answer;
        s.read(position);
        return s.targets.king == 0 && !canTake(s, pawn);
    }

    /** Whether a piece other than the king that is not pinned attacks a square, of the side that was read. */
    static boolean canTake(CheckInfo s, int square) {
        return stepsTo(s, PAWN, square)
                || stepsTo(s, KNIGHT, square)
                || stepsTo(s, SILVER, square)
                || stepsTo(s, GOLD, square)
                || stepsTo(s, HORSE, square)
                || stepsTo(s, DRAGON, square)
                || slidesTo(s, square);
    }

    private static boolean stepsTo(CheckInfo s, int type, int square) {
        int entry = Attacks.stepEntry(s.theirs | type, square);
        int found = 0;
        for (int w = 0; w < 3; w++) {
            found |= Attacks.stepWord(entry + w) & s.position.word(s.ours | type, w) & ~s.pinned(w);
        }
        return found != 0;
    }

    private static boolean slidesTo(CheckInfo s, int square) {
        int found = 0;
        for (int w = 0; w < 3; w++) {
            found |= Attackers.sliders(s.position, square, s.us, w) & ~s.pinned(w);
        }
        return found != 0;
    }
}
