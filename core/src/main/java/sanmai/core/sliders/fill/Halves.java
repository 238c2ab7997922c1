package sanmai.core.sliders.fill;

import sanmai.core.Bitboard;
import sanmai.core.Square;
import sanmai.core.occupancy.Occupancy;

/** Sets of squares as two numbers, squares 0 to 53 and squares 54 to 80, which a fill shifts as one. */
final class Halves {
    /** The number of squares in the low half. */
    static final int LOW_SQUARES = 2 * Square.PER_WORD;

    /** The greatest number of empty squares between a slider and a square that it attacks. */
    static final int STEPS = 7;

    /** All squares of the low half. */
    static final long LOW = (1L << LOW_SQUARES) - 1;

    private Halves() {}

    static long low(Bitboard set) {
        return set.w0() | (long) set.w1() << Square.PER_WORD;
    }

    static long high(Bitboard set) {
        return set.w2();
    }

    /** The squares of the low half that are not occupied. */
    static long emptyLow(Occupancy occupancy) {
        return ~(occupancy.word(0) | (long) occupancy.word(1) << Square.PER_WORD) & LOW;
    }

    /** The squares of the high half that are not occupied. */
    static long emptyHigh(Occupancy occupancy) {
        return ~occupancy.word(2) & Bitboard.WORD_MASK;
    }

    /** The high half of a set that moves towards greater square numbers. */
    static long up(long low, long high, int distance) {
        return high << distance | low >>> LOW_SQUARES - distance;
    }

    /** The low half of a set that moves towards smaller square numbers. */
    static long down(long low, long high, int distance) {
        return low >>> distance | high << LOW_SQUARES - distance;
    }
}
