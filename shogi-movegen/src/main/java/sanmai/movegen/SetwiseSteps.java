package sanmai.movegen;

import sanmai.core.Bitboard;
import sanmai.core.attacks.StepWindow;

/**
 * The steps of a whole set of pieces at once, counted direction by direction: the set is shifted, and the population count
 * of what meets the targets is the number of steps. Sets are in the {@link StepWindow} of one word of the
 * board, where a rank is nine bits; colours are ordinals, and Black moves towards the lower bits.
 */
final class SetwiseSteps {
    private static final int RANK = 9;

    /** The squares of column 0, the left edge of the board, in any window. */
    private static final long LEFT = 0x8040201008040201L;

    private static final long NOT_LEFT = ~LEFT;
    private static final long NOT_RIGHT = ~(LEFT << 8);

    private SetwiseSteps() {}

    /** Steps straight and diagonally forward: of silvers and golds. */
    static int forward(int color, long from, long to) {
        long left = from & NOT_LEFT;
        long right = from & NOT_RIGHT;
        return color == 0
                ? count(from >>> RANK & to, left >>> RANK + 1 & to) + Long.bitCount(right >>> RANK - 1 & to)
                : count(from << RANK & to, left << RANK - 1 & to) + Long.bitCount(right << RANK + 1 & to);
    }

    /** Steps sideways and straight back: of golds. */
    static int sidewaysAndBack(int color, long from, long to) {
        return count((from & NOT_LEFT) >>> 1 & to, (from & NOT_RIGHT) << 1 & to)
                + Long.bitCount((color == 0 ? from << RANK : from >>> RANK) & to);
    }

    /** Steps diagonally back: of silvers. */
    static int diagonallyBack(int color, long from, long to) {
        long left = from & NOT_LEFT;
        long right = from & NOT_RIGHT;
        return color == 0
                ? count(left << RANK - 1 & to, right << RANK + 1 & to)
                : count(left >>> RANK + 1 & to, right >>> RANK - 1 & to);
    }

    /** Jumps of knights. */
    static int jumps(int color, long from, long to) {
        long left = from & NOT_LEFT;
        long right = from & NOT_RIGHT;
        return color == 0
                ? count(left >>> 2 * RANK + 1 & to, right >>> 2 * RANK - 1 & to)
                : count(left << 2 * RANK - 1 & to, right << 2 * RANK + 1 & to);
    }

    /**
     * The squares of word {@code w} from which a piece of either side may step or jump to one of these squares, and those of these
     * squares that are in the word.
     *
     * @param to in the window of the word
     */
    static int origins(int w, long to) {
        long beside = (to & NOT_LEFT) >>> 1 | (to & NOT_RIGHT) << 1;
        long row = beside | to;
        long near = row | row << RANK | row >>> RANK | beside << 2 * RANK | beside >>> 2 * RANK;
        return (int) (near >>> StepWindow.shift(w)) & Bitboard.WORD_MASK;
    }

    private static int count(long oneWay, long otherWay) {
        return Long.bitCount(oneWay) + Long.bitCount(otherWay);
    }
}
