package sanmai.search.eval.nnue;

import com.google.common.hash.PrimitiveSink;
import java.nio.ByteBuffer;

/**
 * The feature transformer: the first layer of the network, from the features of one perspective to its neurons, {@code acc[j] =
 * bias[j] + sum over the active features of weight[row][j]}. The sums are kept in {@linkplain TransformerStack accumulators},
 * since a move changes few features.
 *
 * <p>Sums wrap around in 16 bits, as in YaneuraOu, so that the order of additions does not matter.
 *
 * @param features the feature set
 * @param biases by neuron
 * @param weights by row of the feature set and neuron: each row is an array of its own, since C2 turns the loops over them into vector
 *     instructions only where all arrays have the same index
 */
record FeatureTransformer(NnueFeatures features, short[] biases, short[][] weights) {
    /** The number of neurons. */
    public int width() {
        return biases.length;
    }

    /** Adds all biases and weights to a hash. */
    void putInto(PrimitiveSink sink) {
        ByteBuffer bytes = ByteBuffer.allocate(Short.BYTES * width());
        bytes.asShortBuffer().put(biases);
        sink.putBytes(bytes.array());
        for (short[] row : weights) {
            bytes.asShortBuffer().put(row);
            sink.putBytes(bytes.array());
        }
    }
}
