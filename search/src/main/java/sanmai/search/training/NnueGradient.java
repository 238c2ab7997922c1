package sanmai.search.training;

/** The loss of a {@link NnueModel} and its gradient. */
final class NnueGradient extends LossGradient {
    private final NnueWeights w;
    private final NnueWeights g;
    private final View own;
    private final View other;
    private final LayerGradient layer2;
    private final Neurons neurons1;
    private final Neurons neurons2;

    /** Neurons with clipped ReLU. */
    private static final class Neurons {
        final float[] sums;
        final float[] activations;

        /** The derivatives of the loss by the activations, then by the sums. */
        final float[] slopes;

        Neurons(int count) {
            sums = new float[count];
            activations = new float[count];
            slopes = new float[count];
        }

        void begin(float[] biases) {
            System.arraycopy(biases, 0, sums, 0, sums.length);
        }

        void activate() {
            for (int i = 0; i < sums.length; i++) {
                activations[i] = Math.max(0, Math.min(sums[i], 1));
            }
        }

        /** From the derivatives by the activations to those by the sums, which are those of the biases as well. */
        void backward(float[] biases) {
            for (int i = 0; i < slopes.length; i++) {
                slopes[i] = activations[i] == sums[i] ? slopes[i] : 0;
            }
            add(slopes, biases);
        }
    }

    /** The feature transformer as one side sees it, and the half of the first layer that sees that. */
    private final class View {
        final Neurons neurons;
        final LayerGradient layer1;

        /** Where the side's features begin, among those of a position. */
        final int offset;

        View(int offset, float[][] weights, float[][] gradient) {
            neurons = new Neurons(w.width());
            layer1 = new LayerGradient(weights, gradient);
            this.offset = offset;
        }

        void forward(short[] features, int position) {
            neurons.begin(w.transformerBiases);
            FeatureRows.add(w.transformer, features, position + offset, neurons.sums);
            neurons.activate();
            layer1.addTo(neurons1.sums, neurons.activations);
        }

        void backward(short[] features, int position) {
            layer1.backward(neurons.activations, neurons1.slopes, neurons.slopes);
            neurons.backward(g.transformerBiases);
            FeatureRows.addBackward(neurons.slopes, g.transformer, features, position + offset);
        }
    }

    NnueGradient(NnueModel model) {
        this(model.w, NnueWeights.zerosLike(model.w));
    }

    private NnueGradient(NnueWeights weights, NnueWeights gradient) {
        super(gradient.all());
        w = weights;
        g = gradient;
        own = new View(0, w.layer1OfOwn, g.layer1OfOwn);
        other = new View(ActiveFeatures.PER_SIDE, w.layer1OfOther, g.layer1OfOther);
        neurons1 = new Neurons(w.biases1.length);
        layer2 = new LayerGradient(w.layer2, g.layer2);
        neurons2 = new Neurons(w.biases2.length);
    }

    @Override
    void clear() {
        super.clear();
        own.layer1.readWeights();
        other.layer1.readWeights();
        layer2.readWeights();
    }

    @Override
    float forward(TrainingSet set, int index) {
        neurons1.begin(w.biases1);
        own.forward(set.features(), index * TrainingSet.PER_POSITION);
        other.forward(set.features(), index * TrainingSet.PER_POSITION);
        neurons1.activate();
        neurons2.begin(w.biases2);
        layer2.addTo(neurons2.sums, neurons1.activations);
        neurons2.activate();
        float output = w.outputBias[0];
        for (int i = 0; i < w.output.length; i++) {
            output += neurons2.activations[i] * w.output[i];
        }
        return output;
    }

    @Override
    void backward(TrainingSet set, int index, float slope) {
        g.outputBias[0] += slope;
        for (int i = 0; i < w.output.length; i++) {
            g.output[i] += neurons2.activations[i] * slope;
            neurons2.slopes[i] = w.output[i] * slope;
        }
        neurons2.backward(g.biases2);
        layer2.backward(neurons1.activations, neurons2.slopes, neurons1.slopes);
        neurons1.backward(g.biases1);
        own.backward(set.features(), index * TrainingSet.PER_POSITION);
        other.backward(set.features(), index * TrainingSet.PER_POSITION);
    }

    private static void add(float[] from, float[] to) {
        for (int i = 0; i < to.length; i++) {
            to[i] += from[i];
        }
    }
}
