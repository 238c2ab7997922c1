package sanmai.core.sliders.kindergarten;

import sanmai.core.occupancy.OccupancyMaps;
import sanmai.core.sliders.LineKey;
import sanmai.core.sliders.LinePatterns;

/**
 * The inner squares of a file, moved next to each other by one multiplication.
 *
 * <p>Gathered, row {@code 3w + i} is bit {@code 3w + 9i}. The factor has the bits 0, 8 and 16, so that bit 16 of the
 * product and those above it are the rows in their order: {@code 3w + 9i + 8(2 - i) = 16 + 3w + i}. No other product of
 * two bits falls there, and none of them meet, so nothing is carried.
 *
 * @param gathering gathers the file
 */
public record FileByMultiplication(FileGathering gathering) implements LineKey {
    private static final int FACTOR = 0x10101;
    private static final int FIRST_INNER_ROW = 17;

    @Override
    public int key(int square, OccupancyMaps maps) {
        return gathering.of(square, maps) * FACTOR >>> FIRST_INNER_ROW & LinePatterns.INNER_PATTERNS - 1;
    }
}
