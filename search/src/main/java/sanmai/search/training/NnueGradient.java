package sanmai.search.training;

import sanmai.search.eval.accumulator.FeatureSet;

/** The loss of a {@link NnueModel} and its gradient. */
final class NnueGradient extends LossGradient {
    private final NnueWeights w;
    private final NnueWeights g;
    private final FeatureSet features;

    /** The side to move, then the other side. */
    private final PerspectiveSums[] perspectives;

    /** The activations of both perspectives, and the derivatives of the loss by them. */
    private final float[] joined;

    private final float[] joinedSlopes;
    private final DenseLayer layer1;
    private final DenseLayer layer2;

    NnueGradient(NnueWeights weights) {
        this(weights, new NnueWeights(weights.architecture));
    }

    private NnueGradient(NnueWeights weights, NnueWeights gradient) {
        super(gradient);
        w = weights;
        g = gradient;
        features = w.architecture.features().set;
        int width = w.transformerBiases.length;
        perspectives = new PerspectiveSums[] {new PerspectiveSums(width), new PerspectiveSums(width)};
        joined = new float[2 * width];
        joinedSlopes = new float[2 * width];
        layer1 = new DenseLayer(w.layer1, w.biases1, g.layer1, g.biases1);
        layer2 = new DenseLayer(w.layer2, w.biases2, g.layer2, g.biases2);
    }

    @Override
    void clear() {
        super.clear();
        layer1.readWeights();
        layer2.readWeights();
    }

    @Override
    float forward(TrainingSet set, int index) {
        for (int i = 0; i < 2; i++) {
            float[] sums = perspectives[i].sums;
            float[][] rows = w.transformer[features.bucketOfKing(set.orientedKings()[2 * index + i])];
            perspectives[i].forward(w.transformerBiases, rows, set.features(), first(index, i));
            for (int neuron = 0; neuron < sums.length; neuron++) {
                joined[i * sums.length + neuron] = Math.max(0, Math.min(sums[neuron], 1));
            }
        }
        layer1.forward(joined);
        layer2.forward(layer1.activations);
        float output = w.outputBias[0];
        for (int i = 0; i < w.output.length; i++) {
            output += layer2.activations[i] * w.output[i];
        }
        return output;
    }

    private static int first(int index, int perspective) {
        return index * TrainingSet.PER_POSITION + perspective * TrainingSet.PER_SIDE;
    }

    @Override
    void backward(TrainingSet set, int index, float slope) {
        g.outputBias[0] += slope;
        for (int i = 0; i < w.output.length; i++) {
            g.output[i] += layer2.activations[i] * slope;
            layer2.slopes[i] = w.output[i] * slope;
        }
        layer2.backward(layer1.activations, layer1.slopes);
        layer1.backward(joined, joinedSlopes);
        for (int i = 0; i < 2; i++) {
            float[] sums = perspectives[i].sums;
            float[] slopes = perspectives[i].slopes;
            for (int neuron = 0; neuron < sums.length; neuron++) {
                int at = i * sums.length + neuron;
                slopes[neuron] = joined[at] == sums[neuron] ? joinedSlopes[at] : 0;
            }
            FloatWeights.add(slopes, g.transformerBiases);
            float[][] rows = g.transformer[features.bucketOfKing(set.orientedKings()[2 * index + i])];
            perspectives[i].backward(rows, set.features(), first(index, i));
        }
    }
}
