package sanmai.core.sliders.kindergarten;

import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.occupancy.OccupancyMaps;
import sanmai.core.sliders.LineKey;
import sanmai.core.sliders.LineMasks;
import sanmai.core.sliders.LinePatterns;

/**
 * The blockers on a diagonal, folded down to a single row: a diagonal has at most one square in each column, so or'ing
 * the three words and then the three rows of the result loses nothing. Column {@code c} becomes bit {@code c - 1}; what
 * stands on the outer columns blocks nothing.
 *
 * @param line the line through each square
 */
public record FoldedLine(LineMasks line) implements LineKey {
    /** The keys of all diagonals of one direction. */
    public static FoldedLine of(OccupancyMap direction) {
        return new FoldedLine(LineMasks.otherSquares(direction));
    }

    @Override
    public int key(int square, OccupancyMaps maps) {
        int folded = maps.word(0) & line.word(square, 0)
                | maps.word(1) & line.word(square, 1)
                | maps.word(2) & line.word(square, 2);
        return (folded | folded >>> 9 | folded >>> 18) >>> 1 & LinePatterns.INNER_PATTERNS - 1;
    }
}
