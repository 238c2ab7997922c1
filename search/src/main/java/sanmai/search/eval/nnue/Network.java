package sanmai.search.eval.nnue;

import com.google.common.hash.PrimitiveSink;
import java.nio.charset.StandardCharsets;

/**
 * An efficiently updatable neural network (NNUE) of two views and three layers, as a file has it. Never changed, and shared
 * by all threads.
 *
 * @param architecture its sizes
 * @param transformer from the inputs to the neurons of each view
 * @param layer1 from the neurons of both views, those of the side to move first
 * @param layer2 the next layer
 * @param output the last layer, of one output
 */
record Network(
        Architecture architecture,
        FeatureTransformer transformer,
        AffineTransform layer1,
        AffineTransform layer2,
        AffineTransform output) {
    /** Adds all biases and weights to a hash. */
    void putInto(PrimitiveSink sink) {
        sink.putString(architecture.toString(), StandardCharsets.US_ASCII);
        transformer.putInto(sink);
        for (AffineTransform layer : new AffineTransform[] {layer1, layer2, output}) {
            layer.putInto(sink);
        }
    }
}
