package sanmai.search.eval.nnue;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The architecture of a network: {@code HalfKP 256x2-32-32} has 256 neurons for each perspective, then layers of 32, 32 and
 * 1.
 *
 * @param features the feature set
 * @param width the neurons of the feature transformer for each perspective
 * @param hidden1 the outputs of the first layer
 * @param hidden2 the outputs of the second layer
 */
record Architecture(NnueFeatures features, int width, int hidden1, int hidden2) {
    /** The architectures that are recognised by the size of a file alone, since the texts of files are unreliable. */
    static final ImmutableList<Architecture> KNOWN = ImmutableList.of(
            new Architecture(NnueFeatures.K_P, 256, 32, 32),
            new Architecture(NnueFeatures.HALF_KP, 256, 32, 32),
            new Architecture(NnueFeatures.HALF_KP, 512, 8, 64),
            new Architecture(NnueFeatures.HALF_KP, 512, 8, 96),
            new Architecture(NnueFeatures.HALF_KP, 512, 16, 32),
            new Architecture(NnueFeatures.HALF_KP, 768, 16, 64),
            new Architecture(NnueFeatures.HALF_KP, 1024, 8, 32),
            new Architecture(NnueFeatures.HALF_KP, 1024, 8, 64));

    /** Rows of layers are filled up to a multiple of this number of inputs. */
    private static final int ROW = 32;

    private static final int MAX_LAYER = 1024;
    private static final int MAX_WIDTH = 8192;

    private static final Pattern INPUTS = Pattern.compile("Features=([^\\[]{1,100})\\[\\d{1,9}->(\\d{1,6})x2\\]");
    private static final Pattern LAYER = Pattern.compile("AffineTransform\\w{0,20}\\[(\\d{1,6})<-\\d{1,6}\\]");

    /** The architecture that a text names; empty if it names other features, other layers, or widths out of range. */
    static Optional<Architecture> parse(String text) {
        Matcher inputs = INPUTS.matcher(text);
        if (!inputs.lookingAt()) {
            return Optional.empty();
        }
        // The last layer comes first in the text.
        List<Integer> layers = LAYER.matcher(text)
                .results()
                .map(layer -> Integer.valueOf(layer.group(1)))
                .toList();
        if (layers.size() != 3 || layers.get(0) != 1) {
            return Optional.empty();
        }
        return List.of(NnueFeatures.values()).stream()
                .filter(features -> features.nameInFile.equals(inputs.group(1)))
                .map(features ->
                        new Architecture(features, Integer.parseInt(inputs.group(2)), layers.get(2), layers.get(1)))
                .filter(Architecture::isReasonable)
                .findFirst();
    }

    private boolean isReasonable() {
        return width % ROW == 0
                && 0 < width
                && width <= MAX_WIDTH
                && 0 < hidden1
                && hidden1 <= MAX_LAYER
                && 0 < hidden2
                && hidden2 <= MAX_LAYER;
    }

    /** The hash of the feature transformer. */
    int transformerHash() {
        return features.hash ^ 2 * width;
    }

    /** The hash of the layers: that of the inputs, changed by every layer. */
    int networkHash() {
        int hash = 0xEC42E90D ^ 2 * width;
        hash = hashOfRelu(hashOfLayer(hash, hidden1));
        hash = hashOfRelu(hashOfLayer(hash, hidden2));
        return hashOfLayer(hash, 1);
    }

    /** The hash of the whole file. */
    int hash() {
        return transformerHash() ^ networkHash();
    }

    private static int hashOfLayer(int before, int outputs) {
        return 0xCC03DAE4 + outputs ^ before >>> 1 ^ before << 31;
    }

    private static int hashOfRelu(int before) {
        return 0x538D24C7 + before;
    }

    /** The bytes of a file after its text: two hashes, biases and weights. */
    long sizeAfterText() {
        long transformer = Short.BYTES * (long) width * (1 + features.set.rows());
        return 2 * Integer.BYTES
                + transformer
                + sizeOfLayer(hidden1, 2 * width)
                + sizeOfLayer(hidden2, hidden1)
                + sizeOfLayer(1, hidden2);
    }

    private static long sizeOfLayer(int outputs, int inputs) {
        return outputs * (Integer.BYTES + (long) rowLength(inputs));
    }

    /** The length of a row of weights in a file. */
    static int rowLength(int inputs) {
        return (inputs + ROW - 1) / ROW * ROW;
    }

    /** As users write it: {@code HalfKP 256x2-32-32}. */
    @Override
    public String toString() {
        return features.commonName + " " + width + "x2-" + hidden1 + "-" + hidden2;
    }
}
