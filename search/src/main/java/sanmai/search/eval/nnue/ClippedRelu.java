package sanmai.search.eval.nnue;

/**
 * The activation function clipped ReLU, {@code min(max(x, 0), 127)}, where 127 stands for 1, and the activations of a
 * layer: only those that are not 0, since about half of the activations are 0 (as in Stockfish's {@code
 * AffineTransformSparseInput}).
 */
public final class ClippedRelu {
    /** A full activation. */
    public static final int ONE = 127;

    /** The outputs of a layer are in 64ths of an activation. */
    public static final int WEIGHT_SCALE_BITS = 6;

    /** An {@code AffineTransform} takes this number of neurons at a time. */
    static final int AT_A_TIME = 4;

    /** The neurons that are active. */
    final int[] neurons;

    /** The activations of these neurons, 1 to 127. */
    final int[] activations;

    /** The number of active neurons. Behind them there is room for {@link #AT_A_TIME} more. */
    int size;

    /** For layers of up to this number of neurons. */
    ClippedRelu(int mostNeurons) {
        neurons = new int[mostNeurons + AT_A_TIME];
        activations = new int[neurons.length];
    }

    /** Forgets the neurons. */
    void clear() {
        size = 0;
    }

    /** Takes the sums of the neurons of a perspective. */
    void addAccumulator(short[] sums, int firstNeuron) {
        int n = size;
        for (int i = 0; i < sums.length; i++) {
            n = add(n, firstNeuron + i, sums[i]);
        }
        size = n;
    }

    /** Takes the outputs of a layer. */
    void addLayer(int[] outputs) {
        int n = size;
        for (int i = 0; i < outputs.length; i++) {
            n = add(n, i, outputs[i] >> WEIGHT_SCALE_BITS);
        }
        size = n;
    }

    /** Without a branch, since which neurons are active cannot be predicted. */
    private int add(int n, int neuron, int x) {
        neurons[n] = neuron;
        activations[n] = Math.min(x, ONE);
        return n + (-x >>> Integer.SIZE - 1);
    }

    /** Fills the neurons up to a multiple of {@link #AT_A_TIME}, with activations of 0. */
    void fillUp() {
        while (size % AT_A_TIME != 0) {
            neurons[size] = 0;
            activations[size++] = 0;
        }
    }
}
