package sanmai.search.training;

import java.util.Arrays;
import java.util.SplittableRandom;
import sanmai.search.eval.net.Net;
import sanmai.search.eval.net.NetFeatures;

/**
 * A {@link Net} while it is trained: its weights are floats. The output is the logarithm of the odds to win, which is a
 * score in units of the {@link WinRateModel}'s scale.
 */
public final class NetModel {
    private static final double FEATURE_DEVIATION = 0.05;
    private static final double OUTPUT_DEVIATION = 0.1;

    /**
     * The weights that a king bucket adds decay faster than the common weights, by this factor: a bucket sees few
     * positions, many of the same games, and would overfit.
     */
    private static final int KING_BUCKET_DECAY = 10;

    private static final float MAX_FEATURE_WEIGHT = limit(Net.MAX_FEATURE_WEIGHT, Net.ACCUMULATOR_SCALE);

    final NetWeights w;

    /** By king bucket, feature and neuron: the common weights plus those that the bucket adds. */
    final float[][][] features;

    /** All weights are 0. */
    NetModel(Net.Size size) {
        this(new NetWeights(size));
    }

    private NetModel(NetWeights weights) {
        w = weights;
        Net.Size size = w.size;
        boolean shared = size.kingBuckets() == 1;
        features = shared
                ? new float[][][] {w.features}
                : new float[size.kingBuckets()][NetFeatures.COUNT][size.neurons()];
    }

    /** The initial weights: small random ones for the neurons, the same in all king buckets, zero elsewhere. */
    public static NetModel random(Net.Size size, SplittableRandom random) {
        NetModel model = new NetModel(size);
        model.randomiseNeurons(0, random);
        model.weightsChanged();
        randomise(model.w.output[0], 0, OUTPUT_DEVIATION, random);
        for (float[] ofBucket : model.w.output) {
            System.arraycopy(model.w.output[0], 0, ofBucket, 0, ofBucket.length);
        }
        return model;
    }

    /**
     * Gives random weights to the neurons from {@code first} on; their biases are in the middle of the activation
     * function.
     */
    private void randomiseNeurons(int first, SplittableRandom random) {
        for (float[] row : w.features) {
            randomise(row, first, FEATURE_DEVIATION, random);
        }
        Arrays.fill(w.biases, first, w.biases.length, 0.5f);
    }

    private static void randomise(float[] weights, int from, double deviation, SplittableRandom random) {
        for (int i = from; i < weights.length; i++) {
            weights[i] = (float) (random.nextGaussian() * deviation);
        }
    }

    /**
     * The model of a net, perhaps enlarged, to train it further; the weights of the net have been rounded. Added neurons have random feature weights, and output
     * weights of 0, so that they change nothing until they have learnt. Added king buckets begin with the weights of
     * the net.
     *
     * @param size at least that of the net
     * @param scale the scale of the {@link WinRateModel}, in centipawns
     */
    public static NetModel of(Net net, Net.Size size, double scale, SplittableRandom random) {
        NetModel model = new NetModel(size);
        NetWeights w = model.w;
        Net.Weights numbers = net.weights();
        int neurons = size.neurons();
        int ofNet = numbers.size().neurons();
        double output = scale * Net.OUTPUT_SCALE;
        model.readFeatures(numbers.featureWeights());
        read(numbers.biases(), Net.ACCUMULATOR_SCALE, w.biases);
        model.randomiseNeurons(ofNet, random);
        model.weightsChanged();
        for (int bucket = 0; bucket < w.output.length; bucket++) {
            int[] ofBoth = numbers.outputWeights()[bucket];
            read(Arrays.copyOf(ofBoth, ofNet), output, w.output[bucket]);
            NetWeights.read(Arrays.copyOfRange(ofBoth, ofNet, 2 * ofNet), output, w.output[bucket], neurons);
            read(numbers.mobility()[bucket], output, w.mobility[bucket]);
        }
        read(numbers.pieceSquare(), output, w.pieceSquare);
        read(numbers.kingRelative(), output, w.kingRelative);
        read(numbers.tempo(), output, w.tempo);
        return model;
    }

