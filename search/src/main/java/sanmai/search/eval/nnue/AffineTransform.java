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
public record AffineTransform(int[] biases, int[][] weights) {
    /** The number of outputs. */
    public int outputs() {
        return biases.length;
    }

    /** The number of inputs. */
    public int inputs() {
        return weights.length;
    }

    /** Computes the outputs, and {@linkplain ClippedRelu#fillUp fills up} the activations. */
    void propagate(ClippedRelu x, int[] y) {
        System.arraycopy(biases, 0, y, 0, y.length);
        x.fillUp();
        for (int i = 0; i < x.size; i += ClippedRelu.AT_A_TIME) {
            addFour(x, i, y);
        }
    }

    /** The output of a layer that has only one. */
    int output(ClippedRelu x) {
        int y = biases[0];
        for (int i = 0; i < x.size; i++) {
            y += weights[x.neurons[i]][0] * x.activations[i];
        }
        return y;
    }

    private void addFour(ClippedRelu x, int first, int[] y) {
        int[] a = weights[x.neurons[first]];
        int[] b = weights[x.neurons[first + 1]];
        int[] c = weights[x.neurons[first + 2]];
        int[] d = weights[x.neurons[first + 3]];
        int xa = x.activations[first];
        int xb = x.activations[first + 1];
        int xc = x.activations[first + 2];
        int xd = x.activations[first + 3];
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
