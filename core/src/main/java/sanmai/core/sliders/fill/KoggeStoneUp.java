package sanmai.core.sliders.fill;

import sanmai.core.occupancy.Occupancy;
import sanmai.core.sliders.parts.Halves;

/**
 * The fill of Kogge and Stone, after Steffan Westcott, towards greater square numbers: the sliders move one step, then two,
 * then four, each time onto squares up to which the way is empty. One step more attacks.
 *
 * @param step how far a step goes
 * @param insideLow the squares of the low half that a step can lead to
 * @param insideHigh the squares of the high half that a step can lead to
 */
record KoggeStoneUp(int step, long insideLow, long insideHigh) implements SetAttacks {
    @Override
    public long low(long low, long high, Occupancy occupancy) {
        long open = Halves.emptyLow(occupancy) & insideLow;
        long to1 = low | open & low << step;
        open &= open << step;
        long to3 = to1 | open & to1 << 2 * step;
        open &= open << 2 * step;
        long to7 = to3 | open & to3 << 4 * step;
        return to7 << step & insideLow;
    }

    @Override
    public long high(long low, long high, Occupancy occupancy) {
        long openLow = Halves.emptyLow(occupancy) & insideLow;
        long open = Halves.emptyHigh(occupancy) & insideHigh;
        long to1Low = low | openLow & low << step;
        long to1 = high | open & Halves.up(low, high, step);
        open &= Halves.up(openLow, open, step);
        openLow &= openLow << step;
        long to3Low = to1Low | openLow & to1Low << 2 * step;
        long to3 = to1 | open & Halves.up(to1Low, to1, 2 * step);
        open &= Halves.up(openLow, open, 2 * step);
        openLow &= openLow << 2 * step;
        long to7Low = to3Low | openLow & to3Low << 4 * step;
        long to7 = to3 | open & Halves.up(to3Low, to3, 4 * step);
        return Halves.up(to7Low, to7, step) & insideHigh;
    }
}
