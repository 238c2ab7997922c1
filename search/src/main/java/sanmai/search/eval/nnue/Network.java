package sanmai.search.eval.nnue;

import com.google.common.hash.PrimitiveSink;
import java.nio.charset.StandardCharsets;

/**
 * A network of two perspectives and three layers, as a file ({@code nn.bin}) has it. Never changed, and shared by all threads.
 *
 * <p>Weights are whole numbers.
 *
 * @param transformer from the features to the neurons of each perspective
 * @param layer1 from the neurons of both perspectives, those of the side to move first
 * @param layer2 the next layer
 * @param output the last layer, of one output
 */
record Network(FeatureTransformer transformer, AffineTransform layer1, AffineTransform layer2, AffineTransform output) {
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
