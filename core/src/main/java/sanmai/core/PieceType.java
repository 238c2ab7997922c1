package sanmai.core;

import java.util.Locale;

/**
 * The fourteen kinds of piece. The first seven can be held in hand. {@link #code()} is {@code ordinal() + 1}, chosen so
 * that a promoted kind is its unpromoted kind plus 8.
 */
public enum PieceType {
    PAWN("P"),
    LANCE("L"),
    KNIGHT("N"),
    SILVER("S"),
    BISHOP("B"),
    ROOK("R"),
    GOLD("G"),
    KING("K"),
    TOKIN("+P"),
    PRO_LANCE("+L"),
    PRO_KNIGHT("+N"),
    PRO_SILVER("+S"),
    HORSE("+B"),
    DRAGON("+R");

    /** The number of kinds that can be held in hand: those with the codes 1 to 7. */
    public static final int HAND_KINDS = 7;

    private static final PieceType[] ALL = values();
    private static final int[] COUNT_IN_A_SET = {18, 4, 4, 4, 2, 2, 4, 2};

    private final String letters;

    PieceType(String letters) {
        this.letters = letters;
    }

    /** The kind with this code, 1 (pawn) to 14 (dragon). */
    public static PieceType ofCode(int code) {
        return ALL[code - 1];
    }

    /** The number of this kind inside piece codes, 1 to 14. */
    public int code() {
        return ordinal() + 1;
    }

    /** The letters of this kind in SFEN, as Black writes them: {@code P}, {@code +P}. */
    public String letters() {
        return letters;
    }

    /** The name of this kind in English: {@code pawn}, {@code promoted lance}. */
    public String english() {
        return name().toLowerCase(Locale.ROOT).replace("pro_", "promoted ");
    }

    /** Whether this kind has a promoted form. */
    public boolean canPromote() {
        return this.ordinal() <= ROOK.ordinal();
    }

    /** Whether this kind is a promoted form. */
    public boolean isPromoted() {
        return this.ordinal() >= TOKIN.ordinal();
    }

    /** The kind that this one promotes to; itself where it cannot promote. */
    public PieceType promoted() {
        return canPromote() ? ALL[ordinal() + 8] : this;
    }

    /** The kind that this one becomes in the hand of the capturer; itself where it is not promoted. */
    public PieceType unpromoted() {
        return isPromoted() ? ALL[ordinal() - 8] : this;
    }

    /** Whether this kind can be held in hand. */
    public boolean canBeInHand() {
        return ordinal() < HAND_KINDS;
    }

    /** The number of pieces of this kind, promoted ones included, in a full set: 18 pawns, 2 rooks, 2 kings. */
    public int countInASet() {
        return COUNT_IN_A_SET[unpromoted().ordinal()];
    }
}
