package sanmai.core.attacks;

/**
 * A part of the board in one long, for pieces that step. No step goes further than two ranks, so the ranks that a piece
 * in word {@code w} of the board can step to fit into 63 bits: the first window shows ranks a to f, the second b to h,
 * the third d to i. Bits follow the order of the squares.
 *
 * <p>One long instead of three ints makes one loop or one population count of all targets of a piece. A window of a set
 * may show squares of further ranks in bits that no step reaches; a window of steps never does.
 */
public final class StepWindow {
    private static final int[] FIRST_SQUARE = {0, 9, 27};

    private StepWindow() {}

    /**
     * The window for pieces in word {@code w}, 0 to 2, of a set with these three words. The spare bits of the words
     * must be clear.
     */
    public static long of(int w, int word0, int word1, int word2) {
        if (w == 0) {
            return word0 | (long) word1 << 27;
        }
        return w == 1 ? word0 >>> 9 | (long) word1 << 18 | (long) word2 << 45 : word1 | (long) word2 << 27;
    }

    /** The bit where a word's own squares start in its window. */
    public static int shift(int w) {
        return w == 0 ? 0 : w == 1 ? 18 : 27;
    }

    /** The square of the lowest bit in the window for pieces in word {@code w}. */
    public static int firstSquare(int w) {
        return FIRST_SQUARE[w];
    }
}
