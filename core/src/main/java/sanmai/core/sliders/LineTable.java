package sanmai.core.sliders;

import java.util.Arrays;
import sanmai.core.Bitboard;
import sanmai.core.Square;
import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.occupancy.OccupancyMaps;

/**
 * A table of attacked squares for the lines of one direction, indexed by square and key. It is filled by asking for the
 * key of every pattern of blockers on every line; a key that stands for two different sets of attacked squares is
 * refused, so that a table that exists is proof that its keys are perfect.
 *
 * @param words word {@code w} of the attacked squares, by {@code (square * size + key) << 2 | w}
 * @param size how many entries each square has
 */
public record LineTable(int[] words, int size) implements LineWords {
    private static final int UNUSED = -1;

    /**
     * The table for the lines of one direction.
     *
     * @param size more than the greatest key
     * @throws IllegalStateException if a key is out of range or means two different sets
     */
    public static LineTable of(OccupancyMap direction, int size, LineKey key) {
        LineTable table = new LineTable(new int[Square.COUNT * size << 2], size);
        Arrays.fill(table.words, UNUSED);
        for (int square = 0; square < Square.COUNT; square++) {
            table.fill(square, direction, key);
        }
        for (int i = 0; i < table.words.length; i++) {
            table.words[i] = table.words[i] == UNUSED ? 0 : table.words[i];
        }
        return table;
    }

    /** Runs through the patterns on one line in Gray code order, so that each step changes one square. */
    private void fill(int square, OccupancyMap direction, LineKey key) {
        int[] line = direction.lineThrough(square);
        int position = direction.positionOnLine(square);
        OccupancyMaps maps = new OccupancyMaps();
        int occupied = 0;
        for (int i = 1; i <= 1 << line.length; i++) {
            put(square, key.key(square, maps), line, LinePatterns.attacks(position, line.length, occupied));
            int changed = Integer.numberOfTrailingZeros(i);
            if (changed < line.length) {
                occupied ^= 1 << changed;
                maps.toggleAll(0, line[changed]);
            }
        }
    }

    private void put(int square, int key, int[] line, int attacked) {
        if (key < 0 || key >= size) {
            throw new IllegalStateException(
                    "key " + key + " on " + Square.name(square) + " in a table for keys below " + size);
        }
        int[] set = new int[3];
        for (int i = 0; i < line.length; i++) {
            set[Square.word(line[i])] |= (attacked >>> i & 1) * Square.bit(line[i]);
        }
        for (int w = 0; w < 3; w++) {
            int index = entry(square, key) + w;
            if (words[index] != UNUSED && words[index] != set[w]) {
                throw new IllegalStateException("key " + key + " on " + Square.name(square)
                        + " stands for two sets of attacked squares, one of them\n"
                        + new Bitboard(set[0], set[1], set[2]));
            }
            words[index] = set[w];
        }
    }

    @Override
    public int word(int key, int square, int w) {
        return words[entry(square, key) + w];
    }

    private int entry(int square, int key) {
        return square * size + key << 2;
    }
}
