package sanmai.search.training;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import sanmai.search.eval.net.Net;
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
    /** The numbers of neurons and of king buckets. */
    final Net.Size size;

    /** By feature and neuron: what all king buckets have in common. */
    final float[][] features;

    /** By king bucket, feature and neuron: what a bucket adds to that; empty without king buckets. */
    final float[][][] ofKingBuckets;

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

    /** Zeros. */
    NetWeights(Net.Size size) {
        this.size = size;
        int neurons = size.neurons();
        features = new float[NetFeatures.COUNT][neurons];
        ofKingBuckets = new float[size.kingBuckets() == 1 ? 0 : size.kingBuckets()][NetFeatures.COUNT][neurons];
        biases = new float[neurons];
        output = new float[OutputBucket.COUNT][2 * neurons];
    }

    /** All arrays. */
    float[][] all() {
        List<float[]> all = new ArrayList<>(Arrays.asList(features));
        for (float[][] ofBucket : ofKingBuckets) {
            all.addAll(Arrays.asList(ofBucket));
        }
        all.add(biases);
        all.addAll(Arrays.asList(output));
        all.add(pieceSquare);
        all.add(kingRelative);
        all.addAll(Arrays.asList(mobility));
        all.add(tempo);
        return all.toArray(float[][]::new);
    }
}
