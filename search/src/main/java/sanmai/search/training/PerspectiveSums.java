package sanmai.search.training;

/**
 * The feature transformer for one perspective of a position: the sums of the rows of weights of the active features,
 * and their gradient. Adding four rows at a time takes half the time of one at a time, since a loop over 32 neurons is
 * too short to become fast. All arrays have the same index, so C2 turns the loops into vector instructions.
 */
final class PerspectiveSums {
    private static final int AT_A_TIME = 4;

    /** By neuron. */
    final float[] sums;

    /** By neuron: the derivative of the loss by the sum. */
    final float[] slopes;

    PerspectiveSums(int neurons) {
        sums = new float[neurons];
        slopes = new float[neurons];
    }

    /**
     * Computes the sums.
     *
     * @param rows by feature and neuron
     * @param active the active features of all positions of a set
     * @param first the index of the perspective's first feature; it has {@link TrainingSet#PER_SIDE}, all different
     */
    void forward(float[] biases, float[][] rows, short[] active, int first) {
        System.arraycopy(biases, 0, sums, 0, sums.length);
        for (int i = first; i < first + TrainingSet.PER_SIDE; i += AT_A_TIME) {
            add(rows[active[i]], rows[active[i + 1]], rows[active[i + 2]], rows[active[i + 3]]);
        }
    }

    private void add(float[] a, float[] b, float[] c, float[] d) {
        float[] to = sums;
        for (int i = 0; i < to.length; i++) {
            to[i] += (a[i] + b[i]) + (c[i] + d[i]);
        }
    }

    /** Adds the {@link #slopes} to the gradient of the rows of the same features. */
    void backward(float[][] rowsGradient, short[] active, int first) {
        for (int i = first; i < first + TrainingSet.PER_SIDE; i += AT_A_TIME) {
            addSlopes(
                    rowsGradient[active[i]],
                    rowsGradient[active[i + 1]],
                    rowsGradient[active[i + 2]],
                    rowsGradient[active[i + 3]]);
        }
    }

    private void addSlopes(float[] a, float[] b, float[] c, float[] d) {
        float[] from = slopes;
        for (int i = 0; i < from.length; i++) {
            float slope = from[i];
            a[i] += slope;
            b[i] += slope;
            c[i] += slope;
            d[i] += slope;
        }
    }
}
