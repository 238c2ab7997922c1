package sanmai.core.sliders.classical;

import sanmai.core.Square;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.parts.LineMasks;

/**
 * A ray towards smaller square numbers, from each square.
 *
 * @param ray the squares of the ray, none for a number that is no square
 */
record RayBelow(LineMasks ray) {
    private static final int HIGHEST = 2 * Square.PER_WORD + Integer.SIZE - 1;

    static RayBelow of(OccupancyMap direction) {
        return new RayBelow(LineMasks.among(direction, (square, other) -> other < square));
    }

    /** The nearest occupied square on the ray: its highest. If there is none, a number below 128 that is no square. */
    int nearest(int square, Occupancy occupancy) {
        long low = occupancy.word(0) & ray.word(square, 0)
                | (long) (occupancy.word(1) & ray.word(square, 1)) << Square.PER_WORD;
        int high = occupancy.word(2) & ray.word(square, 2);
        int highest = high != 0
                ? HIGHEST - Integer.numberOfLeadingZeros(high)
                : Long.SIZE - 1 - Long.numberOfLeadingZeros(low);
        return highest & Square.LIMIT - 1;
    }

    /** Word {@code w} of the ray up to and including its nearest occupied square. */
    int word(int nearest, int square, int w) {
        return ray.word(square, w) ^ ray.word(nearest, w);
    }
}
