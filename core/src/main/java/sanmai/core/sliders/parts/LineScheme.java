package sanmai.core.sliders.parts;

import sanmai.core.occupancy.OccupancyMap;

/**
 * How the attacked squares on the lines of one direction are found.
 *
 * @param keys turns the blockers on a line into a key
 * @param words turns a key into attacked squares
 */
public record LineScheme(LineKey keys, LineWords words) {
    /**
     * A scheme that looks up the attacked squares in a table indexed by square and key.
     *
     * @param size greater than every key
     * @throws IllegalStateException if a key is out of range or means two different sets
     */
    public static LineScheme withTable(OccupancyMap direction, int size, LineKey keys) {
        return new LineScheme(keys, LineTable.of(direction, size, keys));
    }
}
