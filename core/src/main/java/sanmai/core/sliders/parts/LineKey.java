package sanmai.core.sliders.parts;

import sanmai.core.occupancy.MapSet;
import sanmai.core.occupancy.Occupancy;

/**
 * Turns the occupied squares of the lines of one direction into a key: the first half of a {@link LineScheme}, and all
 * that is needed to fill a {@link LineTable}.
 */
@FunctionalInterface
public interface LineKey {
    /** Keys are smaller than this, so that those of two crossing lines fit into an int. */
    int LIMIT = 1 << 16;

    /** The key of the line through a square, from 0 to {@link #LIMIT} - 1. */
    int key(int square, Occupancy occupancy);

    /** The maps that keys are read from: the plain board, unless the key says otherwise. */
    default MapSet maps() {
        return MapSet.PLAIN;
    }
}
