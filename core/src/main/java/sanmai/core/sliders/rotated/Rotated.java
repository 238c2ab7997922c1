package sanmai.core.sliders.rotated;

import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.LinePatterns;
import sanmai.core.sliders.LineScheme;
import sanmai.core.sliders.LinewiseScheme;
import sanmai.core.sliders.RankPattern;
import sanmai.core.sliders.SliderScheme;

/**
 * Rotated and aligned bitboards (Grimbergen, <i>Using Bitboards for Move Generation in Shogi</i>, section 3.2): four
 * maps of the occupied squares are kept with every move, so that the blockers of each line are adjacent bits, and a
 * table {@code [81][128]} of bitboards for each direction answers the rest.
 */
public final class Rotated {
    private Rotated() {}

    /** The scheme with the paper's six tables. */
    public static SliderScheme create() {
        MapPattern file = MapPattern.of(OccupancyMap.ROT90);
        return new LinewiseScheme(
                LineScheme.withTable(OccupancyMap.RANK_ORDER, LinePatterns.INNER_PATTERNS, RankPattern.create()),
                LineScheme.withTable(OccupancyMap.ROT90, LinePatterns.INNER_PATTERNS, file),
                diagonals(OccupancyMap.NORTH_WEST),
                diagonals(OccupancyMap.NORTH_EAST),
                LanceTables.of(file));
    }

    private static LineScheme diagonals(OccupancyMap map) {
        return LineScheme.withTable(map, LinePatterns.INNER_PATTERNS, MapPattern.of(map));
    }
}
