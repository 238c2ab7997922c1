package sanmai.core.sliders.parts;

import sanmai.core.Bitboard;
import sanmai.core.Square;
import sanmai.core.occupancy.Occupancy;

/** Sets of squares as two numbers: the low half holds the squares 0 to 53, words 0 and 1, the high half 54 to 80, word 2. */
public final class Halves {
    /** The number of squares in the low half. */
    public static final int LOW_SQUARES = 2 * Square.PER_WORD;

    private static final long LOW = (1L << LOW_SQUARES) - 1;

    private Halves() {}

    /** The low half of a set. */
    public static long low(Bitboard set) {
        return set.w0() | (long) set.w1() << Square.PER_WORD;
    }

    /** The high half of a set. */
    public static long high(Bitboard set) {
        return set.w2();
    }

    /** The occupied squares of the low half. */
    public static long low(Occupancy occupancy) {
        return occupancy.word(0) | (long) occupancy.word(1) << Square.PER_WORD;
    }

    /** The occupied squares of the high half. */
    public static long high(Occupancy occupancy) {
        return occupancy.word(2);
    }

    /** The squares of the low half that are not occupied. */
    public static long emptyLow(Occupancy occupancy) {
        return ~low(occupancy) & LOW;
    }

    /** The squares of the high half that are not occupied. */
    public static long emptyHigh(Occupancy occupancy) {
        return ~high(occupancy) & Bitboard.WORD_MASK;
    }

    /** Word 0 or 1, which the low half has. */
    public static int word(long low, int w) {
        return (int) (low >>> w * Square.PER_WORD) & Bitboard.WORD_MASK;
    }

    /** The high half of a set that moves towards greater square numbers. */
    public static long up(long low, long high, int distance) {
        return high << distance | low >>> LOW_SQUARES - distance;
    }

    /** The low half of a set that moves towards smaller square numbers. */
    public static long down(long low, long high, int distance) {
        return low >>> distance | high << LOW_SQUARES - distance;
    }
}
