package sanmai.search.eval.net;

import java.util.stream.Stream;
import sanmai.search.eval.accumulator.FeatureSet;

/**
 * The weights of the evaluation, learnt from games. The evaluation is a sum of three parts, each the difference between
 * the two sides' perspectives, and a constant:
 *
 * <pre>
 * score(us, them) = pieceSquare(us) - pieceSquare(them)
 *                 + mobility(us) - mobility(them)
 *                 + sum over N neurons n: outputWeight[n] * screlu(accumulator_us[n])
 *                                       + outputWeight[N + n] * screlu(accumulator_them[n])
 *                 + tempo
 * </pre>
 *
 * <p>Mobility, output weights and tempo depend on the phase of the game, see {@link OutputBucket}.
 *
 * <ul>
 *   <li><b>Piece-square values.</b> A piece has a value by its square and another by its place relative to the king of the
 *       side that looks, see {@link NetFeatures}.
 *   <li><b>Slider mobility.</b> The squares that sliders attack, and those beside and near the kings once more, see {@link
 *       SliderMobility}.
 *   <li><b>A neural network with one hidden layer</b>, shared by both perspectives. Its feature transformer adds, for each
 *       neuron, a bias and the weights of the features that are active in a perspective, which may depend on the {@link
 *       KingBucket}; these sums are the accumulator. The activation function is SCReLU (squared clipped ReLU), screlu(x) =
 *       min(max(x, 0), 1)^2.
 *   <li><b>Tempo</b>, the output bias.
 * </ul>
 *
 * <p>Weights are quantised: whole numbers, of which {@link #ACCUMULATOR_SCALE} make 1 in the accumulator and {@link
 * #OUTPUT_SCALE} make a centipawn in all values of the output.
 *
 * <p>Four neurons share a long, 16 bits each (SIMD within a register). Adding and subtracting longs carries from one
 * neuron to the next, but what is carried is taken back when the sum is complete, so the four are added at once and
 * exactly.
 */
public final class Net {
    /** The number of neurons of each perspective is a multiple of this. */
    public static final int NEURONS_STEP = 32;

    /** The greatest number of neurons of each perspective. */
    public static final int MAX_NEURONS = 256;

    /** The quantisation scale of the accumulator: a sum of this size is 1. */
    public static final int ACCUMULATOR_SCALE = 255;

    /** The quantisation scale of the output: a centipawn has this many parts. */
    public static final int OUTPUT_SCALE = 16;

    /** The greatest absolute value of a feature weight: the sum of 40 must stay within 16 bits. */
    public static final int MAX_FEATURE_WEIGHT = 2 * ACCUMULATOR_SCALE;

    /** The number of low bits that the square of a sum loses, so that output weights may be great. */
    static final int ACTIVATION_SHIFT = 4;

    /** The activation of a neuron whose sum is 1. */
    static final int FULL_ACTIVATION = ACCUMULATOR_SCALE * ACCUMULATOR_SCALE >> ACTIVATION_SHIFT;

    /** The greatest absolute value of a neuron's bias, so that the neuron's sum stays within 16 bits. */
    public static final int MAX_BIAS = 32 * ACCUMULATOR_SCALE;

    /** Added to each neuron's sum, so that no sum is below 0. */
    static final int LANE_OFFSET = 1 << 15;

    private static final int LANE_BITS = 16;

    private static final int LANES = Long.SIZE / LANE_BITS;

    /**
     * The greatest absolute value of an output weight, so that the sum over the neurons of a long stays within an int.
     */
    public static final int MAX_OUTPUT_WEIGHT = Integer.MAX_VALUE / FULL_ACTIVATION / LANES;

    /** The greatest absolute value of all other weights, so that sums of them stay within 32 bits. */
    public static final int MAX_VALUE = 10_000_000;

    /** The number of neurons of each perspective. */
    final int neurons;

    /** The number of longs that the neurons of a perspective take. */
    final int longs;

    /** The features of the neurons. */
    final FeatureSet features;

    /** By row, see {@link FeatureSet#rows}: the weights for all neurons, four in a long; the last row is all zeros. */
    final long[] featureWeights;

    /** The biases of the neurons with their offsets, four in a long. */
    final long[] biases;

    /** By row of {@link NetFeatures#WITH_KING_SQUARES}: both piece-square values in one; the last is zero. */
    final int[] pieceSquare = new int[NetFeatures.WITH_KING_SQUARES.rows() + 1];

    /** By output bucket, kind of slider and zone, see {@link SliderMobility}. */
    final long[][] mobility = new long[OutputBucket.COUNT][SliderMobility.WEIGHTS];

    /** By output bucket and neuron, those of the side to move first. */
    final int[][] outputWeights;

    /** By output bucket. */
    final int[] tempo;

    /** The weights as they were read, but for those of the features, which would take twice the memory of the packed ones. */
    private final Weights others;

    /**
     * How large a net is.
     *
     * @param neurons the number of neurons of each perspective: a multiple of {@link #NEURONS_STEP}, at most {@link
     *     #MAX_NEURONS}
     * @param kingBuckets {@link KingBucket#COUNT}, or 1 if feature weights do not depend on the king's square
     */
    public record Size(int neurons, int kingBuckets) {
        /** Without king buckets. */
        public Size(int neurons) {
            this(neurons, 1);
        }

