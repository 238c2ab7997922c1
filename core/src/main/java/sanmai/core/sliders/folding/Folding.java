package sanmai.core.sliders.folding;

/** Folds the squares of one line, given as the three words of a board, into nine adjacent bits. */
public final class Folding {
    /** The squares of column 0 in a word: three bits, nine apart. */
    public static final int COLUMN = 0x40201;

    /** Nine adjacent bits. */
    public static final int NINE = 0x1FF;

    private Folding() {}

    /**
     * Some squares of a rank or a diagonal by column: column {@code c} becomes bit {@code c}. Such a line has at most one
     * square in each column, so or'ing the three words and then the three rows of the result loses nothing.
     */
    public static int byColumn(int w0, int w1, int w2) {
        int rows = w0 | w1 | w2;
        return (rows | rows >>> 9 | rows >>> 18) & NINE;
    }

    /**
     * The squares of a file, the three bits of each word laid over each other 3 apart: row {@code 3w + i} becomes bit
     * {@code 3w + 9i}.
     *
     * @param column the column of the file
     */
    public static int gather(int column, int w0, int w1, int w2) {
        return (w0 >>> column & COLUMN) | (w1 >>> column & COLUMN) << 3 | (w2 >>> column & COLUMN) << 6;
    }

    /**
     * The squares of a file by row: row {@code r} becomes bit {@code r}.
     *
     * <p>The factor has the bits 0, 8 and 16, so that bit 16 of the product and those above it are the rows in their
     * order: {@code 3w + 9i + 8(2 - i) = 16 + 3w + i}. No other product of two bits falls there, and none of them meet,
     * so nothing is carried.
     *
     * @param gathered the squares as {@link #gather} leaves them
     */
    public static int byRow(int gathered) {
        return gathered * 0x10101 >>> 16 & NINE;
    }
}
