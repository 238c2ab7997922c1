package sanmai.search.training;

import java.util.Arrays;
import java.util.SplittableRandom;
import sanmai.search.eval.net.Net;
import sanmai.search.eval.net.NetFeatures;
import sanmai.shogi.Position;

/** A {@link Net} while it is trained. */
public final class NetModel extends TrainableModel<Net> {
    /** What it sees in a position. */
    public static final ActiveFeatures FEATURES = new ActiveFeatures() {
        @Override
        public int list(Position position, int side, short[] to, int at) {
            return listFeatures(position, side, to, at);
        }

        @Override
        public int mirrored(int feature) {
            return feature;
        }
    };

    private static final double FEATURE_DEVIATION = 0.05;
    private static final double OUTPUT_DEVIATION = 0.1;
    private static final float MAX_FEATURE_WEIGHT = (float) Net.MAX_FEATURE_WEIGHT / Net.ACCUMULATOR_SCALE;

    final NetWeights w;
    private final float[][] all;

    /** With zeros for weights. */
    NetModel(int neurons) {
        w = new NetWeights(neurons);
        all = w.all();
    }

    /**
     * The initial weights: small random ones for the neurons, zero elsewhere.
     *
     * @param neurons the number of neurons of each perspective, a multiple of {@link Net#NEURONS_STEP}
     */
    public static NetModel random(int neurons, SplittableRandom random) {
        NetModel model = new NetModel(neurons);
        model.randomiseNeurons(0, random);
        randomise(model.w.output[0], 0, OUTPUT_DEVIATION, random);
        for (float[] ofBucket : model.w.output) {
            System.arraycopy(model.w.output[0], 0, ofBucket, 0, ofBucket.length);
        }
        return model;
    }

    /** Gives the neurons from this one on random weights; their biases are in the middle of the activation function. */
    private void randomiseNeurons(int first, SplittableRandom random) {
        for (float[] row : w.features) {
            randomise(row, first, FEATURE_DEVIATION, random);
        }
        Arrays.fill(w.biases, first, w.neurons(), 0.5f);
    }

    private static void randomise(float[] weights, int from, double deviation, SplittableRandom random) {
        for (int i = from; i < weights.length; i++) {
            weights[i] = (float) (random.nextGaussian() * deviation);
        }
    }

    /**
     * The model of which a net was made, as far as rounding left it.
     *
     * @param scale the scale of the {@link WinRateModel}, in centipawns
     */
    public static NetModel of(Net net, double scale) {
        return of(net, net.weights().neurons(), scale, new SplittableRandom(0));
    }

    /**
     * The model of which a net was made, with further neurons: they have random weights for the features, and none for the
     * output, so that they change nothing until they have learnt.
     *
     * @param neurons the number of neurons of each perspective, at least that of the net
     * @param scale the scale of the {@link WinRateModel}, in centipawns
     */
    public static NetModel of(Net net, int neurons, double scale, SplittableRandom random) {
        NetModel model = new NetModel(neurons);
        NetWeights w = model.w;
        Net.Weights numbers = net.weights();
        int ofNet = numbers.neurons();
        double output = scale * Net.OUTPUT_SCALE;
        read(numbers.featureWeights(), Net.ACCUMULATOR_SCALE, w.features);
        read(numbers.biases(), Net.ACCUMULATOR_SCALE, w.biases);
        model.randomiseNeurons(ofNet, random);
        for (int bucket = 0; bucket < w.output.length; bucket++) {
            int[] ofBoth = numbers.outputWeights()[bucket];
            read(Arrays.copyOf(ofBoth, ofNet), output, w.output[bucket], 0);
            read(Arrays.copyOfRange(ofBoth, ofNet, 2 * ofNet), output, w.output[bucket], neurons);
        }
        read(numbers.pieceSquare(), output, w.pieceSquare);
        read(numbers.kingRelative(), output, w.kingRelative);
        read(numbers.mobility(), output, w.mobility);
        read(numbers.tempo(), output, w.tempo);
        return model;
    }

    private static void read(int[][] numbers, double factor, float[][] weights) {
        for (int row = 0; row < numbers.length; row++) {
            read(numbers[row], factor, weights[row]);
        }
    }

    private static void read(int[] numbers, double factor, float[] weights) {
        read(numbers, factor, weights, 0);
    }

    private static void read(int[] numbers, double factor, float[] weights, int at) {
        for (int i = 0; i < numbers.length; i++) {
            weights[at + i] = (float) (numbers[i] / factor);
        }
    }

    private static int listFeatures(Position position, int side, short[] to, int at) {
        int[] active = new int[NetFeatures.MAX_ACTIVE];
        int count = NetFeatures.listActive(position, NetFeatures.perspective(side, position.king(side)), active);
        for (int i = 0; i < count; i++) {
            to[at + i] = (short) active[i];
        }
        return count;
    }

    @Override
    float[][] weights() {
        return all;
    }

    @Override
    NetGradient newGradient() {
        return new NetGradient(this);
    }

    @Override
    void endStep(double decay, double scale) {
        float kept = (float) (1 - decay);
        for (float[] row : w.features) {
            for (int neuron = 0; neuron < row.length; neuron++) {
                row[neuron] *= kept;
            }
        }
        clip(scale);
    }

    /** Clips the weights to the limits of a {@link Net} of this scale. */
    void clip(double scale) {
        clip(w.features, MAX_FEATURE_WEIGHT);
        clip(w.output, (float) (Net.MAX_OUTPUT_WEIGHT / (scale * Net.OUTPUT_SCALE)));
    }

    @Override
    Net quantised(double scale) {
        double output = scale * Net.OUTPUT_SCALE;
        return new Net(new Net.Weights(
                rounded(w.features, Net.ACCUMULATOR_SCALE),
                rounded(w.biases, Net.ACCUMULATOR_SCALE),
                rounded(w.output, output),
                rounded(w.pieceSquare, output),
                rounded(w.kingRelative, output),
                rounded(w.mobility, output),
                rounded(w.tempo, output)));
    }

    private static int[][] rounded(float[][] weights, double factor) {
        return Arrays.stream(weights).map(row -> rounded(row, factor)).toArray(int[][]::new);
    }

    private static int[] rounded(float[] weights, double factor) {
        int[] numbers = new int[weights.length];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = (int) Math.round(weights[i] * factor);
        }
        return numbers;
    }
}
