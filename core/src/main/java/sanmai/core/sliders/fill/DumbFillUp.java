package sanmai.core.sliders.fill;

import sanmai.core.occupancy.Occupancy;
import sanmai.core.sliders.parts.Halves;

/**
 * Dumb7fill towards greater square numbers: the sliders move seven times one step onto empty squares. One step more attacks.
 *
 * @param step how far a step goes
 * @param insideLow the squares of the low half that a step can lead to
 * @param insideHigh the squares of the high half that a step can lead to
 */
record DumbFillUp(int step, long insideLow, long insideHigh) implements SetAttacks {
    @Override
    public long low(long low, long high, Occupancy occupancy) {
        long open = Halves.emptyLow(occupancy) & insideLow;
        long filled = low;
        for (int i = 0; i < STEPS; i++) {
            filled |= open & filled << step;
        }
        return filled << step & insideLow;
    }

    @Override
    public long high(long low, long high, Occupancy occupancy) {
        long openLow = Halves.emptyLow(occupancy) & insideLow;
        long open = Halves.emptyHigh(occupancy) & insideHigh;
        long filledLow = low;
        long filled = high;
        for (int i = 0; i < STEPS; i++) {
            filled |= open & Halves.up(filledLow, filled, step);
            filledLow |= openLow & filledLow << step;
        }
        return Halves.up(filledLow, filled, step) & insideHigh;
    }
}
