package sanmai.core.sliders.lookup;

import java.util.Arrays;
import sanmai.core.Bitboard;
import sanmai.core.Square;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.parts.LineKey;
import sanmai.core.sliders.parts.LineMasks;
import sanmai.core.sliders.parts.LineScheme;
import sanmai.core.sliders.parts.LineWords;

/**
 * The paper's dictionaries as a table of ints with open addressing: a slot holds the occupied squares of a line beside
 * the attacked ones, and a lookup goes through the slots from the hashed one on until it finds the occupied squares.
 *
 * <p>The occupied squares are compared as one int: the three words, shifted so that no two squares of a line share a
 * bit, and or'ed together.
 *
 * @param line the squares that can block
 * @param shift how far word {@code w} is shifted to the left: {@code w * shift}
 * @param slots the occupied squares and the three words of attacked ones, by {@code (square << 8 | slot) << 2}
 */
record ProbedLine(LineMasks line, int shift, int[] slots) implements LineKey, LineWords {
    /** A line has 128 patterns at most, so that half of the slots stay free. */
    private static final int SLOT_BITS = 8;

    private static final int SLOTS = 1 << SLOT_BITS;
    private static final int FREE = -1;

    /** 2^32 divided by the golden ratio, which spreads successive numbers evenly. */
    private static final int GOLDEN = 0x9E3779B9;

    /** The lines of one direction. */
    static LineScheme of(OccupancyMap direction) {
        // The squares of a file are 9 apart in each word, those of other lines in different columns.
        int shift = direction == OccupancyMap.ROT90 ? 1 : 0;
        int[] slots = new int[Square.COUNT << SLOT_BITS + 2];
        Arrays.fill(slots, FREE);
        ProbedLine probed = new ProbedLine(LineMasks.innerSquares(direction), shift, slots);
        for (int square = 0; square < Square.COUNT; square++) {
            int ofSquare = square;
            LineEntries.visit(direction, square, (occupied, attacked) -> probed.put(ofSquare, occupied, attacked));
        }
        return new LineScheme(probed, probed);
    }

    private void put(int square, Bitboard occupied, Bitboard attacked) {
        int asked = overlay(occupied.word(0), occupied.word(1), occupied.word(2));
        int slot = hash(asked);
        while (slots[entry(square, slot)] != FREE) {
            slot = slot + 1 & SLOTS - 1;
        }
        int entry = entry(square, slot);
        slots[entry] = asked;
        for (int w = 0; w < 3; w++) {
            slots[entry + 1 + w] = attacked.word(w);
        }
    }

    @Override
    public int key(int square, Occupancy occupancy) {
        int asked = overlay(
                occupancy.word(0) & line.word(square, 0),
                occupancy.word(1) & line.word(square, 1),
                occupancy.word(2) & line.word(square, 2));
        int slot = hash(asked);
        while (slots[entry(square, slot)] != asked) {
            slot = slot + 1 & SLOTS - 1;
        }
        return slot;
    }

    @Override
    public int word(int key, int square, int w) {
        return slots[entry(square, key) + 1 + w];
    }

    private int overlay(int w0, int w1, int w2) {
        return w0 | w1 << shift | w2 << 2 * shift;
    }

    private static int hash(int asked) {
        return asked * GOLDEN >>> Integer.SIZE - SLOT_BITS;
    }

    private static int entry(int square, int slot) {
        return (square << SLOT_BITS | slot) << 2;
    }
}
