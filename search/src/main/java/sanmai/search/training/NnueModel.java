package sanmai.search.training;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import sanmai.search.eval.nnue.AffineTransform;
import sanmai.search.eval.nnue.Architecture;
import sanmai.search.eval.nnue.FeatureTransformer;
import sanmai.search.eval.nnue.Network;

/** The {@link Network} of an {@code nn.bin} while it is trained. Activations are between 0 and 1 (clipped ReLU). */
public final class NnueModel extends TrainableModel<Network> {
    /** Limits the weights of the layers to a byte. */
    private static final float MAX_WEIGHT = (float) Byte.MAX_VALUE / Network.WEIGHT;

    /** Keeps the sum of 40 such weights and a bias within 16 bits. */
    private static final float MAX_TRANSFORMER_WEIGHT = 6;

    /**
     * A layer divides by {@link Network#WEIGHT} and rounds down; with this added to its bias it rounds to the nearest.
     */
    private static final int HALF = Network.WEIGHT / 2;

    final NnueWeights w;

    /** All weights are 0. */
    NnueModel(Architecture architecture) {
        this(new NnueWeights(architecture));
    }

    private NnueModel(NnueWeights weights) {
        super(weights);
        w = weights;
    }

    /**
     * The initial weights: random ones, such that activations and gradients keep their size from layer to layer (He and
     * others, <i>Delving Deep into Rectifiers</i>, 2015).
     */
    public static NnueModel random(Architecture architecture, SplittableRandom random) {
        NnueModel model = new NnueModel(architecture);
        NnueWeights w = model.w;
        for (float[][] ofBucket : w.transformer) {
            randomise(ofBucket, Math.sqrt(1.0 / TrainingSet.PER_SIDE) / 2, random);
        }
        Arrays.fill(w.transformerBiases, 0.25f);
        randomiseHalf(w.layer1, 0, random);
        randomiseHalf(w.layer1, architecture.width(), random);
        randomise(w.layer2, Math.sqrt(2.0 / architecture.hidden1()), random);
        randomise(new float[][] {w.output}, Math.sqrt(1.0 / architecture.hidden2()), random);
        return model;
    }

    private static void randomise(float[][] weights, double deviation, SplittableRandom random) {
        for (float[] row : weights) {
            for (int i = 0; i < row.length; i++) {
                row[i] = (float) (random.nextGaussian() * deviation);
            }
        }
    }

    /** Randomises the weights of the first layer for one perspective, whose inputs begin with this one. */
    private static void randomiseHalf(float[][] weights, int first, SplittableRandom random) {
        int width = weights[0].length / 2;
        float[][] half = new float[weights.length][width];
        randomise(half, Math.sqrt(2.0 / (2 * width)), random);
        for (int neuron = 0; neuron < half.length; neuron++) {
            System.arraycopy(half[neuron], 0, weights[neuron], first, width);
        }
    }

    /**
     * The model of a network, to train it further; the weights of the network have been rounded.
     *
     * @param scale the scale of the {@link WinRateModel}, in centipawns
     */
    public static NnueModel of(Network network, double scale) {
        NnueModel model = new NnueModel(network.architecture());
        NnueWeights w = model.w;
        FeatureTransformer transformer = network.transformer();
        read(transformer.biases(), w.transformerBiases);
        for (int row = 0; row < transformer.weights().length; row++) {
            int features = w.transformer[0].length;
            read(transformer.weights()[row], w.transformer[row / features][row % features]);
        }
        read(network.layer1(), w.biases1, w.layer1);
        read(network.layer2(), w.biases2, w.layer2);
        for (int input = 0; input < w.output.length; input++) {
            w.output[input] = (float) (network.output().weights()[input][0] / outputWeight(scale));
        }
        w.outputBias[0] = (float) (network.output().biases()[0] / (scale * Network.OUTPUT_PER_CENTIPAWN));
        return model;
    }

    private static void read(short[] numbers, float[] row) {
        for (int i = 0; i < row.length; i++) {
            row[i] = (float) numbers[i] / Network.ACTIVATION;
        }
    }

    private static void read(AffineTransform layer, float[] biases, float[][] weights) {
        for (int output = 0; output < biases.length; output++) {
            biases[output] = (float) (layer.biases()[output] - HALF) / (Network.WEIGHT * Network.ACTIVATION);
            for (int input = 0; input < weights[output].length; input++) {
                weights[output][input] = (float) layer.weights()[input][output] / Network.WEIGHT;
            }
        }
    }

    @Override
    NnueGradient newGradient() {
        return new NnueGradient(w);
    }

    @Override
    void endStep(double decay, double scale) {
        for (float[][] ofBucket : w.transformer) {
            FloatWeights.scale(ofBucket, (float) (1 - decay));
            FloatWeights.clip(ofBucket, MAX_TRANSFORMER_WEIGHT);
        }
        FloatWeights.clip(w.layer1, MAX_WEIGHT);
        FloatWeights.clip(w.layer2, MAX_WEIGHT);
        FloatWeights.clip(new float[][] {w.output}, (float) (Byte.MAX_VALUE / outputWeight(scale)));
    }

    @Override
    Network quantised(double scale) {
        short[][] rows = Arrays.stream(w.transformer)
                .flatMap(Arrays::stream)
                .map(NnueModel::shorts)
                .toArray(short[][]::new);
        int[] bias = {(int) Math.round(w.outputBias[0] * scale * Network.OUTPUT_PER_CENTIPAWN)};
        int[][] output = IntStream.of(FloatWeights.rounded(w.output, outputWeight(scale)))
                .mapToObj(weight -> new int[] {weight})
                .toArray(int[][]::new);
        return new Network(
                new FeatureTransformer(w.architecture.features(), shorts(w.transformerBiases), rows),
                quantised(w.biases1, w.layer1),
                quantised(w.biases2, w.layer2),
                new AffineTransform(bias, output));
    }

    private static short[] shorts(float[] row) {
        short[] numbers = new short[row.length];
        for (int i = 0; i < row.length; i++) {
            numbers[i] = (short) Math.round(row[i] * Network.ACTIVATION);
        }
        return numbers;
    }

    private static AffineTransform quantised(float[] biases, float[][] layer) {
        int[] numbers = new int[biases.length];
        int[][] weights = new int[layer[0].length][biases.length];
        for (int output = 0; output < biases.length; output++) {
            numbers[output] = Math.round(biases[output] * Network.WEIGHT * Network.ACTIVATION) + HALF;
            for (int input = 0; input < weights.length; input++) {
                weights[input][output] = Math.round(layer[output][input] * Network.WEIGHT);
            }
        }
        return new AffineTransform(numbers, weights);
    }

    /** The quantised form of a weight of 1 in the last layer. */
    private static double outputWeight(double scale) {
        return scale * Network.OUTPUT_PER_CENTIPAWN / Network.ACTIVATION;
    }
}
