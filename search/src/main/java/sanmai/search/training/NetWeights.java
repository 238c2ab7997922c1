package sanmai.search.training;

import java.util.ArrayList;
import java.util.List;
import sanmai.search.eval.net.Net;
import sanmai.search.eval.net.NetFeatures;
import sanmai.search.eval.net.OutputBucket;
import sanmai.search.eval.net.SliderMobility;

/** The weights of a {@link NetModel}, or the derivatives of its loss by them. */
final class NetWeights {
    private final List<float[]> arrays = new ArrayList<>();

    /** The numbers of neurons and of king buckets. */
    final Net.Size size;

    /** By feature and neuron: the weights that all king buckets have in common. */
    final float[][] features;

    /** By king bucket, feature and neuron: what the bucket adds to the common weights; empty without king buckets. */
    final float[][][] ofKingBuckets;

    /** By neuron. */
    final float[] biases;

    /** By output bucket and neuron, those of the side to move first. */
    final float[][] output;

    /** By feature. */
    final float[] pieceSquare;

    /** By {@link NetFeatures#kingRelative place relative to the own king}. */
    final float[] kingRelative;

    /** By output bucket and weight. */
    final float[][] mobility;

    /** By output bucket. */
    final float[] tempo;

    /** All weights are 0. */
    NetWeights(Net.Size size) {
        this.size = size;
        int neurons = size.neurons();
        features = arrays(NetFeatures.COUNT, neurons);
        ofKingBuckets = new float[size.kingBuckets() == 1 ? 0 : size.kingBuckets()][][];
        for (int bucket = 0; bucket < ofKingBuckets.length; bucket++) {
            ofKingBuckets[bucket] = arrays(NetFeatures.COUNT, neurons);
        }
        biases = array(neurons);
        output = arrays(OutputBucket.COUNT, 2 * neurons);
        pieceSquare = array(NetFeatures.COUNT);
        kingRelative = array(NetFeatures.KING_RELATIVE_COUNT);
        mobility = arrays(OutputBucket.COUNT, SliderMobility.WEIGHTS);
        tempo = array(OutputBucket.COUNT);
    }

    /** Adds an array. */
    private float[] array(int length) {
        float[] array = new float[length];
        arrays.add(array);
        return array;
    }

    /**
     * Adds arrays of one length. They are not one long array, since C2 turns a loop into vector instructions only if
     * all its arrays have the same index.
     */
    private float[][] arrays(int count, int length) {
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
    static void clip(float max, float[]... weights) {
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
