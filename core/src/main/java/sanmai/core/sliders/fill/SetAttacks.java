package sanmai.core.sliders.fill;

import sanmai.core.occupancy.Occupancy;

/** The attacks of a set of sliders of one kind, given as two halves. */
interface SetAttacks {
    /** The greatest number of empty squares between a slider and a square that it attacks. */
    int STEPS = 7;

    /** The low half of the squares that the sliders attack. */
    long low(long low, long high, Occupancy occupancy);

    /** The high half of the squares that the sliders attack. */
    long high(long low, long high, Occupancy occupancy);
}
