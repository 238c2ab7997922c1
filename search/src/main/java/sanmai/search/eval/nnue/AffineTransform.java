package sanmai.search.eval.nnue;

import com.google.common.hash.PrimitiveSink;

/**
 * An affine layer: {@code y[o] = bias[o] + sum of weight[i][o] * x[i]}, in 32 bits. The inputs x are 0 to 127, the weights
 * -128 to 127.
 *
 * <p><b>Performance note:</b> inputs of 0 are left out, and the others are added four at a time. C2 turns the loop over the
 * outputs into vector instructions, but not a sum over inputs before JDK 21. Weights are ints: loops over pairs of shorts
 * ({@code MulAddS2I}) let C2 of JDK 17 crash.
 *
 * @param biases by output
 * @param weights by input and output
 */
record AffineTransform(int[] biases, int[][] weights) {
    /** The number of inputs that are added at a time. */
    static final int AT_A_TIME = 4;

    /** The number of outputs. */
    int outputs() {
        return biases.length;
    }

    /** The number of inputs. */
    int inputs() {
        return weights.length;
    }

    /** Computes the outputs. The activations are filled up. */
    void propagate(ClippedRelu x, int[] y) {
        System.arraycopy(biases, 0, y, 0, y.length);
        x.fillUp(AT_A_TIME);
        int[] neurons = x.neurons;
        int[] activations = x.activations;
        for (int i = 0; i < x.size; i += AT_A_TIME) {
            add(
                    weights[neurons[i]],
                    activations[i],
                    weights[neurons[i + 1]],
                    activations[i + 1],
                    weights[neurons[i + 2]],
                    activations[i + 2],
                    weights[neurons[i + 3]],
                    activations[i + 3],
                    y);
        }
    }

    /** The output of a layer that has one. */
    int output(ClippedRelu x) {
        int y = biases[0];
        for (int i = 0; i < x.size; i++) {
            y += weights[x.neurons[i]][0] * x.activations[i];
        }
        return y;
    }

    private static void add(int[] a, int xa, int[] b, int xb, int[] c, int xc, int[] d, int xd, int[] y) {
        for (int o = 0; o < y.length; o++) {
            y[o] += (xa * a[o] + xb * b[o]) + (xc * c[o] + xd * d[o]);
        }
    }

    /** Adds all biases and weights to a hash. */
    void putInto(PrimitiveSink sink) {
        for (int bias : biases) {
            sink.putInt(bias);
        }
        for (int[] ofInput : weights) {
            for (int weight : ofInput) {
                sink.putByte((byte) weight);
            }
        }
    }
}
