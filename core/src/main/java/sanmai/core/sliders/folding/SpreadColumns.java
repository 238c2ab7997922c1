package sanmai.core.sliders.folding;

import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.parts.LineMasks;
import sanmai.core.sliders.parts.LineWords;

/**
 * Attacked squares whose key holds them by column: column {@code c} is bit {@code c}. The key is copied to every row
 * and masked with the line.
 *
 * @param line the line through each square, without that square
 */
public record SpreadColumns(LineMasks line) implements LineWords {
    /** The attacked squares of ranks or diagonals. */
    public static SpreadColumns of(OccupancyMap direction) {
        return new SpreadColumns(LineMasks.otherSquares(direction));
    }

    @Override
    public int word(int key, int square, int w) {
        return key * Folding.COLUMN & line.word(square, w);
    }
}
