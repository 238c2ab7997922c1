package sanmai.core.sliders.parts;

import sanmai.core.Square;
import sanmai.core.occupancy.OccupancyMap;

/**
 * A table of attacked squares for the lines of one direction, indexed by square and key, with room for the same number
 * of keys on every square.
 *
 * @param words word {@code w} of the attacked squares, by {@code (square * size + key) << 2 | w}
 * @param size the number of entries of each square
 */
public record LineTable(int[] words, int size) implements LineWords {
    /**
     * The table for the lines of one direction.
     *
     * @param size more than the greatest key
     * @throws IllegalStateException if a key is out of range or means two different sets
     */
    public static LineTable of(OccupancyMap direction, int size, LineKey key) {
        LineTableFiller filler = new LineTableFiller(direction, key, Square.COUNT * size);
        for (int square = 0; square < Square.COUNT; square++) {
            filler.fill(square, square * size, size);
        }
        return new LineTable(filler.words(), size);
    }

    @Override
    public int word(int key, int square, int w) {
        return words[square * size + key << 2 | w];
    }
}
