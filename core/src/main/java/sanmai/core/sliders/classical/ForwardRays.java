package sanmai.core.sliders.classical;

import sanmai.core.occupancy.MapSet;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.parts.LanceScheme;

/**
 * The ray of a lance; the key is the nearest occupied square.
 *
 * @param north the rays of Black's lances
 * @param south the rays of White's lances
 */
record ForwardRays(RayBelow north, RayAbove south) implements LanceScheme {
    static ForwardRays create() {
        return new ForwardRays(RayBelow.of(OccupancyMap.ROT90), RayAbove.of(OccupancyMap.ROT90));
    }

    @Override
    public int key(int color, int square, Occupancy occupancy) {
        return color == 0 ? north.nearest(square, occupancy) : south.nearest(square, occupancy);
    }

    @Override
    public MapSet maps() {
        return MapSet.PLAIN;
    }

    @Override
    public int word(int key, int color, int square, int w) {
        return color == 0 ? north.word(key, square, w) : south.word(key, square, w);
    }
}
