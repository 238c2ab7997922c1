package sanmai.core.sliders.parts;

import java.util.function.IntUnaryOperator;
import sanmai.core.Square;
import sanmai.core.occupancy.OccupancyMap;

/**
 * A table of attacked squares for the lines of one direction, indexed by square and key, in which each square has only
 * the entries that its keys need.
 *
 * @param words word {@code w} of the attacked squares, by {@code (start[square] + key) << 2 | w}
 * @param start where the entries of each square begin
 */
public record PackedLineTable(int[] words, int[] start) implements LineWords {
    /**
     * The table for the lines of one direction.
     *
     * @param size more than the greatest key of a square
     * @throws IllegalStateException if a key is out of range or means two different sets
     */
    public static PackedLineTable of(OccupancyMap direction, IntUnaryOperator size, LineKey key) {
        int[] start = new int[Square.LIMIT];
        int entries = 0;
        for (int square = 0; square < Square.COUNT; square++) {
            start[square] = entries;
            entries += size.applyAsInt(square);
        }
        LineTableFiller filler = new LineTableFiller(direction, key, entries);
        for (int square = 0; square < Square.COUNT; square++) {
            filler.fill(square, start[square], size.applyAsInt(square));
        }
        return new PackedLineTable(filler.words(), start);
    }

    @Override
    public int word(int key, int square, int w) {
        return words[start[square] + key << 2 | w];
    }
}
