package sanmai.core.sliders.folding;

import sanmai.core.Bitboard;
import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.parts.LineMasks;
import sanmai.core.sliders.parts.LineWords;

/**
 * Attacked squares whose key holds them by row: row {@code r} is bit {@code r}. Three bits of the key choose the rows
 * of a word, which are masked with the line.
 *
 * @param rows whole rows of a word for each choice of three
 * @param line the line through each square, without that square
 */
public record SpreadRows(int[] rows, LineMasks line) implements LineWords {
    /** The attacked squares of files or diagonals. */
    public static SpreadRows of(OccupancyMap direction) {
        int[] rows = new int[8];
        for (int choice = 0; choice < rows.length; choice++) {
            for (int row = 0; row < 3; row++) {
                rows[choice] |= (choice >>> row & 1) * Bitboard.row(row).word(0);
            }
        }
        return new SpreadRows(rows, LineMasks.otherSquares(direction));
    }

    @Override
    public int word(int key, int square, int w) {
        return rows[key >>> 3 * w & 7] & line.word(square, w);
    }
}
