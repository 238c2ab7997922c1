package sanmai.core;

import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;

/**
 * A piece with its colour. As {@link Integer} does for ints, this class has the functions on the codes of pieces, for
 * generators, and the values. There is one value for each piece.
 *
 * <p>Piece codes: {@code type.code() | color << 4}, so 1 to 14 are Black's pieces, 17 to 30 White's, and 0 is no piece.
 *
 * <p>The code's bit 3 says "promoted" for the kinds that can promote, so {@code piece | 8} promotes a pawn, lance,
 * knight, silver, bishop or rook and {@code piece & ~8} turns it back. Gold (7) and king (8) stand outside that rule.
 *
 * <p>Immutable.
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

    private static final Piece[] ALL = new Piece[LIMIT];

    static {
        for (Color color : Color.values()) {
            for (PieceType type : PieceType.values()) {
                ALL[code(color, type)] = new Piece(color, type);
                boolean gold = type.isPromoted() && type != PieceType.HORSE && type != PieceType.DRAGON;
                MOVES_LIKE[code(color, type)] = (byte) code(color, gold ? PieceType.GOLD : type);
            }
        }
    }

    private final Color color;
    private final PieceType type;

    private Piece(Color color, PieceType type) {
        this.color = color;
        this.type = type;
    }

    /** The piece of this colour and kind. */
    public static Piece of(Color color, PieceType type) {
        return ALL[code(color, type)];
    }

    /**
     * The piece with this code.
     *
     * @throws IllegalArgumentException if no piece has it; {@link #NONE} is no piece
     */
    public static Piece of(int code) {
        if (code < 0 || code >= LIMIT || ALL[code] == null) {
            throw new IllegalArgumentException("no piece has the code " + code);
        }
        return ALL[code];
    }

    /**
     * The piece that SFEN writes like this: {@code P}, {@code +r}; upper case is Black.
     *
     * @throws IllegalArgumentException if SFEN writes no piece like this
     */
    public static Piece parse(String sfen) {
        Objects.requireNonNull(sfen, "sfen");
        return Arrays.stream(ALL)
                .filter(piece -> piece != null && piece.toString().equals(sfen))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "not a piece: \"" + sfen + "\" (a piece is a letter of SFEN, such as P, or +r)"));
    }

    /** The side that has the piece. */
    public Color color() {
        return color;
    }

    /** The kind of the piece. */
    public PieceType type() {
        return type;
    }

    /** The number of the piece, by its colour and kind. */
    public int code() {
        return code(color, type);
    }

    /** The piece as SFEN writes it: {@code P}, {@code +r}; upper case is Black. */
    @Override
    public String toString() {
        return sfen(code());
    }

    /** The code of a piece. */
    public static int code(Color color, PieceType type) {
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
        return color(piece) == Color.BLACK ? letters : letters.toLowerCase(Locale.ROOT);
    }
}
