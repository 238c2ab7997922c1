package sanmai.search.eval.nnue;

import com.google.common.hash.PrimitiveSink;
import java.nio.ByteBuffer;

/**
 * The feature transformer: the first layer of the network, from the inputs of one view to its neurons,
 * {@code acc[j] = bias[j] + sum over the active inputs of weight[input][j]}. The sums are kept in {@linkplain
 * AccumulatorStack accumulators}, since a move changes few inputs.
 *
 * <p>Sums wrap around in 16 bits, as in YaneuraOu, so that the order of additions does not matter.
 *
 * @param features the inputs
 * @param biases by neuron
 * @param weights by input and neuron: each input has an array of its own, since C2 turns the loops over them into vector
 *     instructions only where all arrays have the same index
 */
record FeatureTransformer(FeatureSet features, short[] biases, short[][] weights) {
    /** The number of neurons. */
    int width() {
        return biases.length;
    }

    /** The weights of an input for all neurons, to be read only. */
    short[] row(int input) {
        return weights[input];
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
