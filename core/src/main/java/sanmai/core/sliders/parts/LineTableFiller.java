package sanmai.core.sliders.parts;

import java.util.BitSet;
import sanmai.core.Square;
import sanmai.core.occupancy.MapSet;
import sanmai.core.occupancy.MutableOccupancy;
import sanmai.core.occupancy.OccupancyMap;

/**
 * Fills a table of attacked squares by asking for the key of every pattern of blockers on every line. A key that stands
 * for two different sets of attacked squares is refused, so a filled table proves that its keys are perfect.
 */
final class LineTableFiller {
    private final OccupancyMap direction;
    private final LineKey key;
    private final int[] words;
    private final BitSet used;

    /** A table for the lines of one direction, with this number of entries of four ints each. */
    LineTableFiller(OccupancyMap direction, LineKey key, int entries) {
        this.direction = direction;
        this.key = key;
        words = new int[entries << 2];
        used = new BitSet(entries);
    }

    /** Word {@code w} of the attacked squares, by {@code entry << 2 | w}. */
    int[] words() {
        return words;
    }

    /**
     * Runs through the patterns on one line in Gray code order, so that each step changes one square.
     *
     * @param start the first entry of this square
     * @param size more than the greatest key
     * @throws IllegalStateException if a key is out of range or means two different sets
     */
    void fill(int square, int start, int size) {
        int[] line = direction.lineThrough(square);
        int position = direction.positionOnLine(square);
        MutableOccupancy occupancy = new MutableOccupancy();
        int occupied = 0;
        for (int i = 1; i <= 1 << line.length; i++) {
            int k = key.key(square, occupancy);
            if (k < 0 || k >= Math.min(size, LineKey.LIMIT)) {
                throw new IllegalStateException(
                        "key " + k + " on " + Square.name(square) + " in a table for keys below " + size);
            }
            put(start + k, line, LineAttacks.attacks(position, line.length, occupied));
            int changed = Integer.numberOfTrailingZeros(i);
            if (changed < line.length) {
                occupied ^= 1 << changed;
                occupancy.toggle(0, line[changed], MapSet.ALL);
            }
        }
    }

    private void put(int entry, int[] line, int attacked) {
        int[] set = new int[3];
        for (int i = 0; i < line.length; i++) {
            set[Square.word(line[i])] |= (attacked >>> i & 1) * Square.bit(line[i]);
        }
        for (int w = 0; w < 3; w++) {
            int index = entry << 2 | w;
            if (used.get(entry) && words[index] != set[w]) {
                throw new IllegalStateException("entry " + entry + " on the line through " + Square.name(line[0])
                        + " and " + Square.name(line[line.length - 1]) + " stands for two sets of attacked squares");
            }
            words[index] = set[w];
        }
        used.set(entry);
    }
}
