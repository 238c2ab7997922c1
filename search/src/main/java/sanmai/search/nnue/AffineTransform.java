package sanmai.search.nnue;

import com.google.common.hash.PrimitiveSink;

/**
 * An affine layer: {@code y[o] = bias[o] + sum of weight[o][i] * x[i]}, in 32 bits. The inputs are 0 to 127, the weights
 * -128 to 127.
 *
 * @param biases by output
 * @param weights by output and input, 8 bits each, kept in 16 since C2 multiplies and adds pairs of those in one instruction
 */
record AffineTransform(int[] biases, short[][] weights) {
    /** The number of outputs. */
    int outputs() {
        return biases.length;
    }

    /** The number of inputs. */
    int inputs() {
        return weights[0].length;
    }

    /** Computes the outputs. */
    void propagate(short[] x, int[] y) {
        for (int o = 0; o < y.length; o++) {
            y[o] = biases[o] + dotProduct(weights[o], x);
        }
    }

    private static int dotProduct(short[] weights, short[] x) {
        int sum = 0;
        for (int i = 0; i < weights.length; i++) {
            sum += weights[i] * x[i];
        }
        return sum;
    }

    /** Adds all biases and weights to a hash. */
    void putInto(PrimitiveSink sink) {
        for (int bias : biases) {
            sink.putInt(bias);
        }
        for (short[] row : weights) {
            for (short weight : row) {
                sink.putShort(weight);
            }
        }
    }
}
