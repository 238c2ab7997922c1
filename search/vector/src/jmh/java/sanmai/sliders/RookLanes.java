package sanmai.sliders;

import jdk.incubator.vector.LongVector;
import sanmai.core.Square;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.parts.PieceAttacks;

/**
 * The file in two lanes, and the rank in its word, outside of the vector: a subtraction for one ray, the highest blocker
 * for the other. The squares of a rank share bytes, and to reverse their bits for lanes of their own takes longer.
 *
 * @param file the two rays of the file
 * @param east the ray towards higher bits of the word, by square
 * @param west the ray towards lower bits
 */
record RookLanes(RayLanes file, int[] east, int[] west) implements PieceAttacks {
    static RookLanes create() {
        int[] east = new int[Square.LIMIT];
        int[] west = new int[Square.LIMIT];
        for (int square = 0; square < Square.COUNT; square++) {
            for (int other : OccupancyMap.RANK_ORDER.lineThrough(square)) {
                east[square] |= other > square ? Square.bit(other) : 0;
                west[square] |= other < square ? Square.bit(other) : 0;
            }
        }
        return new RookLanes(RayLanes.of(LongVector.SPECIES_128, OccupancyMap.ROT90), east, west);
    }

    @Override
    public int key(int square, Occupancy occupancy) {
        return square;
    }

    @Override
    public int word(int key, Occupancy occupancy, int w) {
        long occupied = InnerRanks.occupied(occupancy);
        LongVector board = LongVector.broadcast(file.species(), occupied).withLane(1, Long.reverseBytes(occupied));
        LongVector squares = file.squares(key, board);
        long column = squares.lane(0) | Long.reverseBytes(squares.lane(1));
        int rank = w == Square.word(key) ? rank(key, occupancy.word(w)) : 0;
        return InnerRanks.word(column, file.ends(key, board), w) | rank;
    }

    private int rank(int square, int occupied) {
        int blockers = occupied & east[square];
        int up = (blockers ^ blockers - 1) & east[square];
        return up | -Integer.highestOneBit(occupied & west[square] | 1) & west[square];
    }
}
