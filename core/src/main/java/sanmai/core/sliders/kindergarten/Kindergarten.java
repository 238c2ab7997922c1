package sanmai.core.sliders.kindergarten;

import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.LineScheme;
import sanmai.core.sliders.LinewiseScheme;
import sanmai.core.sliders.Places;
import sanmai.core.sliders.RankPattern;
import sanmai.core.sliders.SliderScheme;

/**
 * Kindergarten bitboards (Isenberg and others, <i>Kindergarten Bitboards</i>) on nine columns: no state beside the
 * plain board, and one small table for ranks and both diagonals.
 */
public final class Kindergarten {
    private Kindergarten() {}

    /** The scheme that gathers files by multiplication. */
    public static SliderScheme create() {
        Places column = Places.columns();
        int[] copies = RowAttacks.copyRows();
        return new LinewiseScheme(
                new LineScheme(RankPattern.create(), RowAttacks.of(OccupancyMap.RANK_ORDER, copies, column)),
                new LineScheme(
                        new FileByMultiplication(FileGathering.create()), FileAttacks.create(Places.rows(), column)),
                new LineScheme(
                        FoldedLine.of(OccupancyMap.NORTH_WEST), RowAttacks.of(OccupancyMap.NORTH_WEST, copies, column)),
                new LineScheme(
                        FoldedLine.of(OccupancyMap.NORTH_EAST),
                        RowAttacks.of(OccupancyMap.NORTH_EAST, copies, column)));
    }
}
