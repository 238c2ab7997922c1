package sanmai.core.sliders.rotated;

import sanmai.core.Square;
import sanmai.core.occupancy.MapSet;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.parts.LineAttacks;
import sanmai.core.sliders.parts.LineKey;
import sanmai.core.sliders.parts.PerSquare;

/**
 * The blockers on a file or diagonal by row: row {@code r} is bit {@code r - 1} of the key.
 *
 * @param pattern the blockers in the order of the line
 * @param firstRow the row of the line's first square
 */
record PatternByRow(MapPattern pattern, PerSquare firstRow) implements LineKey {
    static PatternByRow of(OccupancyMap map) {
        return new PatternByRow(
                MapPattern.of(map), PerSquare.of(square -> Square.row(square) - map.positionOnLine(square)));
    }

    @Override
    public int key(int square, Occupancy occupancy) {
        return pattern.key(square, occupancy) << firstRow.at(square) & LineAttacks.INNER_PATTERNS - 1;
    }

    @Override
    public MapSet maps() {
        return pattern.maps();
    }
}
