package sanmai.core.sliders.magic;

/**
 * The relevant squares and the factors of each place, where a place is a square, or for lances a colour and a square.
 *
 * @param of four numbers for each place: the relevant squares 0 to 53, their factor, the relevant squares 54 to 80, and
 *     their factor
 */
record PlaceFactors(long[] of) {
    static PlaceFactors none(int places) {
        return new PlaceFactors(new long[places << 2]);
    }

    void set(int place, Blockers blockers, MagicFactors factors) {
        of[place << 2] = blockers.allLow();
        of[place << 2 | 1] = factors.lowFactor();
        of[place << 2 | 2] = blockers.allHigh();
        of[place << 2 | 3] = factors.highFactor();
    }

    /** The product of which the top bits are the index, for the occupied squares 0 to 53 and 54 to 80. */
    long product(int place, long low, long high) {
        int at = place << 2 & of.length - 1;
        return (low & of[at]) * of[at | 1] + (high & of[at | 2]) * of[at | 3];
    }
}
