package sanmai.search.training;

import java.util.SplittableRandom;
import sanmai.search.eval.net.Net;
import sanmai.search.eval.net.NetFeatures;
import sanmai.search.eval.net.SliderMobility;
import sanmai.shogi.Position;

/** A {@link Net} while it is trained. All weights are in one array. */
public final class NetModel extends TrainableModel<Net> {
    /** What it sees in a position. */
    public static final ActiveFeatures FEATURES = NetModel::listFeatures;

    static final int NEURONS = Net.NEURONS;

    /** The index of the first bias; before it come the feature weights, by feature and neuron. */
    static final int BIASES = NetFeatures.COUNT * NEURONS;

    static final int OUTPUT_WEIGHTS = BIASES + NEURONS;
    static final int PIECE_SQUARE = OUTPUT_WEIGHTS + 2 * NEURONS;
    static final int KING_RELATIVE = PIECE_SQUARE + NetFeatures.COUNT;
    static final int MOBILITY = KING_RELATIVE + NetFeatures.KING_RELATIVE_COUNT;
    static final int TEMPO = MOBILITY + SliderMobility.WEIGHTS;
    static final int SIZE = TEMPO + 1;

    private static final float MAX_FEATURE_WEIGHT = (float) Net.MAX_FEATURE_WEIGHT / Net.ACCUMULATOR_SCALE;

    /** The feature weights, then what begins at {@link #BIASES}, {@link #OUTPUT_WEIGHTS} and so on. */
    final float[] weights = new float[SIZE];

    /** The initial weights: small random ones for the neurons, zero elsewhere. */
    public static NetModel random(SplittableRandom random) {
        NetModel model = new NetModel();
        for (int i = 0; i < BIASES; i++) {
            model.weights[i] = (float) (random.nextGaussian() * 0.05);
        }
        for (int neuron = 0; neuron < NEURONS; neuron++) {
            model.weights[BIASES + neuron] = 0.5f;
        }
        for (int neuron = 0; neuron < 2 * NEURONS; neuron++) {
            model.weights[OUTPUT_WEIGHTS + neuron] = (float) (random.nextGaussian() * 0.1);
        }
        return model;
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
        return new float[][] {weights};
    }

    @Override
    NetGradient newGradient() {
        return new NetGradient(this);
    }

    @Override
    void endStep(double decay, double scale) {
        float rest = (float) (1 - decay);
        for (int i = 0; i < BIASES; i++) {
            weights[i] *= rest;
        }
        clip(scale);
    }

    /** Clips the weights to the limits of a {@link Net} of this scale. */
    void clip(double scale) {
        for (int i = 0; i < BIASES; i++) {
            weights[i] = clip(weights[i], MAX_FEATURE_WEIGHT);
        }
        float maxOutputWeight = (float) (Net.MAX_OUTPUT_WEIGHT / (scale * Net.OUTPUT_SCALE));
        for (int i = OUTPUT_WEIGHTS; i < PIECE_SQUARE; i++) {
            weights[i] = clip(weights[i], maxOutputWeight);
        }
    }

    @Override
    Net quantised(double scale) {
        int[][] featureWeights = new int[NetFeatures.COUNT][];
        for (int feature = 0; feature < NetFeatures.COUNT; feature++) {
            featureWeights[feature] = rounded(feature * NEURONS, NEURONS, Net.ACCUMULATOR_SCALE);
        }
        double output = scale * Net.OUTPUT_SCALE;
        return new Net(new Net.Weights(
                featureWeights,
                rounded(BIASES, NEURONS, Net.ACCUMULATOR_SCALE),
                rounded(OUTPUT_WEIGHTS, 2 * NEURONS, output),
                rounded(PIECE_SQUARE, NetFeatures.COUNT, output),
                rounded(KING_RELATIVE, NetFeatures.KING_RELATIVE_COUNT, output),
                rounded(MOBILITY, SliderMobility.WEIGHTS, output),
                rounded(TEMPO, 1, output)[0]));
    }

    private int[] rounded(int from, int count, double factor) {
        int[] numbers = new int[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = (int) Math.round(weights[from + i] * factor);
        }
        return numbers;
    }
}
