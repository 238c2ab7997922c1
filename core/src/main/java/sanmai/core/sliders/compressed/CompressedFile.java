package sanmai.core.sliders.compressed;

import sanmai.core.Square;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.sliders.parts.LineKey;
import sanmai.core.sliders.parts.PerSquare;

/**
 * Magic compression on files, as in {@link CompressedLine}. The squares of a file are nine bits apart on the board: the
 * words are shifted to column 0 and joined, and need no multiplication to spread them.
 *
 * @param column the column of each square
 * @param factors the factor and the entries of each square's position
 */
record CompressedFile(PerSquare column, LineFactors factors) implements LineKey {
    private static final int ROW = 9;

    @Override
    public int key(int square, Occupancy occupancy) {
        int c = column.at(square);
        // Squares of other files and of the outer rows are shifted out here or masked out by the factors.
        long spread = occupancy.word(0) >>> c + ROW
                | (long) (occupancy.word(1) >>> c) << Square.PER_WORD - ROW
                | (long) (occupancy.word(2) >>> c) << 2 * Square.PER_WORD - ROW;
        return factors.entry(square, spread);
    }
}
