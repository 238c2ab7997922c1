package sanmai.search.training;

import java.util.Arrays;
import java.util.Iterator;
import sanmai.search.eval.net.KingBucket;
import sanmai.search.eval.net.NetFeatures;
import sanmai.search.eval.net.OutputBucket;
import sanmai.search.eval.net.SliderMobility;

/** The forward pass of a {@link NetModel}, written plainly and with double precision. */
final class PlainNet {
    /** By block, as {@link NetWeights#all} has them. */
    final double[][] weights;

    private final double[][] features = new double[NetFeatures.COUNT][];
    private final double[][] ofKingBuckets;
    private final double[] biases;
    private final double[][] output = new double[OutputBucket.COUNT][];
    private final double[] pieceSquare;
    private final double[] kingRelative;
    private final double[][] mobility = new double[OutputBucket.COUNT][];
    private final double[] tempo;

    PlainNet(NetModel model) {
        weights = weights(model);
        Iterator<double[]> next = Arrays.asList(weights).iterator();
        Arrays.setAll(features, feature -> next.next());
        ofKingBuckets = new double[model.w.size.kingBuckets() == 1 ? 0 : KingBucket.COUNT * NetFeatures.COUNT][];
        Arrays.setAll(ofKingBuckets, row -> next.next());
        biases = next.next();
        Arrays.setAll(output, bucket -> next.next());
        pieceSquare = next.next();
        kingRelative = next.next();
        Arrays.setAll(mobility, bucket -> next.next());
        tempo = next.next();
    }

    /** The logarithm of the odds to win. */
    double odds(TrainingSet set, int index) {
        int bucket = set.outputBuckets()[index];
        double result = tempo[bucket];
        for (int side = 0; side < 2; side++) {
            int sign = side == 0 ? 1 : -1;
            double[] accumulator = biases.clone();
            int king = set.orientedKings()[index * 2 + side];
            for (int i = 0; i < TrainingSet.PER_SIDE; i++) {
                int feature = set.features()[index * TrainingSet.PER_POSITION + side * TrainingSet.PER_SIDE + i];
                result += sign * pieceSquare[feature];
                int relative = NetFeatures.kingRelative(feature, king);
                if (relative >= 0) {
                    result += sign * kingRelative[relative];
                }
                for (int neuron = 0; neuron < biases.length; neuron++) {
                    accumulator[neuron] += features[feature][neuron];
                    if (ofKingBuckets.length > 0) {
                        accumulator[neuron] += ofKingBuckets[KingBucket.of(king) * NetFeatures.COUNT + feature][neuron];
                    }
                }
            }
            for (int neuron = 0; neuron < biases.length; neuron++) {
                double clipped = Math.max(0, Math.min(accumulator[neuron], 1));
                result += clipped * clipped * output[bucket][side * biases.length + neuron];
            }
        }
        for (int i = 0; i < SliderMobility.WEIGHTS; i++) {
            result += set.mobility()[index * SliderMobility.WEIGHTS + i] * mobility[bucket][i];
        }
        return result;
    }

    /** The square of the difference between the win rate and the target. */
    double loss(TrainingSet set, int index, double target) {
        double difference = 1 / (1 + Math.exp(-odds(set, index))) - target;
        return difference * difference;
    }

    /** The weights of a model. */
    private static double[][] weights(NetModel model) {
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
}
