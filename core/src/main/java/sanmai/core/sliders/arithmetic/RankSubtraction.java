package sanmai.core.sliders.arithmetic;

import sanmai.core.occupancy.Occupancy;
import sanmai.core.sliders.folding.Folding;
import sanmai.core.sliders.parts.LineKey;
import sanmai.core.sliders.parts.PerSquare;
import sanmai.core.sliders.parts.RankPattern;

/**
 * Finds the attacked squares of a rank by subtraction on its nine bits, once as they are and once in reverse order.
 *
 * @param inner the blockers on the seven inner squares
 * @param column the column of each square
 */
record RankSubtraction(RankPattern inner, PerSquare column) implements LineKey {
    static RankSubtraction create() {
        return new RankSubtraction(RankPattern.create(), PerSquare.columns());
    }

    @Override
    public int key(int square, Occupancy occupancy) {
        int slider = 1 << column.at(square);
        int occupied = inner.key(square, occupancy) << 1 & ~slider;
        int onOneSide = occupied - slider;
        int onTheOther = Integer.reverse(Integer.reverse(occupied) - Integer.reverse(slider));
        return (onOneSide ^ onTheOther) & ~slider & Folding.NINE;
    }
}
