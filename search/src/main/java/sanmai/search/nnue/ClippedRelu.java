package sanmai.search.nnue;

/** The activation function clipped ReLU, {@code min(max(x, 0), 127)}, where 127 stands for 1. */
final class ClippedRelu {
    /** A full activation. */
    static final int ONE = 127;

    /** The outputs of a layer are in 64ths of an activation. */
    private static final int WEIGHT_SCALE_BITS = 6;

    private ClippedRelu() {}

    /** The activations of a view's neurons. */
    static void ofAccumulator(short[] sums, short[] activations, int first) {
        for (int i = 0; i < sums.length; i++) {
            activations[first + i] = (short) Math.max(0, Math.min(sums[i], ONE));
        }
    }

    /** The activations of a layer's outputs. */
    static void ofLayer(int[] outputs, short[] activations) {
        for (int i = 0; i < outputs.length; i++) {
            activations[i] = (short) Math.max(0, Math.min(outputs[i] >> WEIGHT_SCALE_BITS, ONE));
        }
    }
}
