package sanmai.search.training;

import java.util.Arrays;

/** A fully connected layer with clipped ReLU for one position: its neurons, and the gradient of its weights. */
final class DenseLayer {
    private static final int AT_A_TIME = 4;

    /** By neuron: between 0 and 1. */
    final float[] activations;

    /** By neuron: the derivative of the loss by the activation. */
    final float[] slopes;

    /** By neuron and input. */
    private final float[][] weights;

    private final float[] biases;
    private final float[][] weightsGradient;
    private final float[] biasesGradient;

    /** The weights by input and neuron: C2 makes vector instructions of sums over neurons, but not of sums over inputs. */
    private final float[][] byInput;

    private final float[] sums;

    /** The indexes of the inputs that are not zero, filled up to a multiple of {@link #AT_A_TIME}. */
    private final int[] active;

    /** The values of these inputs. */
    private final float[] values;

    /** A layer with these weights (by neuron and input) and biases (by neuron), and with the gradients of both. */
    DenseLayer(float[][] weights, float[] biases, float[][] weightsGradient, float[] biasesGradient) {
        this.weights = weights;
        this.biases = biases;
        this.weightsGradient = weightsGradient;
        this.biasesGradient = biasesGradient;
        byInput = new float[weights[0].length][biases.length];
        sums = new float[biases.length];
        activations = new float[biases.length];
        slopes = new float[biases.length];
        active = new int[byInput.length + AT_A_TIME];
        values = new float[active.length];
    }

    /** Copies the weights into {@link #byInput}, after they have changed. */
    void readWeights() {
        for (int neuron = 0; neuron < weights.length; neuron++) {
            for (int input = 0; input < byInput.length; input++) {
                byInput[input][neuron] = weights[neuron][input];
            }
        }
    }

    /** Computes the activations from the inputs. */
    void forward(float[] x) {
        System.arraycopy(biases, 0, sums, 0, sums.length);
        int count = findActive(x);
        for (int i = 0; i < count; i += AT_A_TIME) {
            addFour(i);
        }
        for (int i = 0; i < sums.length; i++) {
            activations[i] = Math.max(0, Math.min(sums[i], 1));
        }
    }

    private int findActive(float[] x) {
        int count = 0;
        for (int i = 0; i < x.length; i++) {
            active[count] = i;
            values[count] = x[i];
            count += x[i] != 0 ? 1 : 0;
        }
        while (count % AT_A_TIME != 0) {
            active[count] = 0;
            values[count++] = 0;
        }
        return count;
    }

    private void addFour(int first) {
        float[] a = byInput[active[first]];
        float[] b = byInput[active[first + 1]];
        float[] c = byInput[active[first + 2]];
        float[] d = byInput[active[first + 3]];
        float xa = values[first];
        float xb = values[first + 1];
        float xc = values[first + 2];
        float xd = values[first + 3];
        float[] y = sums;
        for (int i = 0; i < y.length; i++) {
            y[i] += (a[i] * xa + b[i] * xb) + (c[i] * xc + d[i] * xd);
        }
    }

    /**
     * Adds the derivatives for one position to the gradients, computed from the {@link #slopes}.
     *
     * @param x the inputs
     * @param xSlopes gets the derivatives of the loss by the inputs
     */
    void backward(float[] x, float[] xSlopes) {
        Arrays.fill(xSlopes, 0);
        for (int neuron = 0; neuron < slopes.length; neuron++) {
            float slope = activations[neuron] == sums[neuron] ? slopes[neuron] : 0;
            if (slope != 0) {
                biasesGradient[neuron] += slope;
                addTimes(weightsGradient[neuron], x, slope);
                addTimes(xSlopes, weights[neuron], slope);
            }
        }
    }

    private static void addTimes(float[] to, float[] from, float factor) {
        for (int i = 0; i < to.length; i++) {
            to[i] += from[i] * factor;
        }
    }
}
