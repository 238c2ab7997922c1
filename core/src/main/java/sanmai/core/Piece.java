package sanmai.core;

/**
 * Piece codes: {@code type.code() | color << 4}, so 1 to 14 are Black's pieces, 17 to 30 White's, and 0 is no piece.
 *
 * <p>The code's bit 3 says "promoted" for the kinds that can promote, so {@code piece | 8} promotes a pawn, lance,
 * knight, silver, bishop or rook and {@code piece & ~8} turns it back. Gold (7) and king (8) stand outside that rule.
 */
public final class Piece {
    /** The code of an empty square. */
    public static final int NONE = 0;

    /** One more than the largest code: the length of a table indexed by piece. */
    public static final int LIMIT = 32;

    /** The bit that promotes a piece that can promote. */
    public static final int PROMOTION = 8;

    /** The length of hot tables indexed by {@link #onSquare}. */
    public static final int SQUARE_PAIRS = (LIMIT - 1) * Square.COUNT + Square.LIMIT;

    /** How far the colour is shifted inside a code. */
    public static final int COLOR_SHIFT = 4;

    /** The kinds that slide: bit {@code n} stands for the kind with code {@code n}. */
    private static final int SLIDERS = 1 << TypeCode.LANCE
            | 1 << TypeCode.BISHOP
            | 1 << TypeCode.ROOK
            | 1 << TypeCode.HORSE
            | 1 << TypeCode.DRAGON;

    private static final byte[] MOVES_LIKE = new byte[LIMIT];

    static {
        for (Color color : Color.values()) {
            for (PieceType type : PieceType.values()) {
                boolean gold = type.isPromoted() && type != PieceType.HORSE && type != PieceType.DRAGON;
                MOVES_LIKE[of(color, type)] = (byte) of(color, gold ? PieceType.GOLD : type);
            }
        }
    }

    private Piece() {}

    /** The code of a piece. */
    public static int of(Color color, PieceType type) {
        return type.code() | color.ordinal() << COLOR_SHIFT;
    }

    /** The index of a piece on a square, for tables of the length {@link #SQUARE_PAIRS}. */
    public static int onSquare(int piece, int square) {
        // The masks change nothing; they tell the JIT compiler that the index is in bounds.
        return (piece & LIMIT - 1) * Square.COUNT + (square & Square.LIMIT - 1);
    }

    /** The colour of a piece; meaningless for {@link #NONE}. */
    public static Color color(int piece) {
        return Color.of(piece >>> COLOR_SHIFT);
    }

    /** The kind of a piece; must not be {@link #NONE}. */
    public static PieceType type(int piece) {
        return PieceType.ofCode(typeCode(piece));
    }

    /** The kind of a piece as its code, 1 to 14; 0 for {@link #NONE}. */
    public static int typeCode(int piece) {
        return piece & 15;
    }

    /** Whether a piece slides, perhaps beside stepping: lance, bishop, rook, horse and dragon. */
    public static boolean isSlider(int piece) {
        return (SLIDERS >>> typeCode(piece) & 1) != 0;
    }

    /**
     * The gold of the same colour for a tokin and a promoted lance, knight or silver, which move like a gold; else the
     * piece itself.
     */
    public static int movesLike(int piece) {
        return MOVES_LIKE[piece];
    }

    /** The piece as SFEN writes it: {@code P}, {@code +r}; upper case is Black. */
    public static String sfen(int piece) {
        String letters = type(piece).letters();
        return color(piece) == Color.BLACK ? letters : letters.toLowerCase(java.util.Locale.ROOT);
    }
}
