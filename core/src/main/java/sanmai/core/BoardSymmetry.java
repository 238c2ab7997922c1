package sanmai.core;

/** Rotates and mirrors sets of squares word by word. */
final class BoardSymmetry {
    private static final int TWO_ROWS = 18;
    private static final int MIDDLE_ROW = 0x1FF << 9;

    private BoardSymmetry() {}

    static Bitboard rotated180(Bitboard set) {
        return new Bitboard(reversed(set.w2()), reversed(set.w1()), reversed(set.w0()));
    }

    static Bitboard mirrored(Bitboard set) {
        return new Bitboard(mirrored(set.w0()), mirrored(set.w1()), mirrored(set.w2()));
    }

    /** A word with its 27 bits in the opposite order. */
    private static int reversed(int word) {
        return Integer.reverse(word) >>> Integer.SIZE - Square.PER_WORD;
    }

    /** A word with the nine bits of each row in the opposite order: all bits reversed, then the rows put back. */
    private static int mirrored(int word) {
        int reversed = reversed(word);
        return reversed << TWO_ROWS & Bitboard.WORD_MASK | reversed & MIDDLE_ROW | reversed >>> TWO_ROWS;
    }
}
