package sanmai.core.sliders.classical;

import sanmai.core.Square;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.parts.LineMasks;

/**
 * A ray towards greater square numbers, from each square.
 *
 * @param ray the squares of the ray, none for a number that is no square
 */
record RayAbove(LineMasks ray) {
    static RayAbove of(OccupancyMap direction) {
        return new RayAbove(LineMasks.among(direction, (square, other) -> other > square));
    }

    /** The nearest occupied square on the ray: its lowest. If there is none, a number below 128 that is no square. */
    int nearest(int square, Occupancy occupancy) {
        long low = occupancy.word(0) & ray.word(square, 0)
                | (long) (occupancy.word(1) & ray.word(square, 1)) << Square.PER_WORD;
        int high = occupancy.word(2) & ray.word(square, 2);
        return low != 0 ? Long.numberOfTrailingZeros(low) : 2 * Square.PER_WORD + Integer.numberOfTrailingZeros(high);
    }

    /** Word {@code w} of the ray up to and including its nearest occupied square. */
    int word(int nearest, int square, int w) {
        return ray.word(square, w) ^ ray.word(nearest, w);
    }
}
