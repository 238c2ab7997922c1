package sanmai.search.training;

import sanmai.core.Square;
import sanmai.search.eval.net.NetFeatures;
import sanmai.search.eval.net.SliderMobility;

/** The loss of a {@link NetModel} and its gradient. */
final class NetGradient extends LossGradient {
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

    private final float[][] featureWeights;

    /** The other weights. */
    private final float[] w;

    /** The derivatives by the other weights. */
    private final float[] g;

    // The accumulators of both perspectives, and the derivatives of the loss by them.
    private final float[] ours = new float[NEURONS];
    private final float[] theirs = new float[NEURONS];
    private final float[] oursGradient = new float[NEURONS];
    private final float[] theirsGradient = new float[NEURONS];

    NetGradient(NetModel model) {
        super(TrainableModel.zerosLike(model.weights()));
        featureWeights = model.featureWeights;
        w = model.rest;
        g = gradient[NetFeatures.COUNT];
    }

    @Override
    float forward(TrainingSet set, int index) {
        short[] features = set.features();
        int at = index * TrainingSet.PER_POSITION;
        int ourKing = set.orientedKings()[index * 2];
        int theirKing = set.orientedKings()[index * 2 + 1];
        System.arraycopy(w, NetModel.BIASES, ours, 0, NEURONS);
        System.arraycopy(w, NetModel.BIASES, theirs, 0, NEURONS);
        int bucket = set.outputBuckets()[index];
        float output = w[NetModel.TEMPO + bucket];
        for (int i = 0; i < ActiveFeatures.PER_SIDE; i++) {
            int our = features[at + i];
            int their = features[at + ActiveFeatures.PER_SIDE + i];
            add(featureWeights[our], ours);
            add(featureWeights[their], theirs);
            output += pieceSquare(our, ourKing) - pieceSquare(their, theirKing);
        }
        for (int i = 0; i < SliderMobility.WEIGHTS; i++) {
            output += set.mobility()[index * SliderMobility.WEIGHTS + i] * w[NetModel.mobility(bucket) + i];
        }
        int outputWeights = NetModel.outputWeights(bucket);
        for (int neuron = 0; neuron < NEURONS; neuron++) {
            float our = clip(ours[neuron]);
            float their = clip(theirs[neuron]);
            output += our * our * w[outputWeights + neuron] + their * their * w[outputWeights + NEURONS + neuron];
        }
        return output;
    }

    private float pieceSquare(int feature, int king) {
        int relative = KING_RELATIVE[king][feature];
        return w[NetModel.PIECE_SQUARE + feature] + (relative < 0 ? 0 : w[NetModel.KING_RELATIVE + relative]);
    }

    @Override
    void backward(TrainingSet set, int index, float slope) {
        int bucket = set.outputBuckets()[index];
        hiddenLayerBackward(NetModel.outputWeights(bucket), slope);
        g[NetModel.TEMPO + bucket] += slope;
        for (int i = 0; i < SliderMobility.WEIGHTS; i++) {
            g[NetModel.mobility(bucket) + i] += slope * set.mobility()[index * SliderMobility.WEIGHTS + i];
        }
        short[] features = set.features();
        int at = index * TrainingSet.PER_POSITION;
        int ourKing = set.orientedKings()[index * 2];
        int theirKing = set.orientedKings()[index * 2 + 1];
        for (int i = 0; i < ActiveFeatures.PER_SIDE; i++) {
            int our = features[at + i];
            int their = features[at + ActiveFeatures.PER_SIDE + i];
            add(oursGradient, gradient[our]);
            add(theirsGradient, gradient[their]);
            pieceSquareBackward(our, ourKing, slope);
            pieceSquareBackward(their, theirKing, -slope);
        }
    }

    /** The derivative of SCReLU is 2x between 0 and 1, and 0 where the sum was clipped. */
    private void hiddenLayerBackward(int outputWeights, float slope) {
        for (int neuron = 0; neuron < NEURONS; neuron++) {
            int ourWeight = outputWeights + neuron;
            int theirWeight = ourWeight + NEURONS;
            float our = clip(ours[neuron]);
            float their = clip(theirs[neuron]);
            g[ourWeight] += slope * our * our;
            g[theirWeight] += slope * their * their;
            oursGradient[neuron] = our == ours[neuron] ? slope * w[ourWeight] * 2 * our : 0;
            theirsGradient[neuron] = their == theirs[neuron] ? slope * w[theirWeight] * 2 * their : 0;
            g[NetModel.BIASES + neuron] += oursGradient[neuron] + theirsGradient[neuron];
        }
    }

    private void pieceSquareBackward(int feature, int king, float slope) {
        g[NetModel.PIECE_SQUARE + feature] += slope;
        int relative = KING_RELATIVE[king][feature];
        if (relative >= 0) {
            g[NetModel.KING_RELATIVE + relative] += slope;
        }
    }

    private static void add(float[] from, float[] to) {
        for (int neuron = 0; neuron < NEURONS; neuron++) {
            to[neuron] += from[neuron];
        }
    }

    private static float clip(float sum) {
        return Math.max(0, Math.min(sum, 1));
    }
}
