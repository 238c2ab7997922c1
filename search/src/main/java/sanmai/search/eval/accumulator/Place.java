package sanmai.search.eval.accumulator;

import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.shogi.Hand;

/**
 * Places of pieces, on squares and in hands: numbers from 0 to {@link #LIMIT} - 1 that do not depend on a perspective.
 */
public final class Place {
    /** The length of tables indexed by place. */
    public static final int LIMIT = 1 << 12;

    private static final int HANDS = Piece.SQUARE_PAIRS;

    private Place() {}

    /** The place of a piece on a square. */
    public static int onBoard(int piece, int square) {
        return Piece.onSquare(piece, square);
    }

    /**
     * The place of a piece in hand.
     *
     * @param owner the ordinal of the side whose hand it is
     * @param kind the kind's code, 1 to 7
     * @param before the number of pieces of this kind in the hand that are counted before it
     */
    public static int inHand(int owner, int kind, int before) {
        return HANDS + (owner << 3 | kind) * Hand.MAX_COUNT + before;
    }

    /** The square of a place on the board. */
    static int square(int place) {
        return place % Square.COUNT;
    }
}
