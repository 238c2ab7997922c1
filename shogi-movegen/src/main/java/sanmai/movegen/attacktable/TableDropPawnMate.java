package sanmai.movegen.attacktable;

import static sanmai.core.TypeCode.PAWN;

import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.shogi.Move;

/**
 * The rule that a dropped pawn must not mate (uchifuzume), judged by the attack table. Only one square can be forbidden:
 * the one in front of the other side's king.
 */
final class TableDropPawnMate {
    private TableDropPawnMate() {}

    /**
     * The square on which the side to move, which must have a pawn in hand, would mate by dropping it;
     * {@link Square#NONE} if there is none. The board is the same afterwards.
     */
    static int square(AttackTableBoard position) {
        TableState state = position.state();
        int us = state.turn;
        int king = state.king(us ^ 1);
        if (king == Mailbox.NOWHERE) {
            return Square.NONE;
        }
        int pawn = king + (us == 0 ? Mailbox.SOUTH : Mailbox.NORTH);
        int word = state.table[pawn];
        // The king takes a pawn that nothing protects. On the rim both bits of occupation are set.
        boolean candidate = (word & AttackBits.OCCUPIED) == 0 && (word & AttackBits.attacks(us)) != 0;
        return candidate && mates(position, us, king, pawn) ? Mailbox.square(pawn) : Square.NONE;
    }

    private static boolean mates(AttackTableBoard position, int us, int king, int pawn) {
        position.doMove(Move.dropCode(us << Piece.COLOR_SHIFT | PAWN, Mailbox.square(pawn)));
        int[] table = position.state().table;
        boolean mate = !canStep(table, us ^ 1, king) && !canTake(table, us ^ 1, king, pawn);
        position.undoMove();
        return mate;
    }

    private static boolean canStep(int[] table, int them, int king) {
        int barred = AttackBits.occupied(them) | AttackBits.attacks(them ^ 1);
        for (int direction = 0; direction < 8; direction++) {
            if ((table[king + Mailbox.step(direction)] & barred) == 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether a piece other than the king takes the pawn. A pinned one never can: the pin would run through the pawn. */
    private static boolean canTake(int[] table, int them, int king, int pawn) {
        for (int rest = table[pawn] & AttackBits.attacks(them); rest != 0; rest &= rest - 1) {
            int move = AttackBits.move(Integer.numberOfTrailingZeros(rest));
            int from = pawn - move;
            while ((table[from] & AttackBits.OCCUPIED) == 0) {
                from -= move;
            }
            if (from != king && SelfCheck.pin(table, them, king, from) == Mailbox.NO_DIRECTION) {
                return true;
            }
        }
        return false;
    }
}
