package sanmai.search.alphabeta.history;

import static sanmai.core.TypeCode.GOLD;

import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.shogi.Move;

/** Numbers moves as a butterfly board does: by side, origin and destination, and here by promotion too. */
final class Butterfly {
    /** Squares, and kinds of pieces in hand. */
    private static final int ORIGINS = Square.COUNT + GOLD + 1;

    /** The number of numbers. */
    static final int COUNT = 2 * ORIGINS * 2 * Square.COUNT;

    private Butterfly() {}

    /** The number of a move, from 0 to {@value #COUNT} - 1. */
    static int of(int move) {
        int piece = Move.piece(move);
        int from = Move.isDrop(move) ? Square.COUNT + Piece.typeCode(piece) : Move.from(move);
        int origin = (piece >>> Piece.COLOR_SHIFT) * ORIGINS + from;
        return (2 * origin + (Move.isPromotion(move) ? 1 : 0)) * Square.COUNT + Move.to(move);
    }
}
