package sanmai.core.sliders.magic;

import sanmai.core.occupancy.Occupancy;
import sanmai.core.sliders.parts.LineKey;

/**
 * The entry of a line in its table, which has fewer than 2^16 of them: at most 128 for each of 128 squares.
 *
 * @param index finds the entry
 */
record MagicLineKey(MagicIndex index) implements LineKey {
    @Override
    public int key(int square, Occupancy occupancy) {
        return index.of(square, occupancy);
    }
}
