package sanmai.core.sliders.arithmetic;

import sanmai.core.occupancy.MapSet;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.sliders.folding.Folding;
import sanmai.core.sliders.parts.LineKey;
import sanmai.core.sliders.parts.PerSquare;

/**
 * Turns the blockers of a line of nine bits into its attacked squares by the difference of the nearest blockers on
 * either side (obstruction difference, as described for chess by Michael Hoffmann).
 *
 * <p>Let {@code below} be the nearest blocker under the slider, or bit 0 if there is none, and {@code above} all
 * blockers over it. {@code above ^ (above - below)} has all bits from {@code below} to the nearest blocker over the
 * slider, since the subtraction borrows from that blocker, or from beyond the line if there is none.
 *
 * @param inner the blockers on the seven inner squares
 * @param position the position of each square on its line
 */
record ObstructionDifference(LineKey inner, PerSquare position) implements LineKey {
    @Override
    public int key(int square, Occupancy occupancy) {
        int occupied = inner.key(square, occupancy) << 1;
        int slider = 1 << position.at(square);
        int below = Integer.highestOneBit(occupied & slider - 1 | 1);
        int above = occupied & -2 * slider;
        return (above ^ above - below) & ~slider & Folding.NINE;
    }

    @Override
    public MapSet maps() {
        return inner.maps();
    }
}
