package sanmai.search.training;

import java.util.Arrays;
import sanmai.core.Square;
import sanmai.search.eval.net.NetFeatures;
import sanmai.search.eval.net.SliderMobility;

/**
 * The loss of a {@link NetModel} and its gradient, summed over positions. The loss of a position is the square of the
 * difference between the model's win rate and the target; the gradient is computed by backpropagation.
 */
final class NetGradient {
    /** By the own king's square and feature: the place relative to the king. */
    private static final short[][] KING_RELATIVE = new short[Square.COUNT][NetFeatures.COUNT];

    static {
        for (int king = 0; king < Square.COUNT; king++) {
            for (int feature = 0; feature < NetFeatures.COUNT; feature++) {
                KING_RELATIVE[king][feature] = (short) NetFeatures.kingRelative(feature, king);
            }
        }
    }

    /** The derivative of the loss by each weight, in arrays like those of the weights. */
    final float[][] gradient;

    double loss;

    private final NetWeights w;
    private final NetWeights g;

    /** By king bucket, feature and neuron: weights, and the derivatives of the loss by them. */
    private final float[][][] features;

    private final float[][][] featuresGradient;
    private final int neurons;

    private final PerspectiveSums ours;
    private final PerspectiveSums theirs;

    /**
     * A sum over no positions.
     *
     * @param features by king bucket, feature and neuron: the common weights plus those that the bucket adds
     */
    NetGradient(NetWeights weights, float[][][] features) {
        w = weights;
        g = new NetWeights(weights.size);
        gradient = g.all();
        this.features = features;
        featuresGradient = g.size.kingBuckets() == 1 ? new float[][][] {g.features} : g.ofKingBuckets;
        neurons = g.size.neurons();
        ours = new PerspectiveSums(neurons);
        theirs = new PerspectiveSums(neurons);
    }

    /** Begins a new sum. The weights of the model must not change before the next sum begins. */
    void clear() {
        for (float[] block : gradient) {
            Arrays.fill(block, 0);
        }
        loss = 0;
    }

    /** Adds the loss and the gradient of a position with this target. */
    void add(TrainingSet set, int index, double target) {
        double winRate = addLoss(set, index, target);
        backward(set, index, (float) (2 * (winRate - target) * winRate * (1 - winRate)));
    }

    /** Adds the loss of a position with this target; returns the model's win rate. */
    double addLoss(TrainingSet set, int index, double target) {
        double winRate = 1 / (1 + Math.exp(-forward(set, index)));
        double difference = winRate - target;
        loss += difference * difference;
        return winRate;
    }

    /** The model's output for a position. */
    private float forward(TrainingSet set, int index) {
        short[] active = set.features();
        int at = index * TrainingSet.PER_POSITION;
        int ourKing = set.orientedKings()[index * 2];
        int theirKing = set.orientedKings()[index * 2 + 1];
        ours.forward(w.biases, features[w.size.features().bucketOfKing(ourKing)], active, at);
        theirs.forward(
                w.biases, features[w.size.features().bucketOfKing(theirKing)], active, at + TrainingSet.PER_SIDE);
        int bucket = set.outputBuckets()[index];
        float output = w.tempo[bucket];
        for (int i = 0; i < TrainingSet.PER_SIDE; i++) {
            output += pieceSquare(active[at + i], ourKing)
                    - pieceSquare(active[at + TrainingSet.PER_SIDE + i], theirKing);
        }
        for (int i = 0; i < SliderMobility.WEIGHTS; i++) {
            output += set.mobility()[index * SliderMobility.WEIGHTS + i] * w.mobility[bucket][i];
        }
        float[] outputWeights = w.output[bucket];
        for (int neuron = 0; neuron < neurons; neuron++) {
            float our = clip(ours.sums[neuron]);
            float their = clip(theirs.sums[neuron]);
            output += our * our * outputWeights[neuron] + their * their * outputWeights[neurons + neuron];
        }
        return output;
    }

    private float pieceSquare(int feature, int king) {
        int relative = KING_RELATIVE[king][feature];
        return w.pieceSquare[feature] + (relative < 0 ? 0 : w.kingRelative[relative]);
    }

    /**
     * Adds the gradient of the position that {@link #forward} has just seen.
     *
     * @param slope the derivative of the loss by the output
     */
    private void backward(TrainingSet set, int index, float slope) {
        int bucket = set.outputBuckets()[index];
        hiddenLayerBackward(w.output[bucket], g.output[bucket], slope);
        g.tempo[bucket] += slope;
        for (int i = 0; i < SliderMobility.WEIGHTS; i++) {
            g.mobility[bucket][i] += slope * set.mobility()[index * SliderMobility.WEIGHTS + i];
        }
        short[] active = set.features();
        int at = index * TrainingSet.PER_POSITION;
        int ourKing = set.orientedKings()[index * 2];
        int theirKing = set.orientedKings()[index * 2 + 1];
        float[][] ourRows = featuresGradient[w.size.features().bucketOfKing(ourKing)];
        float[][] theirRows = featuresGradient[w.size.features().bucketOfKing(theirKing)];
        ours.backward(ourRows, active, at);
        theirs.backward(theirRows, active, at + TrainingSet.PER_SIDE);
        for (int i = 0; i < TrainingSet.PER_SIDE; i++) {
            pieceSquareBackward(active[at + i], ourKing, slope);
            pieceSquareBackward(active[at + TrainingSet.PER_SIDE + i], theirKing, -slope);
        }
    }

    /**
     * Completes the gradient when all positions have been added, also those that other threads have summed. The common
     * weights count in every king bucket, so their derivatives are sums over the buckets.
     */
    void complete() {
        for (float[][] ofBucket : g.ofKingBuckets) {
            for (int feature = 0; feature < ofBucket.length; feature++) {
                NetWeights.add(ofBucket[feature], g.features[feature]);
            }
        }
    }

    /** The derivative of SCReLU is 2x between 0 and 1, and 0 where the sum was clipped. */
    private void hiddenLayerBackward(float[] weights, float[] gradients, float slope) {
        for (int neuron = 0; neuron < neurons; neuron++) {
            float our = clip(ours.sums[neuron]);
            float their = clip(theirs.sums[neuron]);
            gradients[neuron] += slope * our * our;
            gradients[neurons + neuron] += slope * their * their;
            ours.slopes[neuron] = our == ours.sums[neuron] ? slope * weights[neuron] * 2 * our : 0;
            theirs.slopes[neuron] = their == theirs.sums[neuron] ? slope * weights[neurons + neuron] * 2 * their : 0;
            g.biases[neuron] += ours.slopes[neuron] + theirs.slopes[neuron];
        }
    }

    private void pieceSquareBackward(int feature, int king, float slope) {
        g.pieceSquare[feature] += slope;
        int relative = KING_RELATIVE[king][feature];
        if (relative >= 0) {
            g.kingRelative[relative] += slope;
        }
    }

    private static float clip(float sum) {
        return Math.max(0, Math.min(sum, 1));
    }
}
