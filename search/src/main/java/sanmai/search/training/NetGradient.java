package sanmai.search.training;

import java.util.Arrays;
import sanmai.core.Square;
import sanmai.search.eval.net.NetFeatures;
import sanmai.search.eval.net.SliderMobility;

/**
 * The loss of a net and its gradient, summed over positions. The loss of a position is the square of the difference
 * between the net's win rate and the target; the gradient is computed by backpropagation.
 */
final class NetGradient {
    private static final int NEURONS = NetModel.NEURONS;

    /** By the own king's square and feature: the place relative to the king. */
    private static final short[][] KING_RELATIVE = new short[Square.COUNT][NetFeatures.COUNT];

    static {
        for (int king = 0; king < Square.COUNT; king++) {
            for (int feature = 0; feature < NetFeatures.COUNT; feature++) {
                KING_RELATIVE[king][feature] = (short) NetFeatures.kingRelative(feature, king);
            }
        }
    }

    /** By weight: the derivative of the loss. */
    final float[] gradient = new float[NetModel.SIZE];

    double loss;

    // The accumulators of both perspectives, and the derivatives of the loss by them.
    private final float[] ours = new float[NEURONS];
    private final float[] theirs = new float[NEURONS];
    private final float[] oursGradient = new float[NEURONS];
    private final float[] theirsGradient = new float[NEURONS];

    void clear() {
        Arrays.fill(gradient, 0);
        loss = 0;
    }

    /** Adds the loss and the gradient of a position with this target. */
    void add(NetModel model, TrainingSet set, int index, double target) {
        double winRate = addLoss(model, set, index, target);
        backward(model.weights, set, index, (float) (2 * (winRate - target) * winRate * (1 - winRate)));
    }

    /** Adds the loss of a position with this target; returns the net's win rate. */
    double addLoss(NetModel model, TrainingSet set, int index, double target) {
        double winRate = 1 / (1 + Math.exp(-forward(model.weights, set, index)));
        double difference = winRate - target;
        loss += difference * difference;
        return winRate;
    }

    /** The net's output for a position. */
    private float forward(float[] w, TrainingSet set, int index) {
        short[] features = set.features();
        int at = index * TrainingSet.PER_POSITION;
        int ourKing = set.orientedKings()[index * 2];
        int theirKing = set.orientedKings()[index * 2 + 1];
        System.arraycopy(w, NetModel.BIASES, ours, 0, NEURONS);
        System.arraycopy(w, NetModel.BIASES, theirs, 0, NEURONS);
        float output = w[NetModel.TEMPO];
        for (int i = 0; i < TrainingSet.PER_SIDE; i++) {
            int our = features[at + i];
            int their = features[at + TrainingSet.PER_SIDE + i];
            addTo(ours, w, our * NEURONS);
            addTo(theirs, w, their * NEURONS);
            output += pieceSquare(w, our, ourKing) - pieceSquare(w, their, theirKing);
        }
        for (int i = 0; i < SliderMobility.WEIGHTS; i++) {
            output += set.mobility()[index * SliderMobility.WEIGHTS + i] * w[NetModel.MOBILITY + i];
        }
        for (int neuron = 0; neuron < NEURONS; neuron++) {
            float our = clip(ours[neuron]);
            float their = clip(theirs[neuron]);
            output += our * our * w[NetModel.OUTPUT_WEIGHTS + neuron]
                    + their * their * w[NetModel.OUTPUT_WEIGHTS + NEURONS + neuron];
        }
        return output;
    }

    private static float pieceSquare(float[] w, int feature, int king) {
        int relative = KING_RELATIVE[king][feature];
        return w[NetModel.PIECE_SQUARE + feature] + (relative < 0 ? 0 : w[NetModel.KING_RELATIVE + relative]);
    }

    /**
     * Adds the gradient of the position that {@link #forward} has just seen.
     *
     * @param slope the derivative of the loss by the output
     */
    private void backward(float[] w, TrainingSet set, int index, float slope) {
        hiddenLayerBackward(w, slope);
        gradient[NetModel.TEMPO] += slope;
        for (int i = 0; i < SliderMobility.WEIGHTS; i++) {
            gradient[NetModel.MOBILITY + i] += slope * set.mobility()[index * SliderMobility.WEIGHTS + i];
        }
        short[] features = set.features();
        int at = index * TrainingSet.PER_POSITION;
        int ourKing = set.orientedKings()[index * 2];
        int theirKing = set.orientedKings()[index * 2 + 1];
        for (int i = 0; i < TrainingSet.PER_SIDE; i++) {
            int our = features[at + i];
            int their = features[at + TrainingSet.PER_SIDE + i];
            addAt(gradient, our * NEURONS, oursGradient);
            addAt(gradient, their * NEURONS, theirsGradient);
            pieceSquareBackward(our, ourKing, slope);
            pieceSquareBackward(their, theirKing, -slope);
        }
    }

    /** The derivative of SCReLU is 2x between 0 and 1, and 0 where the sum was clipped. */
    private void hiddenLayerBackward(float[] w, float slope) {
        for (int neuron = 0; neuron < NEURONS; neuron++) {
            int ourWeight = NetModel.OUTPUT_WEIGHTS + neuron;
            int theirWeight = ourWeight + NEURONS;
            float our = clip(ours[neuron]);
            float their = clip(theirs[neuron]);
            gradient[ourWeight] += slope * our * our;
            gradient[theirWeight] += slope * their * their;
            oursGradient[neuron] = our == ours[neuron] ? slope * w[ourWeight] * 2 * our : 0;
            theirsGradient[neuron] = their == theirs[neuron] ? slope * w[theirWeight] * 2 * their : 0;
            gradient[NetModel.BIASES + neuron] += oursGradient[neuron] + theirsGradient[neuron];
        }
    }

    private void pieceSquareBackward(int feature, int king, float slope) {
        gradient[NetModel.PIECE_SQUARE + feature] += slope;
        int relative = KING_RELATIVE[king][feature];
        if (relative >= 0) {
            gradient[NetModel.KING_RELATIVE + relative] += slope;
        }
    }

    private static void addTo(float[] to, float[] from, int at) {
        for (int neuron = 0; neuron < NEURONS; neuron++) {
            to[neuron] += from[at + neuron];
        }
    }

    private static void addAt(float[] to, int at, float[] from) {
        for (int neuron = 0; neuron < NEURONS; neuron++) {
            to[at + neuron] += from[neuron];
        }
    }

    private static float clip(float sum) {
        return Math.max(0, Math.min(sum, 1));
    }
}
