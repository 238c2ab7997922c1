package sanmai.search.training;

import sanmai.search.eval.net.NetFeatures;
import sanmai.search.eval.net.SliderMobility;

/** The forward pass of the net, written plainly and with double precision. */
final class PlainNet {
    private static final int NEURONS = NetModel.NEURONS;

    private PlainNet() {}

    /** The logarithm of the odds to win. */
    static double odds(double[][] weights, TrainingSet set, int index) {
        double[] w = weights[NetFeatures.COUNT];
        int bucket = set.outputBuckets()[index];
        double result = w[NetModel.TEMPO + bucket];
        for (int side = 0; side < 2; side++) {
            int sign = side == 0 ? 1 : -1;
            double[] accumulator = new double[NEURONS];
            System.arraycopy(w, NetModel.BIASES, accumulator, 0, NEURONS);
            for (int i = 0; i < ActiveFeatures.PER_SIDE; i++) {
                int feature = set.features()[index * TrainingSet.PER_POSITION + side * ActiveFeatures.PER_SIDE + i];
                result += sign * w[NetModel.PIECE_SQUARE + feature];
                int relative = NetFeatures.kingRelative(feature, set.orientedKings()[index * 2 + side]);
                if (relative >= 0) {
                    result += sign * w[NetModel.KING_RELATIVE + relative];
                }
                for (int neuron = 0; neuron < NEURONS; neuron++) {
                    accumulator[neuron] += weights[feature][neuron];
                }
            }
            for (int neuron = 0; neuron < NEURONS; neuron++) {
                double clipped = Math.max(0, Math.min(accumulator[neuron], 1));
                result += clipped * clipped * w[NetModel.OUTPUT_WEIGHTS + (2 * bucket + side) * NEURONS + neuron];
            }
        }
        for (int i = 0; i < SliderMobility.WEIGHTS; i++) {
            result += set.mobility()[index * SliderMobility.WEIGHTS + i]
                    * w[NetModel.MOBILITY + bucket * SliderMobility.WEIGHTS + i];
        }
        return result;
    }

    /** The weights of a model. */
    static double[][] weights(TrainableModel<?> model) {
        float[][] all = model.weights();
        double[][] weights = new double[all.length][];
        for (int i = 0; i < all.length; i++) {
            weights[i] = new double[all[i].length];
            for (int j = 0; j < all[i].length; j++) {
                weights[i][j] = all[i][j];
            }
        }
        return weights;
    }

    /** The square of the difference between the win rate and the target. */
    static double loss(double[][] w, TrainingSet set, int index, double target) {
        double difference = 1 / (1 + Math.exp(-odds(w, set, index))) - target;
        return difference * difference;
    }
}
