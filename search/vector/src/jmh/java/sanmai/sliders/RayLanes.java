package sanmai.sliders;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;
import sanmai.core.Square;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.occupancy.OccupancyMap;

/**
 * The rays of one or two files or diagonals in the lanes of a vector: those towards higher bits in the lower half of the
 * lanes, those towards lower bits, on {@linkplain InnerRanks inner ranks} with their bytes reversed, in the upper half. No
 * two squares of such a line share a byte, so this turns their order round. With the blockers {@code o} of a line and a
 * slider {@code r} that is not among them, {@code o - r} differs from {@code o} above the slider up to the nearest blocker.
 *
 * <p>For each square a table has the line without that square in each lane; then the square, which is bit 0 if all inner
 * ranks are still to come and nothing if none is; then the end that each ray leads to; then which lanes are reversed.
 *
 * <p><b>Performance note:</b> the species is a static constant and no vector leaves its method: else the compiler may keep
 * vectors as objects, and a lookup takes ten times as long.
 */
final class RayLanes {
    private static final VectorSpecies<Long> LANES = LongVector.SPECIES_256;
    private static final int HALF = 2;
    private static final int SLIDERS = 2 * HALF;
    private static final int ENDS = 2 * SLIDERS;
    private static final int REVERSED = 3 * SLIDERS;
    private static final int STRIDE = 4 * SLIDERS;

    private RayLanes() {}

    /** A table for at most two directions. */
    static long[] table(OccupancyMap... directions) {
        long[] table = new long[Square.LIMIT * STRIDE];
        for (int square = 0; square < Square.COUNT; square++) {
            for (int i = 0; i < directions.length; i++) {
                put(table, square * STRIDE + i, square, directions[i].lineThrough(square));
            }
        }
        return table;
    }

    private static void put(long[] table, int up, int square, int[] line) {
        int down = up + HALF;
        for (int other : line) {
            if (other != square) {
                table[up] |= InnerRanks.bit(other);
                table[ENDS + (other > square ? up : down)] |= InnerRanks.end(other);
            }
        }
        table[down] = Long.reverseBytes(table[up]);
        table[REVERSED + down] = -1;
        table[SLIDERS + up] = InnerRanks.areBehind(square) ? 1 : InnerRanks.bit(square);
        table[SLIDERS + down] = InnerRanks.areBefore(square) ? 1 : Long.reverseBytes(InnerRanks.bit(square));
    }

    /**
     * Word {@code w} of the attacked squares. A ray without blockers borrows from beyond the board, which sets bit 63,
     * and reaches its end; a blocker there that is not the nearest leaves it set.
     */
    static int word(long[] table, int square, Occupancy occupancy, int w) {
        int at = square * STRIDE;
        long occupied = InnerRanks.occupied(occupancy);
        LongVector line = LongVector.fromArray(LANES, table, at);
        LongVector blockers = LongVector.broadcast(LANES, occupied ^ Long.reverseBytes(occupied))
                .lanewise(VectorOperators.AND, LongVector.fromArray(LANES, table, at + REVERSED))
                .lanewise(VectorOperators.XOR, LongVector.broadcast(LANES, occupied))
                .lanewise(VectorOperators.AND, line);
        LongVector without = blockers.lanewise(VectorOperators.SUB, LongVector.fromArray(LANES, table, at + SLIDERS));
        LongVector changed = without.lanewise(VectorOperators.XOR, blockers);
        LongVector squares = changed.lanewise(VectorOperators.AND, line);
        long ends = changed.lanewise(VectorOperators.AND, without)
                .lanewise(VectorOperators.ASHR, Long.SIZE - 1)
                .lanewise(VectorOperators.AND, LongVector.fromArray(LANES, table, at + ENDS))
                .reduceLanes(VectorOperators.OR);
        long up = squares.lane(0) | squares.lane(1);
        long down = Long.reverseBytes(squares.lane(2) | squares.lane(3));
        return InnerRanks.word(up | down, ends, w);
    }
}
