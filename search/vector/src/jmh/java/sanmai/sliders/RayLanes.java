package sanmai.sliders;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;
import sanmai.core.Square;
import sanmai.core.occupancy.OccupancyMap;

/**
 * Rays of files and diagonals in the lanes of one vector: those towards higher bits in the lower half of the lanes, those
 * towards lower bits, on {@linkplain InnerRanks inner ranks} with their bytes reversed, in the upper half. No two squares of
 * such a line share a byte, so this turns their order round. With the blockers {@code o} of a line and a slider {@code r} that
 * is not among them, {@code o - r} differs from {@code o} above the slider up to the nearest blocker.
 *
 * @param species two lanes for each line
 * @param lines the line through each square without that square
 * @param sliders the square; bit 0 if all inner ranks are still to come, nothing if none is
 * @param ends the end that each ray leads to
 */
record RayLanes(VectorSpecies<Long> species, long[] lines, long[] sliders, long[] ends) {
    static RayLanes of(VectorSpecies<Long> species, OccupancyMap... directions) {
        int size = Square.LIMIT * species.length();
        RayLanes lanes = new RayLanes(species, new long[size], new long[size], new long[size]);
        for (int square = 0; square < Square.COUNT; square++) {
            for (int i = 0; i < directions.length; i++) {
                int up = square * species.length() + i;
                lanes.put(up, up + directions.length, square, directions[i].lineThrough(square));
            }
        }
        return lanes;
    }

    private void put(int up, int down, int square, int[] line) {
        for (int other : line) {
            if (other != square) {
                lines[up] |= InnerRanks.bit(other);
                ends[other > square ? up : down] |= InnerRanks.end(other);
            }
        }
        lines[down] = Long.reverseBytes(lines[up]);
        sliders[up] = InnerRanks.areBehind(square) ? 1 : InnerRanks.bit(square);
        sliders[down] = InnerRanks.areBefore(square) ? 1 : Long.reverseBytes(InnerRanks.bit(square));
    }

    /** The attacked squares of the inner ranks. */
    LongVector squares(int square, LongVector board) {
        LongVector blockers = board.lanewise(VectorOperators.AND, of(lines, square));
        return without(square, blockers)
                .lanewise(VectorOperators.XOR, blockers)
                .lanewise(VectorOperators.AND, of(lines, square));
    }

    /**
     * The attacked ends, all in one number. A ray without blockers borrows from beyond the board, which leaves bit 63
     * set; but so does a blocker there that is not the nearest.
     */
    long ends(int square, LongVector board) {
        LongVector blockers = board.lanewise(VectorOperators.AND, of(lines, square));
        return without(square, blockers)
                .lanewise(VectorOperators.AND_NOT, blockers)
                .lanewise(VectorOperators.ASHR, Long.SIZE - 1)
                .lanewise(VectorOperators.AND, of(ends, square))
                .reduceLanes(VectorOperators.OR);
    }

    private LongVector without(int square, LongVector blockers) {
        return blockers.lanewise(VectorOperators.SUB, of(sliders, square));
    }

    private LongVector of(long[] lanes, int square) {
        return LongVector.fromArray(species, lanes, square * species.length());
    }
}
