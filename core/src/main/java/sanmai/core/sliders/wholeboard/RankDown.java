package sanmai.core.sliders.wholeboard;

import java.util.function.IntFunction;
import sanmai.core.Bitboard;

/**
 * A ray towards lower bits along a rank, whose squares share bytes: {@code -h} has all bits from the highest blocker
 * {@code h} up.
 *
 * @param rays the ray from each square, two numbers each
 */
record RankDown(long[] rays) implements BoardHalves {
    static RankDown of(IntFunction<Bitboard> ray) {
        return new RankDown(RayUp.of(ray).rays());
    }

    @Override
    public long low(int square, long low, long high) {
        return half(rays[square << 1], low);
    }

    @Override
    public long high(int square, long low, long high) {
        return half(rays[square << 1 | 1], high);
    }

    /** A rank lies in one half; in the other its ray is empty. */
    private static long half(long ray, long occupied) {
        return -Long.highestOneBit(occupied & ray | 1) & ray;
    }
}