    /** The common weights are the mean of the king buckets; each bucket adds its difference from the mean. */
    private void readFeatures(int[][][] numbers) {
        for (int[][] ofBucket : numbers) {
            for (int feature = 0; feature < NetFeatures.COUNT; feature++) {
                for (int neuron = 0; neuron < ofBucket[feature].length; neuron++) {
                    w.features[feature][neuron] +=
                            (float) ofBucket[feature][neuron] / (Net.ACCUMULATOR_SCALE * numbers.length);
                }
            }
        }
        for (int bucket = 0; bucket < numbers.length && numbers.length > 1; bucket++) {
            for (int feature = 0; feature < NetFeatures.COUNT; feature++) {
                for (int neuron = 0; neuron < numbers[bucket][feature].length; neuron++) {
                    w.ofKingBuckets[bucket][feature][neuron] = (float) numbers[bucket][feature][neuron]
                                    / Net.ACCUMULATOR_SCALE
                            - w.features[feature][neuron];
                }
            }
        }
    }

    /** The weights, in several arrays. */
    float[][] weights() {
        return w.all();
    }

    /** Brings up to date what is computed from the weights, after a change of them. */
    void weightsChanged() {
        for (int bucket = 0; bucket < w.ofKingBuckets.length; bucket++) {
            for (int feature = 0; feature < NetFeatures.COUNT; feature++) {
                float[] sum = features[bucket][feature];
                float[] common = w.features[feature];
                float[] added = w.ofKingBuckets[bucket][feature];
                for (int neuron = 0; neuron < sum.length; neuron++) {
                    sum[neuron] = NetWeights.clip(common[neuron] + added[neuron], MAX_FEATURE_WEIGHT);
                }
            }
        }
    }

    private static void read(int[] numbers, double factor, float[] weights) {
        NetWeights.read(numbers, factor, weights, 0);
    }

    /** A new sum of the loss of this model and its gradient, for one thread. */
    NetGradient newGradient() {
        return new NetGradient(w, features);
    }

    /**
     * Ends a step of the optimiser: reduces the feature weights by a share (weight decay), and clips the weights to the
     * ranges of the quantised evaluation.
     *
     * @param decay the share by which feature weights are reduced, from 0 to 1
     * @param scale the scale of the {@link WinRateModel}, in centipawns
     */
    void endStep(double decay, double scale) {
        NetWeights.scale(w.features, (float) (1 - decay));
        for (float[][] ofBucket : w.ofKingBuckets) {
            NetWeights.scale(ofBucket, (float) Math.max(0, 1 - KING_BUCKET_DECAY * decay));
        }
        clip(scale);
        weightsChanged();
    }

    /** Clips the weights to the limits of a {@link Net} of this scale. */
    void clip(double scale) {
        double output = scale * Net.OUTPUT_SCALE;
        NetWeights.clip(MAX_FEATURE_WEIGHT, w.features);
        NetWeights.clip(limit(Net.MAX_BIAS, Net.ACCUMULATOR_SCALE), w.biases);
        NetWeights.clip(limit(Net.MAX_OUTPUT_WEIGHT, output), w.output);
        NetWeights.clip(limit(Net.MAX_VALUE, output), w.pieceSquare, w.kingRelative, w.tempo);
        NetWeights.clip(limit(Net.MAX_VALUE, output), w.mobility);
    }

    /** The greatest weight that is quantised to no more than {@code max}. */
    private static float limit(int max, double factor) {
        float weight = (float) (max / factor);
        return weight * factor > max ? Math.nextDown(weight) : weight;
    }

    /**
     * The net with these weights, quantised: rounded to whole numbers.
     *
     * @param scale the scale of the {@link WinRateModel}, in centipawns
     */
    Net quantised(double scale) {
        double output = scale * Net.OUTPUT_SCALE;
        return new Net(new Net.Weights(
                Arrays.stream(features)
                        .map(ofBucket -> rounded(ofBucket, Net.ACCUMULATOR_SCALE))
                        .toArray(int[][][]::new),
                NetWeights.rounded(w.biases, Net.ACCUMULATOR_SCALE),
                rounded(w.output, output),
                NetWeights.rounded(w.pieceSquare, output),
                NetWeights.rounded(w.kingRelative, output),
                rounded(w.mobility, output),
                NetWeights.rounded(w.tempo, output)));
    }

    private static int[][] rounded(float[][] weights, double factor) {
        return Arrays.stream(weights)
                .map(row -> NetWeights.rounded(row, factor))
                .toArray(int[][]::new);
    }
}
