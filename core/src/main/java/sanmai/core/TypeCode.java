package sanmai.core;

/**
 * The {@linkplain PieceType#code() codes} of the kinds of piece as compile-time constants, for generators: 1 (pawn) to 14
 * (dragon). A promoted kind is its unpromoted kind plus 8; a {@linkplain Piece piece} is such a code with a colour.
 */
public final class TypeCode {
    public static final int PAWN = 1;
    public static final int LANCE = 2;
    public static final int KNIGHT = 3;
    public static final int SILVER = 4;
    public static final int BISHOP = 5;
    public static final int ROOK = 6;
    public static final int GOLD = 7;
    public static final int KING = 8;
    public static final int TOKIN = PAWN | Piece.PROMOTION;
    public static final int PRO_LANCE = LANCE | Piece.PROMOTION;
    public static final int PRO_KNIGHT = KNIGHT | Piece.PROMOTION;
    public static final int PRO_SILVER = SILVER | Piece.PROMOTION;
    public static final int HORSE = BISHOP | Piece.PROMOTION;
    public static final int DRAGON = ROOK | Piece.PROMOTION;

    private TypeCode() {}
}
