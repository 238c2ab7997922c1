package sanmai.core.sliders.fill;

import sanmai.core.occupancy.Occupancy;

/** The attacks of a set of sliders of one kind, given as two halves. */
interface SetAttacks {
    /** The low half of the squares that the sliders attack. */
    long low(long low, long high, Occupancy occupancy);

    /** The high half of the squares that the sliders attack. */
    long high(long low, long high, Occupancy occupancy);
}
