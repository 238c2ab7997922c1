package sanmai.sliders;

import sanmai.core.Square;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.occupancy.OccupancyMap;

/**
 * The rank of a rook in its word, outside of the vector: a subtraction for one ray, the highest blocker for the other. The
 * squares of a rank share bytes, and to reverse their bits for lanes of their own takes longer.
 */
final class RankRays {
    /** The rays towards higher bits of the word, by square. */
    private static final int[] EAST = new int[Square.LIMIT];

    /** The rays towards lower bits. */
    private static final int[] WEST = new int[Square.LIMIT];

    static {
        for (int square = 0; square < Square.COUNT; square++) {
            for (int other : OccupancyMap.RANK_ORDER.lineThrough(square)) {
                EAST[square] |= other > square ? Square.bit(other) : 0;
                WEST[square] |= other < square ? Square.bit(other) : 0;
            }
        }
    }

    private RankRays() {}

    /** Word {@code w} of the attacked squares. */
    static int word(int square, Occupancy occupancy, int w) {
        return w == Square.word(square) ? squares(square, occupancy.word(w)) : 0;
    }

    private static int squares(int square, int occupied) {
        int blockers = occupied & EAST[square];
        int up = (blockers ^ blockers - 1) & EAST[square];
        return up | -Integer.highestOneBit(occupied & WEST[square] | 1) & WEST[square];
    }
}