        /** The features of the neurons. */
        public FeatureSet features() {
            return kingBuckets == 1 ? NetFeatures.SET : NetFeatures.WITH_KING_BUCKETS;
        }

        /** Whether neither number is greater than in the other size. */
        public boolean isWithin(Size other) {
            return neurons <= other.neurons && kingBuckets <= other.kingBuckets;
        }
    }

    /**
     * The quantised weights. All but the first two are in parts of a centipawn, see {@link #OUTPUT_SCALE}.
     *
     * @param featureWeights by king bucket, feature and neuron, in parts of {@link #ACCUMULATOR_SCALE}, with absolute
     *     values up to {@link #MAX_FEATURE_WEIGHT}
     * @param biases by neuron, in parts of {@link #ACCUMULATOR_SCALE}, with absolute values up to {@link #MAX_BIAS}
     * @param outputWeights by output bucket and neuron, those of the side to move first, with absolute values up to
     *     {@link #MAX_OUTPUT_WEIGHT}
     * @param pieceSquare by feature, with absolute values up to {@link #MAX_VALUE}, like all that follow
     * @param kingRelative by {@linkplain NetFeatures#kingRelative place relative to the own king}
     * @param mobility by output bucket, kind of slider and zone, for each attacked square
     * @param tempo the output bias by output bucket: the value of being the side to move
     */
    public record Weights(
            int[][][] featureWeights,
            int[] biases,
            int[][] outputWeights,
            int[] pieceSquare,
            int[] kingRelative,
            int[][] mobility,
            int[] tempo) {
        private Weights withFeatureWeights(int[][][] newFeatureWeights) {
            return new Weights(newFeatureWeights, biases, outputWeights, pieceSquare, kingRelative, mobility, tempo);
        }

        private void check() {
            Stream.of(featureWeights).forEach(ofBucket -> check(MAX_FEATURE_WEIGHT, ofBucket));
            check(MAX_BIAS, biases);
            check(MAX_OUTPUT_WEIGHT, outputWeights);
            check(MAX_VALUE, pieceSquare, kingRelative, tempo);
            check(MAX_VALUE, mobility);
        }

        private static void check(int max, int[]... rows) {
            for (int[] row : rows) {
                for (int weight : row) {
                    if (weight < -max || weight > max) {
                        throw new IllegalArgumentException("the weight " + weight + " is beyond " + max);
                    }
                }
            }
        }

        /** The numbers of neurons and of king buckets. */
        public Size size() {
            return new Size(biases.length, featureWeights.length);
        }
    }

    /**
     * The net with these weights.
     *
     * @throws IllegalArgumentException if one is beyond its limit
     */
    public Net(Weights weights) {
        weights.check();
        others = weights.withFeatureWeights(new int[0][][]);
        Size size = weights.size();
        features = size.features();
        neurons = size.neurons();
        longs = neurons / LANES;
        featureWeights = new long[(features.rows() + 1) * longs];
        biases = new long[longs];
        for (int row = 0; row < features.rows(); row++) {
            int[] ofFeature = weights.featureWeights()[row / NetFeatures.COUNT][row % NetFeatures.COUNT];
            pack(ofFeature, 0, featureWeights, row * longs);
        }
        pack(weights.biases(), LANE_OFFSET, biases, 0);
        for (int row = 0; row < pieceSquare.length - 1; row++) {
            int feature = row % NetFeatures.COUNT;
            int relative = NetFeatures.kingRelative(feature, row / NetFeatures.COUNT);
            pieceSquare[row] = weights.pieceSquare()[feature] + (relative < 0 ? 0 : weights.kingRelative()[relative]);
        }
        for (int bucket = 0; bucket < OutputBucket.COUNT; bucket++) {
            for (int i = 0; i < SliderMobility.WEIGHTS; i++) {
                mobility[bucket][i] = weights.mobility()[bucket][i];
            }
        }
        outputWeights = weights.outputWeights();
        tempo = weights.tempo();
    }

    private static void pack(int[] neurons, int offset, long[] into, int at) {
        for (int neuron = 0; neuron < neurons.length; neuron++) {
            into[at + neuron / LANES] += (long) (neurons[neuron] + offset) << neuron % LANES * LANE_BITS;
        }
    }

    private static int[] unpack(long[] packed, int at, int longs) {
        int[] neurons = new int[longs * LANES];
        for (int i = 0; i < longs; i++) {
            long rest = packed[at + i];
            for (int lane = 0; lane < LANES; lane++) {
                short weight = (short) rest;
                neurons[i * LANES + lane] = weight;
                rest = rest - weight >> LANE_BITS;
            }
        }
        return neurons;
    }

    /** The approximate size in bytes. */
    long bytes() {
        return (long) Long.BYTES * featureWeights.length + (long) Integer.BYTES * pieceSquare.length;
    }

    /** The weights, to be read only. Each call makes the feature weights anew. */
    public Weights weights() {
        int[][][] unpacked = new int[features.rows() / NetFeatures.COUNT][NetFeatures.COUNT][];
        for (int row = 0; row < features.rows(); row++) {
            unpacked[row / NetFeatures.COUNT][row % NetFeatures.COUNT] = unpack(featureWeights, row * longs, longs);
        }
        return others.withFeatureWeights(unpacked);
    }
}
