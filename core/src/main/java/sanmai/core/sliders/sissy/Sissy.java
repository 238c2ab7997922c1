package sanmai.core.sliders.sissy;

import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.RayWalk;
import sanmai.core.sliders.SliderScheme;
import sanmai.core.sliders.parts.LineMasks;
import sanmai.core.sliders.parts.PiecewiseScheme;

/**
 * Split index, super set yielding (Michael Sherwin, 2020): the occupied squares are split into ranks, each rank is the
 * index of a set that has all attacked squares and perhaps more, and the attacked squares are those in all of the sets.
 */
public final class Sissy {
    private Sissy() {}

    /** The scheme, with 6 MB of tables for rooks and lances and 6 MB for bishops. */
    public static SliderScheme create() {
        SliderScheme oracle = new RayWalk();
        SplitIndex rook = SplitIndex.of(oracle::rook);
        return new PiecewiseScheme(
                rook,
                SplitIndex.of(oracle::bishop),
                new InFront(rook, LineMasks.among(OccupancyMap.ROT90, (square, other) -> other < square)),
                new InFront(rook, LineMasks.among(OccupancyMap.ROT90, (square, other) -> other > square)));
    }
}
