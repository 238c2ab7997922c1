package sanmai.boards;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;
import sanmai.core.Bitboard;

/**
 * The words of {@link PairOfLongs} in the two lanes of a vector of the Vector API. What works on single bits takes the lanes
 * out.
 */
final class VectorOfLongs extends Squares<LongVector> {
    private static final VectorSpecies<Long> LANES = LongVector.SPECIES_128;
    private static final LongVector BOARD = vector(PairOfLongs.FIRST_MASK, PairOfLongs.SECOND_MASK);

    private static final class Sets extends SquareSets<LongVector> {
        private final long[] words;

        Sets(int size) {
            words = new long[size << 1];
        }

        @Override
        LongVector get(int index) {
            return LongVector.fromArray(LANES, words, index << 1);
        }

        @Override
        void set(int index, LongVector squares) {
            squares.intoArray(words, index << 1);
        }

        /** One word is changed: reading, changing and writing whole vectors takes nearly twice as long. */
        @Override
        void toggle(int index, int square) {
            PairOfLongs.toggle(words, index, square);
        }
    }

    private static LongVector vector(long first, long second) {
        return LongVector.broadcast(LANES, first).withLane(1, second);
    }

    @Override
    SquareSets<LongVector> sets(int size) {
        return new Sets(size);
    }

    @Override
    LongVector of(Bitboard set) {
        return vector(PairOfLongs.first(set), PairOfLongs.second(set));
    }

    @Override
    LongVector and(LongVector a, LongVector b) {
        return a.lanewise(VectorOperators.AND, b);
    }

    @Override
    LongVector or(LongVector a, LongVector b) {
        return a.lanewise(VectorOperators.OR, b);
    }

    @Override
    LongVector andNot(LongVector a, LongVector b) {
        return a.lanewise(VectorOperators.AND_NOT, b);
    }

    @Override
    LongVector not(LongVector a) {
        return a.lanewise(VectorOperators.XOR, BOARD);
    }

    @Override
    boolean isEmpty(LongVector a) {
        return (a.lane(0) | a.lane(1)) == 0;
    }

    @Override
    int count(LongVector a) {
        return Long.bitCount(a.lane(0)) + Long.bitCount(a.lane(1));
    }

    @Override
    LongVector forward(int color, LongVector a) {
        long first = a.lane(0);
        long second = a.lane(1);
        return vector(PairOfLongs.firstForward(color, first, second), PairOfLongs.secondForward(color, first, second));
    }

    @Override
    LongVector toColumn(LongVector a, int column) {
        return a.lanewise(VectorOperators.LSHL, column);
    }

    @Override
    LongVector everyRank(long sevenRanks) {
        return LongVector.broadcast(LANES, sevenRanks);
    }

    @Override
    int folded(LongVector a) {
        return PairOfLongs.folded(a.lane(0) | a.lane(1));
    }

    @Override
    int column(LongVector a, int column) {
        return PairOfLongs.column(a.lane(0), a.lane(1), column);
    }

    @Override
    int zone(int color, LongVector a) {
        return PairOfLongs.zone(color, a.lane(0), a.lane(1));
    }

    @Override
    long head(LongVector a) {
        return a.lane(0);
    }

    @Override
    long tail(LongVector a) {
        return a.lane(1);
    }

    @Override
    int tailStart() {
        return PairOfLongs.FIRST;
    }
}
