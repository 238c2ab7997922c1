package sanmai.sliders;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.parts.PieceAttacks;

/**
 * Both diagonals in four lanes. Two vectors of two lanes, one for each way, take longer.
 *
 * @param rays the four rays
 * @param backward all bits of the lanes that reversed bytes are in
 */
record BishopLanes(RayLanes rays, LongVector backward) implements PieceAttacks {
    static BishopLanes create() {
        RayLanes rays = RayLanes.of(LongVector.SPECIES_256, OccupancyMap.NORTH_WEST, OccupancyMap.NORTH_EAST);
        return new BishopLanes(rays, LongVector.fromArray(rays.species(), new long[] {0, 0, -1, -1}, 0));
    }

    @Override
    public int key(int square, Occupancy occupancy) {
        return square;
    }

    @Override
    public int word(int key, Occupancy occupancy, int w) {
        LongVector board = board(InnerRanks.occupied(occupancy));
        LongVector squares = rays.squares(key, board);
        long down = Long.reverseBytes(squares.lane(2) | squares.lane(3));
        return InnerRanks.word(squares.lane(0) | squares.lane(1) | down, rays.ends(key, board), w);
    }

    private LongVector board(long occupied) {
        LongVector difference = LongVector.broadcast(rays.species(), occupied ^ Long.reverseBytes(occupied));
        return LongVector.broadcast(rays.species(), occupied)
                .lanewise(VectorOperators.XOR, difference.lanewise(VectorOperators.AND, backward));
    }
}
