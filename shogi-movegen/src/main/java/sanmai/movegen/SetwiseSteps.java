package sanmai.movegen;

/**
 * The steps of a whole set of pieces at once, counted direction by direction: the set is shifted, and the population count
 * of what meets the targets is the number of steps. Sets are in the {@link sanmai.core.attacks.StepWindow} of one word of the
 * board, where a rank is nine bits; colours are ordinals, and Black moves towards the lower bits.
 */
final class SetwiseSteps {
    private static final int RANK = 9;

    /** The squares of column 0, the left edge of the board, in any window. */
    private static final long LEFT = 0x0040201008040201L;

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

    private static int count(long oneWay, long otherWay) {
        return Long.bitCount(oneWay) + Long.bitCount(otherWay);
    }
}
