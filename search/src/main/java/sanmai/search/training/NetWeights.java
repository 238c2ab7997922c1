package sanmai.search.training;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import sanmai.search.eval.net.NetFeatures;
import sanmai.search.eval.net.OutputBucket;
import sanmai.search.eval.net.SliderMobility;

/**
 * The weights of a {@link NetModel}, or the derivatives of its loss by them.
 *
 * <p>Each feature has an array of its own with its weights for the neurons: the loops over them have the same index for all
 * arrays, which C2 turns into vector instructions.
 */
final class NetWeights {
    /** By feature and neuron. */
    final float[][] features;

    /** By neuron. */
    final float[] biases;

    /** By output bucket and neuron, those of the side to move first. */
    final float[][] output;

    /** By feature. */
    final float[] pieceSquare = new float[NetFeatures.COUNT];

    /** By what {@link NetFeatures#kingRelative} says. */
    final float[] kingRelative = new float[NetFeatures.KING_RELATIVE_COUNT];

    /** By output bucket and weight. */
    final float[][] mobility = new float[OutputBucket.COUNT][SliderMobility.WEIGHTS];

    /** By output bucket. */
    final float[] tempo = new float[OutputBucket.COUNT];

    /**
     * Zeros.
     *
     * @param neurons the number of neurons of each perspective
     */
    NetWeights(int neurons) {
        features = new float[NetFeatures.COUNT][neurons];
        biases = new float[neurons];
        output = new float[OutputBucket.COUNT][2 * neurons];
    }

    /** The number of neurons of each perspective. */
    int neurons() {
        return biases.length;
    }

    /** All arrays. */
    float[][] all() {
        List<float[]> all = new ArrayList<>(Arrays.asList(features));
        all.add(biases);
        all.addAll(Arrays.asList(output));
        all.add(pieceSquare);
        all.add(kingRelative);
        all.addAll(Arrays.asList(mobility));
        all.add(tempo);
        return all.toArray(float[][]::new);
    }
}
