package sanmai.search.alphabeta;

import static sanmai.core.TypeCode.BISHOP;
import static sanmai.core.TypeCode.LANCE;
import static sanmai.core.TypeCode.PAWN;
import static sanmai.core.TypeCode.ROOK;

import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.shogi.Move;

/**
 * Non-promotions (funari): moves that could promote a piece but do not. A pawn, a bishop or a rook loses nothing by
 * promoting, nor does a lance on the last rank but one. To decline is of use in rare positions alone, where it avoids a
 * drop-pawn mate (uchifuzume).
 */
final class NonPromotions {
    /** The squares of the two ranks where a lance has no use for staying what it is. */
    private static final int LANCE_SQUARES = 2 * 9;

    private NonPromotions() {}

    /** Whether a legal move declines a promotion for nothing. */
    static boolean isUseless(int move) {
        if (Move.isPromotion(move) || Move.isDrop(move)) {
            return false;
        }
        int piece = Move.piece(move);
        int type = Piece.typeCode(piece);
        int to = fromFarEdge(piece, Move.to(move));
        if (type == PAWN) {
            return isInZone(to);
        }
        if (type == BISHOP || type == ROOK) {
            return isInZone(to) || isInZone(fromFarEdge(piece, Move.from(move)));
        }
        return type == LANCE && to < LANCE_SQUARES;
    }

    /** The square as the piece's side counts it, from its far edge on. */
    private static int fromFarEdge(int piece, int square) {
        return piece >>> Piece.COLOR_SHIFT == 0 ? square : Square.COUNT - 1 - square;
    }

    private static boolean isInZone(int fromFarEdge) {
        return fromFarEdge < Square.PER_WORD;
    }
}
