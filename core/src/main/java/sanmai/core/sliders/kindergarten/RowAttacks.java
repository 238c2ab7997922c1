package sanmai.core.sliders.kindergarten;

import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.folding.Folding;
import sanmai.core.sliders.parts.LineAttacks;
import sanmai.core.sliders.parts.LineMasks;
import sanmai.core.sliders.parts.LineWords;
import sanmai.core.sliders.parts.PerSquare;

/**
 * The attacked squares of one row of nine, copied to every row and masked with the line: those of a rank or a diagonal.
 *
 * @param copies the attacked squares in all three rows of a word, by {@code column << 7 | key}
 * @param column the column of each square
 * @param line the line through each square
 */
record RowAttacks(int[] copies, PerSquare column, LineMasks line) implements LineWords {
    private static final int INDEX_BITS = 4 + LineAttacks.INNER_BITS;

    /** The table of copies, which ranks and both diagonals share. */
    static int[] copyRows() {
        int[] copies = new int[1 << INDEX_BITS];
        for (int column = 0; column < 9; column++) {
            for (int key = 0; key < LineAttacks.INNER_PATTERNS; key++) {
                copies[column << LineAttacks.INNER_BITS | key] =
                        LineAttacks.attacks(column, 9, key << 1) * Folding.COLUMN;
            }
        }
        return copies;
    }

    static RowAttacks of(OccupancyMap direction, int[] copies) {
        return new RowAttacks(copies, PerSquare.columns(), LineMasks.otherSquares(direction));
    }

    @Override
    public int word(int key, int square, int w) {
        int index = column.at(square) << LineAttacks.INNER_BITS | key;
        return copies[index & (1 << INDEX_BITS) - 1] & line.word(square, w);
    }
}
