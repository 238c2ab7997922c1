package sanmai.search.eval.nnue.vector;

import static sanmai.search.eval.nnue.vector.VectorLayer.INTS;

import java.util.Arrays;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorOperators;
import sanmai.search.eval.nnue.AffineTransform;
import sanmai.search.eval.nnue.Propagation;

/** Propagates a position by the Vector API. */
final class VectorPropagation implements Propagation {
    private final ActiveNeurons neurons;
    private final VectorLayer layer1;
    private final VectorLayer layer2;

    /** Of the last layer, by input, filled up with 0 to whole vectors. */
    private final int[] weights;

    private final int bias;

    VectorPropagation(AffineTransform first, AffineTransform second, AffineTransform output) {
        neurons = new ActiveNeurons(first.inputs());
        layer1 = new VectorLayer(first);
        layer2 = new VectorLayer(second);
        int[] ofInputs =
                Arrays.stream(output.weights()).mapToInt(ofInput -> ofInput[0]).toArray();
        weights = Arrays.copyOf(ofInputs, layer2.width());
        bias = output.biases()[0];
    }

    @Override
    public int output(short[] us, short[] them) {
        int[] x = layer2.propagate(layer1.propagate(neurons, us, them));
        IntVector sum = products(x, 0);
        for (int i = INTS.length(); i < weights.length; i += INTS.length()) {
            sum = sum.add(products(x, i));
        }
        return bias + sum.reduceLanes(VectorOperators.ADD);
    }

    private IntVector products(int[] x, int from) {
        return IntVector.fromArray(INTS, x, from).mul(IntVector.fromArray(INTS, weights, from));
    }
}
