package sanmai.core.sliders.fill;

import sanmai.core.occupancy.Occupancy;
import sanmai.core.sliders.parts.Halves;

/**
 * Dumb7fill towards smaller square numbers.
 *
 * @param step how far a step goes
 * @param insideLow the squares of the low half that a step can lead to
 * @param insideHigh the squares of the high half that a step can lead to
 */
record DumbFillDown(int step, long insideLow, long insideHigh) implements SetAttacks {
    @Override
    public long low(long low, long high, Occupancy occupancy) {
        long open = Halves.emptyLow(occupancy) & insideLow;
        long openHigh = Halves.emptyHigh(occupancy) & insideHigh;
        long filled = low;
        long filledHigh = high;
        for (int i = 0; i < STEPS; i++) {
            filled |= open & Halves.down(filled, filledHigh, step);
            filledHigh |= openHigh & filledHigh >>> step;
        }
        return Halves.down(filled, filledHigh, step) & insideLow;
    }

    @Override
    public long high(long low, long high, Occupancy occupancy) {
        long open = Halves.emptyHigh(occupancy) & insideHigh;
        long filled = high;
        for (int i = 0; i < STEPS; i++) {
            filled |= open & filled >>> step;
        }
        return filled >>> step & insideHigh;
    }
}
