package sanmai.search.training;

import java.util.Arrays;
import java.util.SplittableRandom;
import sanmai.search.eval.nnue.TrainedNetwork;
import sanmai.shogi.Position;

/** A K-P network while it is trained. Activations are between 0 and 1 (clipped ReLU). */
public final class NnueModel extends TrainableModel<TrainedNetwork> {
    /** What it sees in a position. */
    public static final ActiveFeatures FEATURES = new ActiveFeatures() {
        @Override
        public int list(Position position, int side, short[] to, int at) {
            return TrainedNetwork.listInputs(position, side, to, at);
        }

        @Override
        public int mirrored(int feature) {
            return TrainedNetwork.mirrored(feature);
        }
    };

    private static final float MAX_WEIGHT = (float) TrainedNetwork.MAX_WEIGHT / TrainedNetwork.WEIGHT;

    /** The sum of 40 such weights and a bias fits into 16 bits. */
    private static final float MAX_TRANSFORMER_WEIGHT = 6;

    /** A layer divides by {@link TrainedNetwork#WEIGHT} and rounds down; with this in its bias it rounds to the nearest. */
    private static final int HALF = TrainedNetwork.WEIGHT / 2;

    final NnueWeights w;
    private final float[][] all;

    /** With zeros for weights. */
    NnueModel(int width, int hidden1, int hidden2) {
        w = new NnueWeights(width, hidden1, hidden2);
        all = w.all();
    }

    /**
     * The initial weights: random ones, such that activations and gradients keep their size from layer to layer (He and
     * others, <i>Delving Deep into Rectifiers</i>, 2015).
     *
     * @param width the neurons of each view, a multiple of 32
     * @param hidden1 the outputs of the first layer
     * @param hidden2 the outputs of the second layer
     */
    public static NnueModel random(int width, int hidden1, int hidden2, SplittableRandom random) {
        NnueModel model = new NnueModel(width, hidden1, hidden2);
        NnueWeights w = model.w;
        randomise(w.transformer, Math.sqrt(1.0 / ActiveFeatures.PER_SIDE) / 2, random);
        Arrays.fill(w.transformerBiases, 0.25f);
        randomise(w.layer1OfOwn, Math.sqrt(2.0 / (2 * width)), random);
        randomise(w.layer1OfOther, Math.sqrt(2.0 / (2 * width)), random);
        randomise(w.layer2, Math.sqrt(2.0 / hidden1), random);
        randomise(new float[][] {w.output}, Math.sqrt(1.0 / hidden2), random);
        return model;
    }

    /**
     * The model of which a network was made, as far as rounding left it.
     *
     * @param scale the scale of the {@link WinRateModel}, in centipawns
     */
    public static NnueModel of(TrainedNetwork network, double scale) {
        TrainedNetwork.Layer layer1 = network.layer1();
        TrainedNetwork.Layer layer2 = network.layer2();
        TrainedNetwork.Layer output = network.output();
        int width = network.biases().length;
        NnueModel model = new NnueModel(width, layer1.biases().length, layer2.biases().length);
        NnueWeights w = model.w;
        read(network.biases(), w.transformerBiases);
        for (int input = 0; input < w.transformer.length; input++) {
            read(network.weights()[input], w.transformer[input]);
        }
        read(layer1, 0, w.biases1, w.layer1OfOwn);
        read(layer1, width, w.biases1, w.layer1OfOther);
        read(layer2, 0, w.biases2, w.layer2);
        for (int input = 0; input < w.output.length; input++) {
            w.output[input] = (float) (output.weights()[input][0] / outputWeight(scale));
        }
        w.outputBias[0] = (float) (output.biases()[0] / (scale * TrainedNetwork.OUTPUT_PER_CENTIPAWN));
        return model;
    }

    private static void read(short[] numbers, float[] row) {
        for (int i = 0; i < row.length; i++) {
            row[i] = (float) numbers[i] / TrainedNetwork.ACTIVATION;
        }
    }

