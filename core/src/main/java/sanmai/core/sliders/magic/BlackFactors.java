package sanmai.core.sliders.magic;

import sanmai.core.Square;
import sanmai.core.sliders.magic.factors.BlockerPatterns;
import sanmai.core.sliders.magic.factors.MagicFactors;

/**
 * The irrelevant squares and the factors of each square of a slider.
 *
 * @param of four numbers for each square: all bits but those of the relevant squares 0 to 53, their factor, all bits but
 *     those of the relevant squares 54 to 80, and their factor
 */
record BlackFactors(long[] of) {
    /** No factors yet. */
    static BlackFactors none() {
        return new BlackFactors(new long[Square.LIMIT << 2]);
    }

    void set(int square, BlockerPatterns blockers, MagicFactors factors) {
        of[square << 2] = ~blockers.allLow();
        of[square << 2 | 1] = factors.lowFactor();
        of[square << 2 | 2] = ~blockers.allHigh();
        of[square << 2 | 3] = factors.highFactor();
    }

    /** The product of which the top bits are the index, for the occupied squares 0 to 53 and 54 to 80. */
    long product(int square, long low, long high) {
        int at = square << 2 & of.length - 1;
        return (low | of[at]) * of[at | 1] + (high | of[at | 2]) * of[at | 3];
    }
}
