package sanmai.search.training;

/** The forward pass of a {@link NnueModel}, written plainly and with double precision. */
final class PlainNnueModel {
    private final int width;
    private final int hidden1;
    private final int hidden2;

    /** By block, as {@link FloatWeights#all} has them. */
    final double[][] weights;

    private int block;

    PlainNnueModel(NnueModel model) {
        width = model.w.transformerBiases.length;
        hidden1 = model.w.biases1.length;
        hidden2 = model.w.biases2.length;
        weights = PlainNet.weights(model);
    }

    /** The square of the difference between the win rate and the target. */
    double loss(TrainingSet set, int index, double target) {
        double difference = 1 / (1 + Math.exp(-odds(set, index))) - target;
        return difference * difference;
    }

    /** The logarithm of the odds to win. */
    double odds(TrainingSet set, int index) {
        int transformerBiases = weights.length - 3 - hidden2 - 1 - hidden1 - 1;
        double[] neurons = new double[2 * width];
        for (int side = 0; side < 2; side++) {
            for (int neuron = 0; neuron < width; neuron++) {
                double sum = weights[transformerBiases][neuron];
                for (int i = 0; i < 40; i++) {
                    sum += weights[set.features()[index * 80 + side * 40 + i]][neuron];
                }
                neurons[side * width + neuron] = clip(sum);
            }
        }
        block = transformerBiases + 1;
        double[] neurons1 = sums(hidden1, neurons);
        for (int i = 0; i < hidden1; i++) {
            neurons1[i] = clip(neurons1[i] + weights[block][i]);
        }
        block++;
        double[] neurons2 = sums(hidden2, neurons1);
        for (int i = 0; i < hidden2; i++) {
            neurons2[i] = clip(neurons2[i] + weights[block][i]);
        }
        block++;
        return sums(1, neurons2)[0] + weights[block][0];
    }

    private double[] sums(int count, double[] x) {
        double[] sums = new double[count];
        for (int i = 0; i < count; i++) {
            for (int j = 0; j < x.length; j++) {
                sums[i] += weights[block][j] * x[j];
            }
            block++;
        }
        return sums;
    }

    private static double clip(double sum) {
        return Math.max(0, Math.min(sum, 1));
    }
}
