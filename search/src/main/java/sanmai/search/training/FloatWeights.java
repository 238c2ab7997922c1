package sanmai.search.training;

import java.util.ArrayList;
import java.util.List;

/** The weights of a model, or the derivatives of its loss by them, in arrays that are all zeros at first. */
abstract class FloatWeights {
    private final List<float[]> arrays = new ArrayList<>();

    /** Adds an array. */
    final float[] array(int length) {
        float[] array = new float[length];
        arrays.add(array);
        return array;
    }

    /**
     * Adds arrays of one length. They are not one long array, since C2 turns a loop into vector instructions only if
     * all its arrays have the same index.
     */
    final float[][] arrays(int count, int length) {
        float[][] rows = new float[count][];
        for (int row = 0; row < count; row++) {
            rows[row] = array(length);
        }
        return rows;
    }

    /** All arrays in their order. */
    final float[][] all() {
        return arrays.toArray(float[][]::new);
    }

    /** Adds a row to another one. */
    static void add(float[] from, float[] to) {
        for (int i = 0; i < to.length; i++) {
            to[i] += from[i];
        }
    }

    static float clip(float weight, float max) {
        return Math.max(-max, Math.min(weight, max));
    }

    /** Clips weights to the range from {@code -max} to {@code max}. */
    static void clip(float[][] weights, float max) {
        for (float[] row : weights) {
            for (int i = 0; i < row.length; i++) {
                row[i] = clip(row[i], max);
            }
        }
    }

    /** Multiplies weights by a factor. */
    static void scale(float[][] weights, float factor) {
        for (float[] row : weights) {
            for (int i = 0; i < row.length; i++) {
                row[i] *= factor;
            }
        }
    }

    /** Quantises weights: multiplies them by a factor and rounds them to whole numbers. */
    static int[] rounded(float[] weights, double factor) {
        int[] numbers = new int[weights.length];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = (int) Math.round(weights[i] * factor);
        }
        return numbers;
    }

    /**
     * The inverse of {@link #rounded}: sets the weights from the index {@code at} on to the numbers divided by the
     * factor.
     */
    static void read(int[] numbers, double factor, float[] weights, int at) {
        for (int i = 0; i < numbers.length; i++) {
            weights[at + i] = (float) (numbers[i] / factor);
        }
    }
}
