package sanmai.core.occupancy;

import sanmai.core.Square;

/**
 * The occupied squares, to be changed piece by piece by their owner; everyone else sees an {@link Occupancy}. Not safe for
 * use by several threads.
 *
 * <p>Every change names the maps that are kept. Name the same maps each time: a map that missed a change is wrong.
 */
public final class MutableOccupancy extends Occupancy {
    private static final byte[] ROT90_INDEX = indexes(OccupancyMap.ROT90);
    private static final byte[] NORTH_WEST_INDEX = indexes(OccupancyMap.NORTH_WEST);
    private static final byte[] NORTH_EAST_INDEX = indexes(OccupancyMap.NORTH_EAST);
    private static final int[] ROT90_BIT = bits(OccupancyMap.ROT90);
    private static final int[] NORTH_WEST_BIT = bits(OccupancyMap.NORTH_WEST);
    private static final int[] NORTH_EAST_BIT = bits(OccupancyMap.NORTH_EAST);

    /** No squares are occupied. */
    public MutableOccupancy() {}

    /**
     * Puts a piece of a colour on a square, or takes it away.
     *
     * @param color 0 for Black, 1 for White
     * @param square 0 to 80
     * @param kept the maps that are kept beside the plain board
     */
    public void toggle(int color, int square, MapSet kept) {
        words[color * STRIDE + Square.word(square)] ^= Square.bit(square);
        if (kept.hasRotated()) {
            toggleRotated(square, kept);
        }
    }

    private void toggleRotated(int square, MapSet kept) {
        if (kept.rot90()) {
            words[ROT90_INDEX[square]] ^= ROT90_BIT[square];
        }
        if (kept.northWest()) {
            words[NORTH_WEST_INDEX[square]] ^= NORTH_WEST_BIT[square];
        }
        if (kept.northEast()) {
            words[NORTH_EAST_INDEX[square]] ^= NORTH_EAST_BIT[square];
        }
    }

    /** Empties the board in all maps. */
    public void clear() {
        java.util.Arrays.fill(words, 0);
    }

    private static byte[] indexes(OccupancyMap map) {
        byte[] indexes = new byte[Square.COUNT];
        for (int square = 0; square < Square.COUNT; square++) {
            indexes[square] = (byte) index(map, square);
        }
        return indexes;
    }

    private static int[] bits(OccupancyMap map) {
        int[] bits = new int[Square.COUNT];
        for (int square = 0; square < Square.COUNT; square++) {
            bits[square] = 1 << map.location(square) % Square.PER_WORD;
        }
        return bits;
    }

    /** A picture of the occupied squares. */
    @Override
    public String toString() {
        return squares().toString();
    }
}
