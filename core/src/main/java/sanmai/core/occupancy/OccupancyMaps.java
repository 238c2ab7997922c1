package sanmai.core.occupancy;

import sanmai.core.Bitboard;
import sanmai.core.Square;

/**
 * The occupied squares: the plain board for each colour, and the other three {@linkplain OccupancyMap maps} for both
 * colours together. A mutable value, not safe for use by several threads.
 *
 * <p>Whoever owns the maps changes them piece by piece, either the plain board alone or all of them, and must stay with
 * one of the two ways: the other maps of a board of which only the plain board is toggled say nothing.
 */
public final class OccupancyMaps {
    private static final int STRIDE = 4;

    /** Where the words start: those of the two colours, then those of each map after {@link OccupancyMap#RANK_ORDER}. */
    private static final int WHITE = STRIDE;

    private static final int LENGTH = STRIDE * (1 + OccupancyMap.values().length);

    private static final byte[] ROT90_INDEX = indexes(OccupancyMap.ROT90);
    private static final byte[] NORTH_WEST_INDEX = indexes(OccupancyMap.NORTH_WEST);
    private static final byte[] NORTH_EAST_INDEX = indexes(OccupancyMap.NORTH_EAST);
    private static final int[] ROT90_BIT = bits(OccupancyMap.ROT90);
    private static final int[] NORTH_WEST_BIT = bits(OccupancyMap.NORTH_WEST);
    private static final int[] NORTH_EAST_BIT = bits(OccupancyMap.NORTH_EAST);

    private final int[] words = new int[LENGTH];

    /** All maps of these squares, taken for Black's. */
    public static OccupancyMaps of(Bitboard occupied) {
        OccupancyMaps maps = new OccupancyMaps();
        occupied.forEachSquare(square -> maps.toggleAll(0, square));
        return maps;
    }

    /** Where {@link #mapWord} finds the word of a map that holds this square; not for the plain board. */
    public static int index(OccupancyMap map, int square) {
        return (1 + map.ordinal()) * STRIDE + map.location(square) / Square.PER_WORD;
    }

    /** Word {@code w} of the plain board: the occupied squares. */
    public int word(int w) {
        return words[w] | words[WHITE + w];
    }

    /** Word {@code w} of the squares occupied by a colour, 0 for Black or 1 for White. */
    public int word(int color, int w) {
        return words[color * STRIDE + w];
    }

    /** A word of one of the other maps, with an index from {@link #index}. */
    public int mapWord(int index) {
        return words[index];
    }

    /** The three words of one map as they are. Of any map but the plain board, the "squares" are locations. */
    public Bitboard map(OccupancyMap map) {
        if (map == OccupancyMap.RANK_ORDER) {
            return new Bitboard(word(0), word(1), word(2));
        }
        int base = (1 + map.ordinal()) * STRIDE;
        return new Bitboard(words[base], words[base + 1], words[base + 2]);
    }

    /** Whether the square is occupied. */
    public boolean isOccupied(int square) {
        return (word(Square.word(square)) & Square.bit(square)) != 0;
    }

    /** Puts a piece of a colour on a square, or takes it away, in the plain board alone. */
    public void togglePlain(int color, int square) {
        words[color * STRIDE + Square.word(square)] ^= Square.bit(square);
    }

    /** Puts a piece of a colour on a square, or takes it away, in all maps. */
    public void toggleAll(int color, int square) {
        togglePlain(color, square);
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
