package sanmai.search.training;

import java.util.Arrays;
import java.util.SplittableRandom;
import sanmai.search.eval.net.Net;
import sanmai.search.eval.net.NetFeatures;
import sanmai.search.eval.net.SliderMobility;
import sanmai.shogi.Position;

/**
 * A {@link Net} while it is trained.
 *
 * <p>Each feature has an array of its own with its weights for the neurons: the loops over them have the same index for all
 * arrays, which C2 turns into vector instructions.
 */
public final class NetModel extends TrainableModel<Net> {
    /** What it sees in a position. */
    public static final ActiveFeatures FEATURES = NetModel::listFeatures;

    static final int NEURONS = Net.NEURONS;

    // Where what belongs to no feature and neuron begins in the array of the rest.
    static final int BIASES = 0;

    static final int OUTPUT_WEIGHTS = BIASES + NEURONS;
    static final int PIECE_SQUARE = OUTPUT_WEIGHTS + 2 * NEURONS;
    static final int KING_RELATIVE = PIECE_SQUARE + NetFeatures.COUNT;
    static final int MOBILITY = KING_RELATIVE + NetFeatures.KING_RELATIVE_COUNT;
    static final int TEMPO = MOBILITY + SliderMobility.WEIGHTS;
    static final int REST = TEMPO + 1;

    private static final float MAX_FEATURE_WEIGHT = (float) Net.MAX_FEATURE_WEIGHT / Net.ACCUMULATOR_SCALE;

    /** By feature and neuron. */
    final float[][] featureWeights = new float[NetFeatures.COUNT][NEURONS];

    /** All other weights: what begins at {@link #BIASES}, {@link #OUTPUT_WEIGHTS} and so on. */
    final float[] rest = new float[REST];

    private final float[][] all = Arrays.copyOf(featureWeights, NetFeatures.COUNT + 1);

    /** With zeros for weights. */
    NetModel() {
        all[NetFeatures.COUNT] = rest;
    }

    /** The initial weights: small random ones for the neurons, zero elsewhere. */
    public static NetModel random(SplittableRandom random) {
        NetModel model = new NetModel();
        for (float[] row : model.featureWeights) {
            for (int neuron = 0; neuron < NEURONS; neuron++) {
                row[neuron] = (float) (random.nextGaussian() * 0.05);
            }
        }
        for (int neuron = 0; neuron < NEURONS; neuron++) {
            model.rest[BIASES + neuron] = 0.5f;
        }
        for (int neuron = 0; neuron < 2 * NEURONS; neuron++) {
            model.rest[OUTPUT_WEIGHTS + neuron] = (float) (random.nextGaussian() * 0.1);
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
        return all;
    }

    @Override
    NetGradient newGradient() {
        return new NetGradient(this);
    }

    @Override
    void endStep(double decay, double scale) {
        float kept = (float) (1 - decay);
        for (float[] row : featureWeights) {
            for (int neuron = 0; neuron < NEURONS; neuron++) {
                row[neuron] *= kept;
            }
        }
        clip(scale);
    }

    /** Clips the weights to the limits of a {@link Net} of this scale. */
    void clip(double scale) {
        for (float[] row : featureWeights) {
            for (int neuron = 0; neuron < NEURONS; neuron++) {
                row[neuron] = clip(row[neuron], MAX_FEATURE_WEIGHT);
            }
        }
        float maxOutputWeight = (float) (Net.MAX_OUTPUT_WEIGHT / (scale * Net.OUTPUT_SCALE));
        for (int i = OUTPUT_WEIGHTS; i < PIECE_SQUARE; i++) {
            rest[i] = clip(rest[i], maxOutputWeight);
        }
    }

    @Override
    Net quantised(double scale) {
        int[][] numbers = new int[NetFeatures.COUNT][];
        for (int feature = 0; feature < NetFeatures.COUNT; feature++) {
            numbers[feature] = rounded(featureWeights[feature], 0, NEURONS, Net.ACCUMULATOR_SCALE);
        }
        double output = scale * Net.OUTPUT_SCALE;
        return new Net(new Net.Weights(
                numbers,
                rounded(rest, BIASES, NEURONS, Net.ACCUMULATOR_SCALE),
                rounded(rest, OUTPUT_WEIGHTS, 2 * NEURONS, output),
                rounded(rest, PIECE_SQUARE, NetFeatures.COUNT, output),
                rounded(rest, KING_RELATIVE, NetFeatures.KING_RELATIVE_COUNT, output),
                rounded(rest, MOBILITY, SliderMobility.WEIGHTS, output),
                rounded(rest, TEMPO, 1, output)[0]));
    }

    private static int[] rounded(float[] weights, int from, int count, double factor) {
        int[] numbers = new int[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = (int) Math.round(weights[from + i] * factor);
        }
        return numbers;
    }
}
