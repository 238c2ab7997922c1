package sanmai.search.eval.nnue;

import sanmai.search.eval.accumulator.AccumulatorStack;
import sanmai.search.eval.accumulator.DirtyPieces;
import sanmai.shogi.Position;

/** The sums of a {@link FeatureTransformer} for one perspective. */
final class TransformerStack extends AccumulatorStack {
    private final FeatureTransformer transformer;
    private final short[] zeros;
    private final short[][] sums;

    TransformerStack(FeatureTransformer transformer, int side, DirtyPieces dirty) {
        super(transformer.features().set, side, dirty);
        this.transformer = transformer;
        zeros = new short[transformer.width()];
        sums = new short[accumulators(transformer.features().set)][];
        for (int i = 0; i < sums.length; i++) {
            sums[i] = transformer.biases().clone();
        }
    }

    /** The approximate size of a stack in bytes. */
    static long bytes(FeatureTransformer transformer) {
        return bytes(transformer.features().set, transformer.width() * Short.BYTES + HEADER_BYTES);
    }

    /** The sums for the current position, to be read only. */
    short[] get(Position position) {
        return sums[compute(position)];
    }

    @Override
    protected void update(int before, int after, int removed, int added) {
        update(sums[before], row(removed), row(added), sums[after]);
    }

    private short[] row(int row) {
        return row < transformer.weights().length ? transformer.weights()[row] : zeros;
    }

    /**
     * With one index for all arrays and a single cast to short, C2 turns the loop into vector instructions. (With {@code +=}
     * and another cast on the right it does not, and takes eight times as long.)
     */
    private static void update(short[] before, short[] removed, short[] added, short[] after) {
        for (int i = 0; i < after.length; i++) {
            after[i] = (short) (before[i] + (added[i] - removed[i]));
        }
    }
}
