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

    private static final float MAX_FEATURE_WEIGHT = (float) Net.MAX_FEATURE_WEIGHT / Net.ACCUMULATOR_SCALE;

    final NetWeights w = new NetWeights();
    private final float[][] all = w.all();

    /** With zeros for weights. */
    NetModel() {}

    /** The initial weights: small random ones for the neurons, zero elsewhere. */
    public static NetModel random(SplittableRandom random) {
        NetModel model = new NetModel();
        for (float[] row : model.w.features) {
            randomise(row, 0.05, random);
        }
        Arrays.fill(model.w.biases, 0.5f);
        randomise(model.w.output[0], 0.1, random);
        for (float[] ofBucket : model.w.output) {
            System.arraycopy(model.w.output[0], 0, ofBucket, 0, ofBucket.length);
        }
        return model;
    }

    private static void randomise(float[] weights, double deviation, SplittableRandom random) {
        for (int i = 0; i < weights.length; i++) {
            weights[i] = (float) (random.nextGaussian() * deviation);
        }
    }

    /**
     * The model of which a net was made, as far as rounding left it.
     *
     * @param scale the scale of the {@link WinRateModel}, in centipawns
     */
    public static NetModel of(Net net, double scale) {
        NetModel model = new NetModel();
        NetWeights w = model.w;
        Net.Weights numbers = net.weights();
        double output = scale * Net.OUTPUT_SCALE;
        read(numbers.featureWeights(), Net.ACCUMULATOR_SCALE, w.features);
        read(numbers.biases(), Net.ACCUMULATOR_SCALE, w.biases);
        read(numbers.outputWeights(), output, w.output);
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
        for (int i = 0; i < numbers.length; i++) {
            weights[i] = (float) (numbers[i] / factor);
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