    /** Reads the biases of a layer, and its weights from an input on. */
    private static void read(TrainedNetwork.Layer layer, int first, float[] biases, float[][] weights) {
        for (int output = 0; output < biases.length; output++) {
            biases[output] =
                    (float) (layer.biases()[output] - HALF) / (TrainedNetwork.WEIGHT * TrainedNetwork.ACTIVATION);
            for (int input = 0; input < weights[output].length; input++) {
                weights[output][input] = (float) layer.weights()[first + input][output] / TrainedNetwork.WEIGHT;
            }
        }
    }

    private static void randomise(float[][] weights, double deviation, SplittableRandom random) {
        for (float[] row : weights) {
            for (int i = 0; i < row.length; i++) {
                row[i] = (float) (random.nextGaussian() * deviation);
            }
        }
    }

    @Override
    float[][] weights() {
        return all;
    }

    @Override
    NnueGradient newGradient() {
        return new NnueGradient(this);
    }

    @Override
    void endStep(double decay, double scale) {
        float rest = (float) (1 - decay);
        for (float[] row : w.transformer) {
            for (int i = 0; i < row.length; i++) {
                row[i] = clip(row[i] * rest, MAX_TRANSFORMER_WEIGHT);
            }
        }
        clip(w.layer1OfOwn, MAX_WEIGHT);
        clip(w.layer1OfOther, MAX_WEIGHT);
        clip(w.layer2, MAX_WEIGHT);
        clip(new float[][] {w.output}, (float) (TrainedNetwork.MAX_WEIGHT / outputWeight(scale)));
    }

    @Override
    TrainedNetwork quantised(double scale) {
        return new TrainedNetwork(
                shorts(w.transformerBiases),
                Arrays.stream(w.transformer).map(NnueModel::shorts).toArray(short[][]::new),
                quantised(w.biases1, w.layer1OfOwn, w.layer1OfOther),
                quantised(w.biases2, w.layer2, new float[w.layer2.length][0]),
                quantisedOutput(scale));
    }

    private static short[] shorts(float[] row) {
        short[] numbers = new short[row.length];
        for (int i = 0; i < row.length; i++) {
            numbers[i] = (short) Math.round(row[i] * TrainedNetwork.ACTIVATION);
        }
        return numbers;
    }

    /** A layer with weights in two parts, the inputs of the first before those of the second. */
    private static TrainedNetwork.Layer quantised(float[] biases, float[][] first, float[][] second) {
        int inputs = first[0].length;
        int[] numbers = new int[biases.length];
        int[][] weights = new int[inputs + second[0].length][biases.length];
        for (int output = 0; output < biases.length; output++) {
            numbers[output] = Math.round(biases[output] * TrainedNetwork.WEIGHT * TrainedNetwork.ACTIVATION) + HALF;
            for (int input = 0; input < weights.length; input++) {
                float weight = input < inputs ? first[output][input] : second[output][input - inputs];
                weights[input][output] = Math.round(weight * TrainedNetwork.WEIGHT);
            }
        }
        return new TrainedNetwork.Layer(numbers, weights);
    }

    private TrainedNetwork.Layer quantisedOutput(double scale) {
        int[] bias = {(int) Math.round(w.outputBias[0] * scale * TrainedNetwork.OUTPUT_PER_CENTIPAWN)};
        int[][] weights = new int[w.output.length][1];
        for (int input = 0; input < weights.length; input++) {
            weights[input][0] = (int) Math.round(w.output[input] * outputWeight(scale));
        }
        return new TrainedNetwork.Layer(bias, weights);
    }

    /** A weight of 1 of the last layer, quantised. */
    private static double outputWeight(double scale) {
        return scale * TrainedNetwork.OUTPUT_PER_CENTIPAWN / TrainedNetwork.ACTIVATION;
    }
}
