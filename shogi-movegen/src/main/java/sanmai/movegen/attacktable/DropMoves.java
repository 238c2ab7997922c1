package sanmai.movegen.attacktable;

import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.shogi.Hand;
import sanmai.shogi.Move;

/**
 * Writes drops on the empty squares that were noted before, square by square: the same slides are cut by whatever is
 * dropped on a square, and a processor is quicker to do alike things in succession.
 */
final class DropMoves {
    private static final int PAWN = PieceType.PAWN.code();
    private static final int LANCE = PieceType.LANCE.code();
    private static final int KNIGHT = PieceType.KNIGHT.code();
    private static final int SILVER = PieceType.SILVER.code();

    private final byte[] squares = new byte[Square.LIMIT];
    private int count;

    /** The columns in which the side to move has a pawn, one bit each. */
    private int pawns;

    /** The drops on square 0 of the kinds in hand that may be dropped anywhere. */
    private final int[] unrestricted = new int[PieceType.HAND_KINDS];

    private int kinds;

    /** Notes an empty square, to be counted by {@link #found} or overwritten. */
    void note(int index, int square) {
        squares[index & Square.LIMIT - 1] = (byte) square;
    }

    /** Says how many squares have been noted, and in which columns the side to move has a pawn, one bit each. */
    void found(int newCount, int newPawns) {
        count = newCount;
        pawns = newPawns;
    }

    /** Writes the drops from a hand that is not empty. */
    int write(int us, int hand, int[] moves, int n) {
        int color = us << Piece.COLOR_SHIFT;
        readUnrestricted(color, hand);
        boolean holdsPawn = Hand.has(hand, PAWN);
        boolean holdsLance = Hand.has(hand, LANCE);
        boolean holdsKnight = Hand.has(hand, KNIGHT);
        for (int i = 0; i < count; i++) {
            int square = squares[i];
            if (holdsPawn) {
                moves[n] = Move.drop(color + PAWN, square);
                n += Promotions.stays(color + PAWN, square) & ~(pawns >>> Square.column(square));
            }
            if (holdsLance) {
                moves[n] = Move.drop(color + LANCE, square);
                n += Promotions.stays(color + LANCE, square);
            }
            if (holdsKnight) {
                moves[n] = Move.drop(color + KNIGHT, square);
                n += Promotions.stays(color + KNIGHT, square);
            }
            for (int kind = 0; kind < kinds; kind++) {
                moves[n++] = unrestricted[kind] + square;
            }
        }
        return n;
    }

    private void readUnrestricted(int color, int hand) {
        int n = 0;
        for (int kind = SILVER; kind <= PieceType.HAND_KINDS; kind++) {
            if (Hand.has(hand, kind)) {
                unrestricted[n++] = Move.drop(color + kind, 0);
            }
        }
        kinds = n;
    }
}
