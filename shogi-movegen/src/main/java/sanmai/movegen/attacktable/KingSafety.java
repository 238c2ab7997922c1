package sanmai.movegen.attacktable;

import static sanmai.core.TypeCode.KING;

import sanmai.core.Piece;
import sanmai.shogi.Move;

/** Judges by the attack table whether one move leaves its own king attacked; the move is not made. */
final class KingSafety {
    private KingSafety() {}

    /** Whether the king of the side to move is safe after a pseudo-legal move of its side. */
    static boolean isKept(AttackTableBoard position, int move) {
        Layer layer = position.layer();
        int us = layer.turn;
        int king = layer.king(us);
        if (king == Grid.NOWHERE) {
            return true;
        }
        int to = Grid.place(Move.to(move));
        if (Piece.typeCode(Move.piece(move)) == KING) {
            return canStep(layer.table, us, king, to);
        }
        int checks = layer.table[king] & Slots.attacks(us ^ 1);
        if (checks != 0 && !answers(position.board(), king, checks, to)) {
            return false;
        }
        if (Move.isDrop(move)) {
            return true;
        }
        int from = Grid.place(Move.from(move));
        int pin = pin(layer.table, us, king, from);
        int direction = Grid.direction(from, to);
        return pin == Grid.NO_DIRECTION || direction == pin || direction == 7 - pin;
    }

    private static boolean canStep(int[] table, int us, int king, int to) {
        boolean attacked = (table[to] & Slots.attacks(us ^ 1)) != 0;
        int direction = Grid.direction(king, to);
        return !attacked && (Slots.slides(table[king], us ^ 1) >>> direction & 1) == 0;
    }

    /** Whether a piece on this place ends all checks: takes the only piece that gives one or stands in its way. */
    private static boolean answers(int[] board, int king, int checks, int to) {
        if ((checks & checks - 1) != 0) {
            return false;
        }
        int move = Slots.move(Integer.numberOfTrailingZeros(checks));
        int place = king - move;
        while (place != to && board[place] == 0) {
            place -= move;
        }
        return place == to;
    }

    /** The direction of the pin from a piece to its own king; {@link Grid#NO_DIRECTION} if it is not pinned. */
    static int pin(int[] table, int us, int king, int piece) {
        int direction = Grid.direction(piece, king);
        if ((Slots.slides(table[piece], us ^ 1) >>> direction & 1) == 0) {
            return Grid.NO_DIRECTION;
        }
        int step = Grid.step(direction);
        int place = piece + step;
        while ((table[place] & Slots.OCCUPIED) == 0) {
            place += step;
        }
        return place == king ? direction : Grid.NO_DIRECTION;
    }
}
