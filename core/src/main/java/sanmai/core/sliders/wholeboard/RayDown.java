package sanmai.core.sliders.wholeboard;

import java.util.function.IntFunction;
import sanmai.core.Bitboard;

/**
 * A ray towards lower bits, along a file or diagonal: a ray towards higher bits on the board with its bytes reversed.
 *
 * @param reversed the ray on the reversed board
 */
record RayDown(RayUp reversed) implements BoardHalves {
    static RayDown of(IntFunction<Bitboard> ray) {
        RayUp rays = RayUp.of(ray);
        long[] halves = rays.rays();
        for (int i = 0; i < halves.length; i += 2) {
            long low = halves[i];
            halves[i] = BoardHalves.reversed(halves[i + 1]);
            halves[i + 1] = BoardHalves.reversed(low);
        }
        return new RayDown(rays);
    }

    @Override
    public long low(int square, long low, long high) {
        return BoardHalves.reversed(reversed.high(square, BoardHalves.reversed(high), BoardHalves.reversed(low)));
    }

    @Override
    public long high(int square, long low, long high) {
        return BoardHalves.reversed(reversed.low(square, BoardHalves.reversed(high), BoardHalves.reversed(low)));
    }
}
