package sanmai.core.sliders.rotated;

import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.SliderScheme;
import sanmai.core.sliders.folding.DenseAttacks;
import sanmai.core.sliders.folding.SpreadColumns;
import sanmai.core.sliders.folding.SpreadRows;
import sanmai.core.sliders.parts.LineAttacks;
import sanmai.core.sliders.parts.LineKey;
import sanmai.core.sliders.parts.LineScheme;
import sanmai.core.sliders.parts.LinewiseScheme;
import sanmai.core.sliders.parts.PerSquare;
import sanmai.core.sliders.parts.RankPattern;

/**
 * Rotated and aligned bitboards (Grimbergen, <i>Using Bitboards for Move Generation in Shogi</i>, section 3.2): four
 * maps of the occupied squares are updated with every move, so that the blockers of each line are adjacent bits, and a
 * table {@code [81][128]} of bitboards for each direction answers the rest.
 */
public final class Rotated {
    private Rotated() {}

    /** The scheme with the paper's six tables. */
    public static SliderScheme create() {
        MapPattern file = MapPattern.of(OccupancyMap.ROT90);
        return new LinewiseScheme(
                LineScheme.withTable(OccupancyMap.RANK_ORDER, LineAttacks.INNER_PATTERNS, RankPattern.create()),
                LineScheme.withTable(OccupancyMap.ROT90, LineAttacks.INNER_PATTERNS, file),
                diagonals(OccupancyMap.NORTH_WEST),
                diagonals(OccupancyMap.NORTH_EAST),
                LanceTables.of(file));
    }

    private static LineScheme diagonals(OccupancyMap map) {
        return LineScheme.withTable(map, LineAttacks.INNER_PATTERNS, MapPattern.of(map));
    }

    /**
     * The small variant: one table {@code [9][128]} of a single line for all directions, whose answer is spread onto the
     * board.
     */
    public static SliderScheme compact() {
        short[] table = DenseAttacks.table();
        return new LinewiseScheme(
                new LineScheme(
                        new DenseAttacks(RankPattern.create(), PerSquare.columns(), table),
                        SpreadColumns.of(OccupancyMap.RANK_ORDER)),
                compact(OccupancyMap.ROT90, table),
                compact(OccupancyMap.NORTH_WEST, table),
                compact(OccupancyMap.NORTH_EAST, table));
    }

    private static LineScheme compact(OccupancyMap map, short[] table) {
        LineKey byRow = PatternByRow.of(map);
        return new LineScheme(new DenseAttacks(byRow, PerSquare.rows(), table), SpreadRows.of(map));
    }
}
