package sanmai.core.sliders.magic;

import sanmai.core.Square;
import sanmai.core.occupancy.Occupancy;

/** Finds the entry for the blockers of one slider in a table that holds all squares. */
interface MagicIndex {
    /** The entry for these occupied squares, 0 to 53 and 54 to 80, relevant or not. */
    int of(int square, long low, long high);

    /** More than the greatest entry. */
    int size();

    /** The entry for the plain board. */
    default int of(int square, Occupancy occupancy) {
        return of(square, occupancy.word(0) | (long) occupancy.word(1) << Square.PER_WORD, occupancy.word(2));
    }
}
