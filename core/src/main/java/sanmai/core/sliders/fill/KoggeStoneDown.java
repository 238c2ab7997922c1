package sanmai.core.sliders.fill;

import sanmai.core.occupancy.Occupancy;
import sanmai.core.sliders.parts.Halves;

/**
 * The fill of {@link KoggeStoneUp} towards smaller square numbers.
 *
 * @param step how far a step goes
 * @param insideLow the squares of the low half that a step can lead to
 * @param insideHigh the squares of the high half that a step can lead to
 */
record KoggeStoneDown(int step, long insideLow, long insideHigh) implements SetAttacks {
    @Override
    public long low(long low, long high, Occupancy occupancy) {
        long openHigh = Halves.emptyHigh(occupancy) & insideHigh;
        long open = Halves.emptyLow(occupancy) & insideLow;
        long to1High = high | openHigh & high >>> step;
        long to1 = low | open & Halves.down(low, high, step);
        open &= Halves.down(open, openHigh, step);
        openHigh &= openHigh >>> step;
        long to3High = to1High | openHigh & to1High >>> 2 * step;
        long to3 = to1 | open & Halves.down(to1, to1High, 2 * step);
        open &= Halves.down(open, openHigh, 2 * step);
        openHigh &= openHigh >>> 2 * step;
        long to7High = to3High | openHigh & to3High >>> 4 * step;
        long to7 = to3 | open & Halves.down(to3, to3High, 4 * step);
        return Halves.down(to7, to7High, step) & insideLow;
    }

    @Override
    public long high(long low, long high, Occupancy occupancy) {
        long open = Halves.emptyHigh(occupancy) & insideHigh;
        long to1 = high | open & high >>> step;
        open &= open >>> step;
        long to3 = to1 | open & to1 >>> 2 * step;
        open &= open >>> 2 * step;
        long to7 = to3 | open & to3 >>> 4 * step;
        return to7 >>> step & insideHigh;
    }
}
