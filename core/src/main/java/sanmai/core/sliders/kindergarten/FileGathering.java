package sanmai.core.sliders.kindergarten;

import sanmai.core.occupancy.OccupancyMaps;
import sanmai.core.sliders.Places;

/**
 * Lays the three bits that a file has in each word over each other, 3 apart.
 *
 * @param column the column of each square
 */
public record FileGathering(Places column) {
    /** The bits of column 0 in a word: one column is three bits, nine apart. */
    public static final int COLUMN = 0x40201;

    /** The gathering of all files. */
    public static FileGathering create() {
        return new FileGathering(Places.columns());
    }

    /** The file's occupied squares: row {@code 3w + i} is bit {@code 3w + 9i}. */
    int of(int square, OccupancyMaps maps) {
        int c = column.at(square);
        return (maps.word(0) >>> c & COLUMN) | (maps.word(1) >>> c & COLUMN) << 3 | (maps.word(2) >>> c & COLUMN) << 6;
    }
}
