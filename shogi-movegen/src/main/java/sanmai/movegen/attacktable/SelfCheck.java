package sanmai.movegen.attacktable;

import static sanmai.core.TypeCode.KING;

import sanmai.core.Piece;
import sanmai.shogi.Move;

/** Judges by the attack table whether one move leaves its own king attacked; the move is not made. */
final class SelfCheck {
    private SelfCheck() {}

    /** Whether the king of the side to move is safe after a pseudo-legal move of its side. */
    static boolean isKept(AttackTableBoard position, int move) {
        TableState state = position.state();
        int us = state.turn;
        int king = state.king(us);
        if (king == Mailbox.NOWHERE) {
            return true;
        }
        int to = Mailbox.index(Move.to(move));
        if (Piece.typeCode(Move.piece(move)) == KING) {
            return canStep(state.table, us, king, to);
        }
        int checks = state.table[king] & AttackBits.attacks(us ^ 1);
        if (checks != 0 && !answers(position.board(), king, checks, to)) {
            return false;
        }
        if (Move.isDrop(move)) {
            return true;
        }
        int from = Mailbox.index(Move.from(move));
        int pin = pin(state.table, us, king, from);
        int direction = Mailbox.direction(from, to);
        return pin == Mailbox.NO_DIRECTION || direction == pin || direction == 7 - pin;
    }

    private static boolean canStep(int[] table, int us, int king, int to) {
        boolean attacked = (table[to] & AttackBits.attacks(us ^ 1)) != 0;
        int direction = Mailbox.direction(king, to);
        return !attacked && (AttackBits.slides(table[king], us ^ 1) >>> direction & 1) == 0;
    }

    /** Whether a piece moved to this mailbox index ends all checks: it takes the only checker or blocks its line. */
    private static boolean answers(int[] board, int king, int checks, int to) {
        if ((checks & checks - 1) != 0) {
            return false;
        }
        int move = AttackBits.move(Integer.numberOfTrailingZeros(checks));
        int index = king - move;
        while (index != to && board[index] == 0) {
            index -= move;
        }
        return index == to;
    }

    /** The direction of the pin from a piece to its own king; {@link Mailbox#NO_DIRECTION} if it is not pinned. */
    static int pin(int[] table, int us, int king, int piece) {
        int direction = Mailbox.direction(piece, king);
        if ((AttackBits.slides(table[piece], us ^ 1) >>> direction & 1) == 0) {
            return Mailbox.NO_DIRECTION;
        }
        int step = Mailbox.step(direction);
        int index = piece + step;
        while ((table[index] & AttackBits.OCCUPIED) == 0) {
            index += step;
        }
        return index == king ? direction : Mailbox.NO_DIRECTION;
    }
}
