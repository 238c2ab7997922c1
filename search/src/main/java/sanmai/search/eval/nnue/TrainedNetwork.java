package sanmai.search.eval.nnue;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import sanmai.search.eval.EvaluationFactory;
import sanmai.shogi.Position;

/**
 * A network that was trained here: K-P with the architecture of the weights it is made of. It becomes a file that other
 * programs read, too ({@code nn.bin}), or an evaluation at once.
 *
 * <p>Weights are whole numbers. An activation of 1 is {@value #ACTIVATION}, a weight of 1 in the first two layers
 * {@value #WEIGHT}; the feature transformer adds up activations.
 */
public final class TrainedNetwork {
    /** The number of inputs of each side's view. */
    public static final int INPUTS = FeatureSet.K_P.inputs();

    /** An activation of 1. */
    public static final int ACTIVATION = ClippedRelu.ONE;

    /** A weight of 1 in the first two layers. */
    public static final int WEIGHT = 1 << ClippedRelu.WEIGHT_SCALE_BITS;

    /** The output for a hundredth of a pawn: the usual divisor, and 90 units for a pawn. */
    public static final double OUTPUT_PER_CENTIPAWN = NnueEvaluationFactory.DEFAULT_FV_SCALE * NnueScale.PAWN / 100.0;

    /** The weights of layers are at most this, and at least its negative. */
    public static final int MAX_WEIGHT = Byte.MAX_VALUE;

    private final Network network;

    /**
     * A layer of a network.
     *
     * @param biases by output
     * @param weights by input and output; at most {@link #MAX_WEIGHT}
     */
    public record Layer(int[] biases, int[][] weights) {
        private static Layer of(AffineTransform transform) {
            return new Layer(transform.biases(), transform.weights());
        }
    }

    /**
     * A network of these weights.
     *
     * @param biases of the feature transformer: by neuron of a view
     * @param weights of the feature transformer: by input, {@link #INPUTS} of them, and neuron
     * @param layer1 from the neurons of both views, those of the side to move first
     * @param layer2 the next layer
     * @param output the last layer, of one output
     */
    public TrainedNetwork(short[] biases, short[][] weights, Layer layer1, Layer layer2, Layer output) {
        network = new Network(
                new Architecture(FeatureSet.K_P, biases.length, layer1.biases.length, layer2.biases.length),
                new FeatureTransformer(FeatureSet.K_P, biases, weights),
                new AffineTransform(layer1.biases, layer1.weights),
                new AffineTransform(layer2.biases, layer2.weights),
                new AffineTransform(output.biases, output.weights));
    }

    private TrainedNetwork(Network network) {
        this.network = network;
    }

    /** The network of evaluations that could have been trained here; empty for any others. */
    public static Optional<TrainedNetwork> of(EvaluationFactory evaluations) {
        return evaluations instanceof NnueEvaluationFactory factory
                        && factory.network().architecture().features() == FeatureSet.K_P
                ? Optional.of(new TrainedNetwork(factory.network()))
                : Optional.empty();
    }

    /**
     * Lists the active inputs of a side's view.
     *
     * @param view the ordinal of the side
     * @param to gets the inputs, 40 of them at most
     * @param at where in {@code to} they begin
     * @return their number: 40, or fewer if pieces are missing from the set
     */
    public static int listInputs(Position position, int view, short[] to, int at) {
        ActiveInputs active = new ActiveInputs(FeatureSet.K_P, view);
        active.read(position);
        int end = at;
        for (int i = 0; i < active.words.length; i++) {
            for (long word = active.words[i]; word != 0; word &= word - 1) {
                to[end++] = (short) (i * Long.SIZE + Long.numberOfTrailingZeros(word));
            }
        }
        return end - at;
    }

    /** The input that is active in the mirrored position, left and right exchanged, where this one is active. */
    public static int mirrored(int input) {
        return BonaPiece.mirrored(input);
    }

    /** Its architecture: {@code K-P 256x2-32-32}. */
    public String architecture() {
        return network.architecture().toString();
    }

    /** The biases of the feature transformer, to be read only. */
    public short[] biases() {
        return network.transformer().biases();
    }

    /** The weights of the feature transformer, to be read only. */
    public short[][] weights() {
        return network.transformer().weights();
    }

    /** The first layer after the feature transformer, to be read only. */
    public Layer layer1() {
        return Layer.of(network.layer1());
    }

    /** The next layer, to be read only. */
    public Layer layer2() {
        return Layer.of(network.layer2());
    }

    /** The last layer, to be read only. */
    public Layer output() {
        return Layer.of(network.output());
    }

    /** Makes evaluations by this network. */
    public NnueEvaluationFactory evaluations() {
        return NnueEvaluationFactory.of(network);
    }

    /** Writes the file ({@code nn.bin}). */
    public void write(OutputStream out) throws IOException {
        NnueFileWriter.write(network, out);
    }
}
