package sanmai.search.training;

import java.util.Arrays;
import java.util.SplittableRandom;
import sanmai.search.eval.net.Net;
import sanmai.search.eval.net.NetFeatures;
import sanmai.search.eval.net.OutputBucket;
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

    static final int NEURONS = Net.NEURONS;

    // Where what belongs to no feature and neuron begins in the array of the rest.
    static final int BIASES = 0;

    /** By output bucket and neuron, those of the side to move first. */
    static final int OUTPUT_WEIGHTS = BIASES + NEURONS;

    static final int PIECE_SQUARE = OUTPUT_WEIGHTS + OutputBucket.COUNT * 2 * NEURONS;
    static final int KING_RELATIVE = PIECE_SQUARE + NetFeatures.COUNT;

    /** By output bucket and weight. */
    static final int MOBILITY = KING_RELATIVE + NetFeatures.KING_RELATIVE_COUNT;

    /** By output bucket. */
    static final int TEMPO = MOBILITY + OutputBucket.COUNT * SliderMobility.WEIGHTS;

    static final int REST = TEMPO + OutputBucket.COUNT;

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
            float weight = (float) (random.nextGaussian() * 0.1);
            for (int bucket = 0; bucket < OutputBucket.COUNT; bucket++) {
                model.rest[outputWeights(bucket) + neuron] = weight;
            }
        }
        return model;
    }

    /**
     * The model of which a net was made, as far as rounding left it.
     *
     * @param scale the scale of the {@link WinRateModel}, in centipawns
     */
    public static NetModel of(Net net, double scale) {
        NetModel model = new NetModel();
        Net.Weights weights = net.weights();
        for (int feature = 0; feature < NetFeatures.COUNT; feature++) {
            read(weights.featureWeights()[feature], Net.ACCUMULATOR_SCALE, model.featureWeights[feature], 0);
        }
        double output = scale * Net.OUTPUT_SCALE;
        read(weights.biases(), Net.ACCUMULATOR_SCALE, model.rest, BIASES);
        for (int bucket = 0; bucket < OutputBucket.COUNT; bucket++) {
            read(weights.outputWeights()[bucket], output, model.rest, outputWeights(bucket));
            read(weights.mobility()[bucket], output, model.rest, mobility(bucket));
        }
        read(weights.pieceSquare(), output, model.rest, PIECE_SQUARE);
        read(weights.kingRelative(), output, model.rest, KING_RELATIVE);
        read(weights.tempo(), output, model.rest, TEMPO);
        return model;
    }

    private static void read(int[] numbers, double factor, float[] to, int at) {
        for (int i = 0; i < numbers.length; i++) {
            to[at + i] = (float) (numbers[i] / factor);
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

    /** Where the output weights of a bucket begin. */
    static int outputWeights(int bucket) {
        return OUTPUT_WEIGHTS + bucket * 2 * NEURONS;
    }

    /** Where the mobility weights of a bucket begin. */
    static int mobility(int bucket) {
        return MOBILITY + bucket * SliderMobility.WEIGHTS;
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
        int[][] outputWeights = new int[OutputBucket.COUNT][];
        int[][] mobility = new int[OutputBucket.COUNT][];
        for (int bucket = 0; bucket < OutputBucket.COUNT; bucket++) {
            outputWeights[bucket] = rounded(rest, outputWeights(bucket), 2 * NEURONS, output);
            mobility[bucket] = rounded(rest, mobility(bucket), SliderMobility.WEIGHTS, output);
        }
        return new Net(new Net.Weights(
                numbers,
                rounded(rest, BIASES, NEURONS, Net.ACCUMULATOR_SCALE),
                outputWeights,
                rounded(rest, PIECE_SQUARE, NetFeatures.COUNT, output),
                rounded(rest, KING_RELATIVE, NetFeatures.KING_RELATIVE_COUNT, output),
                mobility,
                rounded(rest, TEMPO, OutputBucket.COUNT, output)));
    }

    private static int[] rounded(float[] weights, int from, int count, double factor) {
        int[] numbers = new int[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = (int) Math.round(weights[from + i] * factor);
        }
        return numbers;
    }
}
