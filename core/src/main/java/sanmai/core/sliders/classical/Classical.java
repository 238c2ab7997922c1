package sanmai.core.sliders.classical;

import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.SliderScheme;
import sanmai.core.sliders.parts.LinewiseScheme;

/**
 * The classical approach: a slider attacks each ray but the squares of the same ray from its nearest blocker on. A bit
 * scan finds that blocker, from the lowest bit up or from the highest down.
 */
public final class Classical {
    private Classical() {}

    /** The scheme; its tables are the rays. */
    public static SliderScheme create() {
        return new LinewiseScheme(
                OppositeRays.lines(OccupancyMap.RANK_ORDER),
                OppositeRays.lines(OccupancyMap.ROT90),
                OppositeRays.lines(OccupancyMap.NORTH_WEST),
                OppositeRays.lines(OccupancyMap.NORTH_EAST),
                ForwardRays.create());
    }
}
