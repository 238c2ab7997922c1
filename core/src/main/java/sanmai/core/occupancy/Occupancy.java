package sanmai.core.occupancy;

import sanmai.core.Bitboard;
import sanmai.core.Square;

/**
 * The occupied squares, to be read: the plain board for each colour, and the rotated {@linkplain OccupancyMap maps} for
 * both colours together. A rotated map is valid only if the owner keeps it up to date.
 *
 * <p><b>Performance note:</b> every method that reads is final and works on the words of this class, so reading through
 * this type, which cannot write, costs nothing extra.
 *
 * <p>Not safe for use by several threads while its owner changes it.
 */
public abstract sealed class Occupancy permits MutableOccupancy {
    static final int STRIDE = 4;

    /** Where the words of White's pieces start; Black's start at 0, those of each rotated map follow White's. */
    static final int WHITE = STRIDE;

    private static final int LENGTH = STRIDE * (1 + OccupancyMap.values().length);

    /** The words of Black's pieces, of White's, then of each map after {@link OccupancyMap#RANK_ORDER}. */
    final int[] words = new int[LENGTH];

    Occupancy() {}

    /** These squares in all maps, as if all pieces were Black's. */
    public static Occupancy of(Bitboard occupied) {
        MutableOccupancy occupancy = new MutableOccupancy();
        occupied.forEachSquare(square -> occupancy.toggle(0, square, MapSet.ALL));
        return occupancy;
    }

    /** Where {@link #mapWord} finds the word of a rotated map that holds this square; not for the plain board. */
    public static int index(OccupancyMap map, int square) {
        return start(map) + map.location(square) / Square.PER_WORD;
    }

    private static int start(OccupancyMap map) {
        return (1 + map.ordinal()) * STRIDE;
    }

    /** Word {@code w} of the plain board: the occupied squares. */
    public final int word(int w) {
        return words[w] | words[WHITE + w];
    }

    /** Word {@code w} of the squares occupied by a colour, 0 for Black or 1 for White. */
    public final int word(int color, int w) {
        return words[color * STRIDE + w];
    }

    /** A word of a rotated map, with an index from {@link #index}. */
    public final int mapWord(int index) {
        return words[index];
    }

    /** Whether the square, 0 to 80, is occupied. */
    public final boolean isOccupied(int square) {
        return (word(Square.word(square)) & Square.bit(square)) != 0;
    }

    /** The occupied squares. */
    public final Bitboard squares() {
        return new Bitboard(word(0), word(1), word(2));
    }

    /** The squares occupied by a colour, 0 for Black or 1 for White. */
    public final Bitboard squares(int color) {
        return new Bitboard(word(color, 0), word(color, 1), word(color, 2));
    }

    /** The three words of one map as they are. Of a rotated map, the "squares" are locations. */
    public final Bitboard map(OccupancyMap map) {
        int start = start(map);
        return map == OccupancyMap.RANK_ORDER
                ? squares()
                : new Bitboard(words[start], words[start + 1], words[start + 2]);
    }
}
