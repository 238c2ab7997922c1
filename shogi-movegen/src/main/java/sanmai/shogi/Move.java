package sanmai.shogi;

import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;

/**
 * Moves packed into ints. This class alone knows the bits:
 *
 * <pre>
 * bits  0-6   the square moved to
 * bits  7-13  the square moved from; 0 in a drop
 * bits 14-18  the {@linkplain Piece piece} with its colour, as it was before it moved
 * bit   19    the piece promotes
 * bit   20    the piece is dropped from the hand
 * </pre>
 */
public final class Move {
    /** No move. No legal move has this value. */
    public static final int NONE = 0;

    /** The flag of a promoting move, to be or'ed to a move. */
    public static final int PROMOTION = 1 << 19;

    private static final int DROP = 1 << 20;
    private static final int SQUARE_MASK = 127;
    private static final int FROM_SHIFT = 7;
    private static final int PIECE_SHIFT = 14;

    /** The number of bits of a move. */
    static final int BITS = 21;

    private Move() {}

    /** The move of a piece between two squares, without promotion; or {@link #PROMOTION} to it to promote. */
    public static int of(int piece, int from, int to) {
        return to | from << FROM_SHIFT | piece << PIECE_SHIFT;
    }

    /** The drop of a piece, which carries its owner's colour, on a square. */
    public static int drop(int piece, int to) {
        return to | DROP | piece << PIECE_SHIFT;
    }

    /** Whether a number is a move of a piece between squares of the board, or a drop; it may be legal nowhere. */
    public static boolean isMove(int number) {
        int type = Piece.typeCode(piece(number));
        boolean hasPiece = type != 0 && type <= PieceType.DRAGON.code();
        return number >>> BITS == 0 && hasPiece && to(number) < Square.COUNT && from(number) < Square.COUNT;
    }

    /** The square moved to. */
    public static int to(int move) {
        return move & SQUARE_MASK;
    }

    /** The square moved from; meaningless for a drop. */
    public static int from(int move) {
        return move >>> FROM_SHIFT & SQUARE_MASK;
    }

    /** The piece before it moved, or the dropped piece. */
    public static int piece(int move) {
        return move >>> PIECE_SHIFT & Piece.LIMIT - 1;
    }

    /** The piece as it stands after the move. */
    public static int placedPiece(int move) {
        return piece(move) + (move >>> 16 & Piece.PROMOTION) & Piece.LIMIT - 1;
    }

    /** Whether the piece promotes. */
    public static boolean isPromotion(int move) {
        return (move & PROMOTION) != 0;
    }

    /** Whether the move drops a piece from the hand. */
    public static boolean isDrop(int move) {
        return (move & DROP) != 0;
    }

    /** The move in USI: {@code 7g7f}, {@code 8h2b+}, {@code P*5e}. */
    public static String usi(int move) {
        String to = Square.name(to(move));
        if (isDrop(move)) {
            return Piece.type(piece(move)).letters() + "*" + to;
        }
        return Square.name(from(move)) + to + (isPromotion(move) ? "+" : "");
    }
}
