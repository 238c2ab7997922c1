package sanmai.search.training;

import java.util.Arrays;

/**
 * A layer of a {@link NnueModel}, or one half of its first layer: the sums of its neurons, without biases, and the gradient
 * of its weights.
 */
final class LayerGradient {
    private static final int AT_A_TIME = 4;

    /** By neuron and input. */
    private final float[][] weights;

    private final float[][] gradient;

    /** The weights by input and neuron: sums over inputs are no vector instructions, sums over neurons are. */
    private final float[][] byInput;

    /** The inputs that are not zero, filled up to a multiple of {@link #AT_A_TIME}, and what they are. */
    private final int[] active;

    private final float[] activations;

    LayerGradient(float[][] weights, float[][] gradient) {
        this.weights = weights;
        this.gradient = gradient;
        byInput = new float[weights[0].length][weights.length];
        active = new int[byInput.length + AT_A_TIME];
        activations = new float[active.length];
    }

    /** Takes notice of new weights. */
    void readWeights() {
        for (int neuron = 0; neuron < weights.length; neuron++) {
            for (int input = 0; input < byInput.length; input++) {
                byInput[input][neuron] = weights[neuron][input];
            }
        }
    }

    /** Adds the weights of the inputs x, times x, to the neurons' sums. */
    void addTo(float[] sums, float[] x) {
        int count = findActive(x);
        for (int i = 0; i < count; i += AT_A_TIME) {
            add(
                    sums,
                    byInput[active[i]],
                    activations[i],
                    byInput[active[i + 1]],
                    activations[i + 1],
                    byInput[active[i + 2]],
                    activations[i + 2],
                    byInput[active[i + 3]],
                    activations[i + 3]);
        }
    }

    private int findActive(float[] x) {
        int count = 0;
        for (int i = 0; i < x.length; i++) {
            active[count] = i;
            activations[count] = x[i];
            count += x[i] != 0 ? 1 : 0;
        }
        while (count % AT_A_TIME != 0) {
            active[count] = 0;
            activations[count++] = 0;
        }
        return count;
    }

    private static void add(
            float[] sums, float[] a, float xa, float[] b, float xb, float[] c, float xc, float[] d, float xd) {
        for (int i = 0; i < sums.length; i++) {
            sums[i] += (a[i] * xa + b[i] * xb) + (c[i] * xc + d[i] * xd);
        }
    }

    /**
     * Adds the gradient of the weights.
     *
     * @param x the inputs
     * @param slopes the derivatives of the loss by the neurons' sums
     * @param inputSlopes gets the derivatives of the loss by the inputs
     */
    void backward(float[] x, float[] slopes, float[] inputSlopes) {
        Arrays.fill(inputSlopes, 0);
        for (int neuron = 0; neuron < slopes.length; neuron++) {
            float slope = slopes[neuron];
            if (slope != 0) {
                addTimes(gradient[neuron], x, slope);
                addTimes(inputSlopes, weights[neuron], slope);
            }
        }
    }

    private static void addTimes(float[] to, float[] from, float factor) {
        for (int i = 0; i < to.length; i++) {
            to[i] += from[i] * factor;
        }
    }
}
