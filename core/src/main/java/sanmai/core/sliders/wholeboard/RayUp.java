package sanmai.core.sliders.wholeboard;

import java.util.function.IntFunction;
import sanmai.core.Bitboard;
import sanmai.core.Square;

/**
 * A ray towards higher bits. With {@code o} the blockers on it, {@code o ^ (o - 1)} has all bits up to and including the
 * lowest blocker, since the subtraction borrows from it, or from beyond the board if there is none.
 *
 * @param rays the ray from each square, two numbers each
 */
record RayUp(long[] rays) implements BoardHalves {
    static RayUp of(IntFunction<Bitboard> ray) {
        long[] rays = new long[Square.LIMIT << 1];
        for (int square = 0; square < Square.COUNT; square++) {
            BoardHalves.put(rays, square, ray.apply(square));
        }
        return new RayUp(rays);
    }

    @Override
    public long low(int square, long low, long high) {
        long ray = rays[square << 1];
        long blockers = low & ray;
        return (blockers ^ blockers - 1) & ray;
    }

    @Override
    public long high(int square, long low, long high) {
        long ray = rays[square << 1 | 1];
        long blockers = high & ray;
        long borrow = (low & rays[square << 1]) - 1 >>> Long.SIZE - 1;
        return (blockers ^ blockers - borrow) & ray;
    }
}
