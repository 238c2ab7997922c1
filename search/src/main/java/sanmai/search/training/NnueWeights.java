package sanmai.search.training;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import sanmai.search.eval.nnue.TrainedNetwork;

/**
 * The weights of a {@link NnueModel}, or the derivatives of its loss by them: for each neuron of the feature transformer, for
 * both views alike; then for each neuron of three layers. The views of the two sides have weights of their own in the first
 * layer.
 *
 * <p>Each input of the transformer has an array of its own, and so has each neuron of a layer: loops over arrays with the
 * same index are those that C2 turns into vector instructions.
 */
final class NnueWeights {
    /** By input and neuron of a view. */
    final float[][] transformer;

    final float[] transformerBiases;

    /** By neuron of the first layer and neuron of the view of the side to move. */
    final float[][] layer1OfOwn;

    /** By neuron of the first layer and neuron of the view of the other side. */
    final float[][] layer1OfOther;

    final float[] biases1;

    /** By neuron of the second layer and neuron of the first. */
    final float[][] layer2;

    final float[] biases2;

    /** By neuron of the second layer. */
    final float[] output;

    /** A single one. */
    final float[] outputBias = new float[1];

    /** Zeros. */
    NnueWeights(int width, int hidden1, int hidden2) {
        transformer = new float[TrainedNetwork.INPUTS][width];
        transformerBiases = new float[width];
        layer1OfOwn = new float[hidden1][width];
        layer1OfOther = new float[hidden1][width];
        biases1 = new float[hidden1];
        layer2 = new float[hidden2][hidden1];
        biases2 = new float[hidden2];
        output = new float[hidden2];
    }

    /** Zeros, as many as there are others. */
    static NnueWeights zerosLike(NnueWeights others) {
        return new NnueWeights(others.width(), others.biases1.length, others.biases2.length);
    }

    /** The number of neurons of a view. */
    int width() {
        return transformerBiases.length;
    }

    /** All arrays. */
    float[][] all() {
        List<float[]> all = new ArrayList<>(Arrays.asList(transformer));
        all.add(transformerBiases);
        all.addAll(Arrays.asList(layer1OfOwn));
        all.addAll(Arrays.asList(layer1OfOther));
        all.add(biases1);
        all.addAll(Arrays.asList(layer2));
        all.add(biases2);
        all.add(output);
        all.add(outputBias);
        return all.toArray(float[][]::new);
    }
}
