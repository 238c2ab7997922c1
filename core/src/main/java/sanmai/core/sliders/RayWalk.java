package sanmai.core.sliders;

import sanmai.core.Direction;
import sanmai.core.Square;
import sanmai.core.occupancy.Occupancy;

/**
 * Steps along each ray until it meets an occupied square: the oracle that every other scheme is compared with.
 *
 * <p>The key holds the number of steps on each ray, four bits for each; a word is found by walking these steps again.
 *
 * <p>Immutable.
 */
public final class RayWalk implements SliderScheme {
    private static final Direction[] ROOK_RAYS = {Direction.NORTH, Direction.WEST, Direction.EAST, Direction.SOUTH};
    private static final Direction[] BISHOP_RAYS = {
        Direction.NORTH_WEST, Direction.NORTH_EAST, Direction.SOUTH_WEST, Direction.SOUTH_EAST
    };
    private static final Direction[][] LANCE_RAYS = {{Direction.NORTH}, {Direction.SOUTH}};

    /** The next square in a direction, by {@code direction * 81 + square}. */
    private static final byte[] NEXT = new byte[Direction.values().length * Square.COUNT];

    static {
        for (Direction direction : Direction.values()) {
            for (int square = 0; square < Square.COUNT; square++) {
                NEXT[direction.ordinal() * Square.COUNT + square] = (byte) direction.from(square);
            }
        }
    }

    @Override
    public int rookKey(int square, Occupancy occupancy) {
        return runLengths(ROOK_RAYS, square, occupancy);
    }

    @Override
    public int rookWord(int key, int square, Occupancy occupancy, int w) {
        return draw(ROOK_RAYS, key, square, w);
    }

    @Override
    public int bishopKey(int square, Occupancy occupancy) {
        return runLengths(BISHOP_RAYS, square, occupancy);
    }

    @Override
    public int bishopWord(int key, int square, Occupancy occupancy, int w) {
        return draw(BISHOP_RAYS, key, square, w);
    }

    @Override
    public int lanceKey(int color, int square, Occupancy occupancy) {
        return runLengths(LANCE_RAYS[color], square, occupancy);
    }

    @Override
    public int lanceWord(int key, int color, int square, Occupancy occupancy, int w) {
        return draw(LANCE_RAYS[color], key, square, w);
    }

    private static int runLengths(Direction[] rays, int square, Occupancy occupancy) {
        int key = 0;
        for (int i = 0; i < rays.length; i++) {
            int steps = 0;
            int to = next(rays[i], square);
            while (to != Square.NONE) {
                steps++;
                to = occupancy.isOccupied(to) ? Square.NONE : next(rays[i], to);
            }
            key |= steps << 4 * i;
        }
        return key;
    }

    private static int draw(Direction[] rays, int key, int square, int w) {
        int word = 0;
        for (int i = 0; i < rays.length; i++) {
            int to = square;
            for (int steps = key >>> 4 * i & 15; steps > 0; steps--) {
                to = next(rays[i], to);
                word |= Square.word(to) == w ? Square.bit(to) : 0;
            }
        }
        return word;
    }

    private static int next(Direction direction, int square) {
        return NEXT[direction.ordinal() * Square.COUNT + square];
    }
}
