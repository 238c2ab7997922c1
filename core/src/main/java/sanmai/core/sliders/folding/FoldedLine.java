package sanmai.core.sliders.folding;

import sanmai.core.occupancy.Occupancy;
import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.parts.LineAttacks;
import sanmai.core.sliders.parts.LineKey;
import sanmai.core.sliders.parts.LineMasks;

/**
 * The blockers on a diagonal by column, without the outer columns: column {@code c} is bit {@code c - 1} of the key. What
 * stands on an outer column blocks nothing.
 *
 * @param line the line through each square
 */
public record FoldedLine(LineMasks line) implements LineKey {
    /** The keys of the diagonals of one direction. */
    public static FoldedLine of(OccupancyMap direction) {
        return new FoldedLine(LineMasks.otherSquares(direction));
    }

    @Override
    public int key(int square, Occupancy occupancy) {
        int folded = Folding.byColumn(
                occupancy.word(0) & line.word(square, 0),
                occupancy.word(1) & line.word(square, 1),
                occupancy.word(2) & line.word(square, 2));
        return folded >>> 1 & LineAttacks.INNER_PATTERNS - 1;
    }
}
