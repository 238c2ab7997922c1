package sanmai.core.sliders.classical;

import sanmai.core.Square;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.parts.LineKey;
import sanmai.core.sliders.parts.LineScheme;
import sanmai.core.sliders.parts.LineWords;

/**
 * The two rays of a line; the key holds the nearest occupied square on each.
 *
 * @param below the ray towards smaller square numbers
 * @param above the ray towards greater ones
 */
record OppositeRays(RayBelow below, RayAbove above) implements LineKey, LineWords {
    private static final int SHIFT = 7;

    static LineScheme lines(OccupancyMap direction) {
        OppositeRays rays = new OppositeRays(RayBelow.of(direction), RayAbove.of(direction));
        return new LineScheme(rays, rays);
    }

    @Override
    public int key(int square, Occupancy occupancy) {
        return below.nearest(square, occupancy) | above.nearest(square, occupancy) << SHIFT;
    }

    @Override
    public int word(int key, int square, int w) {
        return below.word(key & Square.LIMIT - 1, square, w) | above.word(key >>> SHIFT, square, w);
    }
}
