package sanmai.search.eval.nnue;

import com.google.common.hash.PrimitiveSink;
import java.nio.charset.StandardCharsets;

/**
 * A network of two perspectives and three layers, as a file ({@code nn.bin}) has it. Never changed, and shared by all threads.
 *
 * <p>Weights are whole numbers. An activation of 1 is {@value #ACTIVATION}, a weight of 1 in the first two layers
 * {@value #WEIGHT}; the feature transformer adds up activations.
 *
 * @param transformer from the features to the neurons of each perspective
 * @param layer1 from the neurons of both perspectives, those of the side to move first
 * @param layer2 the next layer
 * @param output the last layer, of one output
 */
public record Network(
        FeatureTransformer transformer, AffineTransform layer1, AffineTransform layer2, AffineTransform output) {
    /** An activation of 1. */
    public static final int ACTIVATION = ClippedRelu.ONE;

    /** A weight of 1 in the first two layers. */
    public static final int WEIGHT = 1 << ClippedRelu.WEIGHT_SCALE_BITS;

    /** The output that stands for a centipawn, with the usual divisor and 90 units for a pawn. */
    public static final double OUTPUT_PER_CENTIPAWN = NnueScale.DEFAULT_FV_SCALE * NnueScale.PAWN / 100.0;

    /** The feature set and the numbers of neurons. */
    public Architecture architecture() {
        return new Architecture(transformer.features(), transformer.width(), layer1.outputs(), layer2.outputs());
    }

    /** Adds all biases and weights to a hash. */
    void putInto(PrimitiveSink sink) {
        sink.putString(architecture().toString(), StandardCharsets.US_ASCII);
        transformer.putInto(sink);
        for (AffineTransform layer : new AffineTransform[] {layer1, layer2, output}) {
            layer.putInto(sink);
        }
    }
}
