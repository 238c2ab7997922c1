package sanmai.shogi;

import java.util.Optional;
import sanmai.core.Bitboard;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.core.TypeCode;

/**
 * A move. As {@link Integer} does for ints, this class has the functions on the codes of moves, for generators and
 * searches, which allocate nothing, and the values, for everybody else. This class alone knows the bits of a code:
 *
 * <pre>
 * bits  0-6   the square moved to
 * bits  7-13  the square moved from; 0 in a drop
 * bits 14-18  the {@linkplain Piece piece} with its colour, as it was before it moved
 * bit   19    the piece promotes
 * bit   20    the piece is dropped from the hand
 * </pre>
 *
 * <p>Immutable.
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

    private final int code;

    private Move(int code) {
        this.code = code;
    }

    /**
     * The move with this code, which may be legal nowhere.
     *
     * @throws IllegalArgumentException if it {@linkplain #isMove is the code of no move}, for instance {@link #NONE}
     */
    public static Move of(int code) {
        if (!isMove(code)) {
            throw new IllegalArgumentException("no move has the code " + code);
        }
        return new Move(code);
    }

    /** The move as generators and searches have it. */
    public int code() {
        return code;
    }

    /** The square moved from; empty for a drop. */
    public Optional<Square> from() {
        return isDrop() ? Optional.empty() : Optional.of(Square.of(from(code)));
    }

    /** The square moved to. */
    public Square to() {
        return Square.of(to(code));
    }

    /** The piece before it moved, or the dropped piece. */
    public Piece piece() {
        return Piece.of(piece(code));
    }

    /** The kind of the piece before it moved, or of the dropped piece. */
    public PieceType pieceType() {
        return piece().type();
    }

    /** The side that moves. */
    public Color color() {
        return piece().color();
    }

    /** Whether the piece promotes. */
    public boolean isPromotion() {
        return isPromotion(code);
    }

    /** Whether the move drops a piece from the hand. */
    public boolean isDrop() {
        return isDrop(code);
    }

    /** Whether the other is the same move of the same piece. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Move that && code == that.code;
    }

    @Override
    public int hashCode() {
        return code;
    }

    /** The move in USI: {@code 7g7f}, {@code 8h2b+}, {@code P*5e}. */
    @Override
    public String toString() {
        return usi(code);
    }

    /** The code of the move of a piece between two squares, without promotion; or {@link #PROMOTION} to it to promote. */
    public static int code(int piece, int from, int to) {
        return to | from << FROM_SHIFT | piece << PIECE_SHIFT;
    }

    /** The code of the drop of a piece, which carries its owner's colour, on a square. */
    public static int dropCode(int piece, int to) {
        return to | DROP | piece << PIECE_SHIFT;
    }

    /** Whether a number is the code of a move between squares of the board, or of a drop; it may be legal nowhere. */
    public static boolean isMove(int number) {
        int type = Piece.typeCode(piece(number));
        boolean hasPiece = type != 0 && type <= PieceType.DRAGON.code();
        int froms = isDrop(number) ? 1 : Square.COUNT;
        return number >>> BITS == 0 && hasPiece && to(number) < Square.COUNT && from(number) < froms;
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

    /** Whether a move of a piece on the board could promote it, whether it does or not. */
    public static boolean canPromote(int move) {
        Bitboard zone = Bitboard.promotionZone(Piece.color(piece(move)));
        return Piece.type(piece(move)).canPromote() && (zone.contains(from(move)) || zone.contains(to(move)));
    }

    /** Whether a pawn promotes. */
    public static boolean isPawnPromotion(int move) {
        return isPromotion(move) && Piece.typeCode(piece(move)) == TypeCode.PAWN;
    }

    /** Whether the move drops a piece from the hand. */
    public static boolean isDrop(int move) {
        return (move & DROP) != 0;
    }

    /** The move in USI; {@code none} for {@link #NONE}. */
    public static String usi(int move) {
        if (move == NONE) {
            return "none";
        }
        String to = Square.name(to(move));
        if (isDrop(move)) {
            return Piece.type(piece(move)).letters() + "*" + to;
        }
        return Square.name(from(move)) + to + (isPromotion(move) ? "+" : "");
    }
}
