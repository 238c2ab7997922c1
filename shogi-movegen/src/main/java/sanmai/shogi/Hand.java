package sanmai.shogi;

import java.util.List;
import java.util.Objects;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;

/**
 * The pieces in one hand. As {@link Integer} does for ints, this class has the functions on the codes of hands, for
 * generators, and the values.
 *
 * <p>The code of a hand is packed into an int: pawns in bits 0 to 4, each other kind in three or two bits at four times
 * its {@linkplain PieceType#code() code}. The top bit of every kind's field is clear, so that hands can be compared
 * kind by kind with one subtraction, as {@link #isEqualOrSuperior} does.
 *
 * <p>Immutable.
 */
public final class Hand {
    /** The hand without pieces. */
    public static final int EMPTY = 0;

    /** The kinds that can be in hand in the order in which SFEN lists them: rook first, pawn last. */
    public static final List<PieceType> KINDS = List.of(
            PieceType.ROOK,
            PieceType.BISHOP,
            PieceType.GOLD,
            PieceType.SILVER,
            PieceType.KNIGHT,
            PieceType.LANCE,
            PieceType.PAWN);

    /** The greatest number of pieces of one kind in a hand: all pawns. */
    public static final int MAX_COUNT = PieceType.PAWN.countInASet();

    /** The bit above each field; it turns up where a subtraction borrowed. */
    private static final int BORROWS = 0x88888820;

    private static final int NOT_PAWNS = 0x77777700;

    private static final int[] SHIFT = {0, 0, 8, 12, 16, 20, 24, 28};
    private static final int[] FIELD = {0, 31, 7, 7, 7, 7, 7, 7};

    private static final int[] ONE_OF = new int[Piece.LIMIT];

    static {
        for (int piece = 0; piece < Piece.LIMIT; piece++) {
            ONE_OF[piece] = 1 << SHIFT[piece & 7];
        }
        for (Color color : Color.values()) {
            ONE_OF[Piece.code(color, PieceType.KING)] = 0;
        }
    }

    private final int code;

    private Hand(int code) {
        this.code = code;
    }

    /**
     * The hand with this code.
     *
     * @throws IllegalArgumentException if no hand has it
     */
    public static Hand of(int code) {
        int rest = code;
        boolean isInASet = true;
        for (PieceType type : KINDS) {
            isInASet &= count(code, type) <= type.countInASet();
            rest = with(rest, type, 0);
        }
        if (rest != 0 || !isInASet) {
            throw new IllegalArgumentException("no hand has the code " + code);
        }
        return new Hand(code);
    }

    /**
     * Reads a hand as {@link #toString} writes it.
     *
     * @throws IllegalArgumentException if the text is no hand
     */
    public static Hand parse(String text) {
        int code = EMPTY;
        boolean isHand = Objects.requireNonNull(text, "text").matches("-|(([1-9][0-9]?)?[RBGSNLP])+");
        for (String part : isHand ? text.replace("-", "").split("(?<=[A-Z])") : new String[0]) {
            if (!part.isEmpty()) {
                PieceType type = Piece.parse(part.substring(part.length() - 1)).type();
                int count =
                        count(code, type) + (part.length() == 1 ? 1 : Integer.parseInt(part, 0, part.length() - 1, 10));
                isHand &= count <= type.countInASet();
                code = with(code, type, Math.min(count, type.countInASet()));
            }
        }
        if (!isHand) {
            throw new IllegalArgumentException(
                    "not a hand: \"" + text + "\" (a hand is in letters of SFEN, such as R2P, or -)");
        }
        return of(code);
    }

    /** The hand as generators have it. */
    public int code() {
        return code;
    }

    /** The number of pieces of a kind; 0 for kinds that are never in hand. */
    public int count(PieceType type) {
        return type.canBeInHand() ? count(code, type) : 0;
    }

    /** The number of pieces. */
    public int size() {
        return size(code);
    }

    /** Whether the other hand has as many pieces of every kind. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Hand that && code == that.code;
    }

    @Override
    public int hashCode() {
        return code;
    }

    /** The pieces in letters and order of SFEN, such as {@code R2P}; {@code -} for the empty hand. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (PieceType type : KINDS) {
            int count = count(type);
            text.append(count > 1 ? count : "").append(count > 0 ? type.letters() : "");
        }
        return text.length() == 0 ? "-" : text.toString();
    }

    /** One piece of a kind, by its code 1 to 7: add it to a hand or subtract it. */
    public static int one(int kind) {
        return 1 << SHIFT[kind];
    }

    /** One piece of the kind that this piece becomes in the hand of its capturer; not for kings. */
    static int oneOf(int captured) {
        return ONE_OF[captured];
    }

    /** The number of pieces of a kind, by its code 1 to 7, in the hand. */
    public static int count(int hand, int kind) {
        return hand >>> SHIFT[kind] & FIELD[kind];
    }

    /** The number of pieces of a kind in the hand. */
    public static int count(int hand, PieceType type) {
        return count(hand, type.code());
    }

    /** Whether the hand has a piece of this kind, by its code 1 to 7. */
    public static boolean has(int hand, int kind) {
        return count(hand, kind) != 0;
    }

    /** The hand with this number of pieces of a kind instead of what it had. */
    public static int with(int hand, PieceType type, int count) {
        int kind = type.code();
        return hand & ~(FIELD[kind] << SHIFT[kind]) | count << SHIFT[kind];
    }

    /** The number of pieces in the hand. */
    public static int size(int hand) {
        int size = 0;
        for (int kind = 1; kind <= PieceType.HAND_KINDS; kind++) {
            size += count(hand, kind);
        }
        return size;
    }

    /** Whether a hand is equal or superior to another one: it has at least as many pieces of every kind. */
    public static boolean isEqualOrSuperior(int hand, int other) {
        return (hand - other & BORROWS) == 0;
    }

    /**
     * The kinds other than pawns in the hand, as one bit for each: bit {@code 4 * kind + 3}.
     *
     * <p>Adding 7 to a field carries into its top bit exactly if the field is not zero.
     */
    public static int kindsBesidesPawns(int hand) {
        return (hand & NOT_PAWNS) + NOT_PAWNS & ~NOT_PAWNS & ~0xFF;
    }
}
