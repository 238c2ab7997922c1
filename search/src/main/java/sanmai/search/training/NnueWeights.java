package sanmai.search.training;

import sanmai.search.eval.accumulator.FeatureSet;
import sanmai.search.eval.nnue.Architecture;

/** The weights of a {@link NnueModel}, or the derivatives of its loss by them. */
final class NnueWeights extends FloatWeights {
    /** The feature set and the numbers of neurons. */
    final Architecture architecture;

    /** By king bucket, feature and neuron. */
    final float[][][] transformer;

    final float[] transformerBiases;

    /** By neuron of the first layer and neuron of both perspectives, those of the side to move first. */
    final float[][] layer1;

    final float[] biases1;

    /** By neuron of the second layer and neuron of the first. */
    final float[][] layer2;

    final float[] biases2;

    /** By neuron of the second layer. */
    final float[] output;

    /** A single number. */
    final float[] outputBias;

    /** All weights are 0. */
    NnueWeights(Architecture architecture) {
        this.architecture = architecture;
        FeatureSet features = architecture.features().set;
        transformer = new float[features.buckets()][][];
        for (int bucket = 0; bucket < transformer.length; bucket++) {
            transformer[bucket] = arrays(features.count(), architecture.width());
        }
        transformerBiases = array(architecture.width());
        layer1 = arrays(architecture.hidden1(), 2 * architecture.width());
        biases1 = array(architecture.hidden1());
        layer2 = arrays(architecture.hidden2(), architecture.hidden1());
        biases2 = array(architecture.hidden2());
        output = array(architecture.hidden2());
        outputBias = array(1);
    }
}
