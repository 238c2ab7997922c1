package sanmai.core.sliders.kindergarten;

import sanmai.core.occupancy.Occupancy;
import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.folding.Folding;
import sanmai.core.sliders.parts.LineAttacks;
import sanmai.core.sliders.parts.LineKey;
import sanmai.core.sliders.parts.LineMasks;

/**
 * The blockers on a diagonal by the fill multiplication of Isenberg's page: the factor is a column, so that the third
 * row of the product holds the squares of all three rows. Column {@code c} is bit {@code c - 1} of the key.
 *
 * @param line the line through each square
 */
record MultipliedLine(LineMasks line) implements LineKey {
    private static final int THIRD_ROW = 18;

    static MultipliedLine of(OccupancyMap direction) {
        return new MultipliedLine(LineMasks.otherSquares(direction));
    }

    @Override
    public int key(int square, Occupancy occupancy) {
        int rows = occupancy.word(0) & line.word(square, 0)
                | occupancy.word(1) & line.word(square, 1)
                | occupancy.word(2) & line.word(square, 2);
        return rows * Folding.COLUMN >>> THIRD_ROW + 1 & LineAttacks.INNER_PATTERNS - 1;
    }
}
