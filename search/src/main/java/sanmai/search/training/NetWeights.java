package sanmai.search.training;

import sanmai.search.eval.net.Net;
import sanmai.search.eval.net.NetFeatures;
import sanmai.search.eval.net.OutputBucket;
import sanmai.search.eval.net.SliderMobility;

/** The weights of a {@link NetModel}, or the derivatives of its loss by them. */
final class NetWeights extends FloatWeights {
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
}
