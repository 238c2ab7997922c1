package sanmai.movegen.attacktable;

import static sanmai.core.TypeCode.KNIGHT;
import static sanmai.core.TypeCode.LANCE;
import static sanmai.core.TypeCode.PAWN;
import static sanmai.core.TypeCode.SILVER;

import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.shogi.Hand;
import sanmai.shogi.Move;

/**
 * Writes drops on the empty squares that were noted before, square by square: all drops on one square cut the same
 * slides, and a processor is quicker with similar work in succession.
 */
final class DropMoves {
    private final byte[] squares = new byte[Square.LIMIT];
    private int count;

    /** The drops on square 0 of the kinds in hand that may be dropped anywhere. */
    private final int[] unrestricted = new int[PieceType.HAND_KINDS];

    private int kinds;

    /** Where to note the empty squares, to be counted by {@link #found}. */
    byte[] squares() {
        return squares;
    }

    /** Sets the number of squares that have been noted. */
    void found(int newCount) {
        count = newCount;
    }

    /** Writes the drops from a hand that is not empty. */
    int write(int us, int hand, int[] board, int[] moves, int n) {
        int color = us << Piece.COLOR_SHIFT;
        readUnrestricted(color, hand);
        boolean holdsPawn = Hand.has(hand, PAWN);
        int pawns = holdsPawn ? pawnFiles(board, color + PAWN) : 0;
        boolean holdsLance = Hand.has(hand, LANCE);
        boolean holdsKnight = Hand.has(hand, KNIGHT);
        for (int i = 0; i < count; i++) {
            int square = squares[i];
            if (holdsPawn) {
                moves[n] = Move.dropCode(color + PAWN, square);
                n += PromotionRules.stays(color + PAWN, square) & ~(pawns >>> Square.column(square));
            }
            if (holdsLance) {
                moves[n] = Move.dropCode(color + LANCE, square);
                n += PromotionRules.stays(color + LANCE, square);
            }
            if (holdsKnight) {
                moves[n] = Move.dropCode(color + KNIGHT, square);
                n += PromotionRules.stays(color + KNIGHT, square);
            }
            for (int kind = 0; kind < kinds; kind++) {
                moves[n++] = unrestricted[kind] + square;
            }
        }
        return n;
    }

    /** The columns in which a pawn stands, one bit each. */
    private static int pawnFiles(int[] board, int pawn) {
        int pawns = 0;
        for (int row = Mailbox.FIRST; row < Mailbox.END; row += Mailbox.WIDTH) {
            for (int column = 0; column < 9; column++) {
                pawns |= (Move.piece(board[row + column]) == pawn ? 1 : 0) << column;
            }
        }
        return pawns;
    }

    private void readUnrestricted(int color, int hand) {
        int n = 0;
        for (int kind = SILVER; kind <= PieceType.HAND_KINDS; kind++) {
            if (Hand.has(hand, kind)) {
                unrestricted[n++] = Move.dropCode(color + kind, 0);
            }
        }
        kinds = n;
    }
}
