package sanmai.core.occupancy;

import sanmai.core.Bitboard;
import sanmai.core.Square;

/**
 * The occupied squares, kept in as many of the four {@linkplain OccupancyMap maps} as its owner updates: a mutable
 * value, not safe for use by several threads.
 *
 * <p>Whoever owns the maps changes them square by square, either the plain board alone or all four at once, and must
 * stay with one of the two ways: the other three maps of a board that is only toggled in rank order say nothing.
 */
public final class OccupancyMaps {
    private static final int STRIDE = 4;

    private static final byte[] ROT90_INDEX = indexes(OccupancyMap.ROT90);
    private static final byte[] NORTH_WEST_INDEX = indexes(OccupancyMap.NORTH_WEST);
    private static final byte[] NORTH_EAST_INDEX = indexes(OccupancyMap.NORTH_EAST);
    private static final int[] ROT90_BIT = bits(OccupancyMap.ROT90);
    private static final int[] NORTH_WEST_BIT = bits(OccupancyMap.NORTH_WEST);
    private static final int[] NORTH_EAST_BIT = bits(OccupancyMap.NORTH_EAST);

    private final int[] words = new int[OccupancyMap.values().length * STRIDE];

    /** All four maps of the occupied squares. */
    public static OccupancyMaps of(Bitboard occupied) {
        OccupancyMaps maps = new OccupancyMaps();
        occupied.forEachSquare(maps::toggleAll);
        return maps;
    }

    /** Where {@link #word(int)} finds the word of a map that holds this square. */
    public static int index(OccupancyMap map, int square) {
        return map.ordinal() * STRIDE + map.location(square) / Square.PER_WORD;
    }

    /** The word with an index from {@link #index}; 0, 1 and 2 are the words of the plain board. */
    public int word(int index) {
        return words[index];
    }

    /** The three words of one map as they are. Of any map but the plain board, the "squares" are locations. */
    public Bitboard map(OccupancyMap map) {
        int base = map.ordinal() * STRIDE;
        return new Bitboard(words[base], words[base + 1], words[base + 2]);
    }

    /** Whether the square is occupied, as the plain board says. */
    public boolean isOccupied(int square) {
        return (words[Square.word(square)] & Square.bit(square)) != 0;
    }

    /** Turns an empty square into an occupied one, or back, in the plain board alone. */
    public void toggleRankOrder(int square) {
        words[Square.word(square)] ^= Square.bit(square);
    }

    /** Turns an empty square into an occupied one, or back, in all four maps. */
    public void toggleAll(int square) {
        words[Square.word(square)] ^= Square.bit(square);
        words[ROT90_INDEX[square]] ^= ROT90_BIT[square];
        words[NORTH_WEST_INDEX[square]] ^= NORTH_WEST_BIT[square];
        words[NORTH_EAST_INDEX[square]] ^= NORTH_EAST_BIT[square];
    }

    /** Empties the board. */
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
}
