package sanmai.search.training;

import java.util.Arrays;
import sanmai.core.Square;
import sanmai.search.eval.net.NetFeatures;
import sanmai.search.eval.net.SliderMobility;

/**
 * How the error of a net changes with its weights, summed over positions. The error is the square of what the net's chance
 * to win differs from the wanted one.
 */
final class NetGradient {
    private static final int WIDTH = NetModel.WIDTH;

    /** By the king's square and feature. */
    private static final short[][] RELATIVE = new short[Square.COUNT][NetFeatures.COUNT];

    static {
        for (int king = 0; king < Square.COUNT; king++) {
            for (int feature = 0; feature < NetFeatures.COUNT; feature++) {
                RELATIVE[king][feature] = (short) NetFeatures.relative(feature, king);
            }
        }
    }

    final float[] sums = new float[NetModel.SIZE];

    /** The sum of the errors. */
    double error;

    private final float[] ours = new float[WIDTH];
    private final float[] theirs = new float[WIDTH];
    private final float[] oursBack = new float[WIDTH];
    private final float[] theirsBack = new float[WIDTH];

    void clear() {
        Arrays.fill(sums, 0);
        error = 0;
    }

    /** Looks at a position, and learns from it if that is wanted. */
    void add(NetModel model, TrainingSet set, int index, double wanted, boolean learns) {
        float[] w = model.weights;
        short[] features = set.features();
        int at = index * TrainingSet.PER_POSITION;
        int ourKing = set.kings()[index * 2];
        int theirKing = set.kings()[index * 2 + 1];
        System.arraycopy(w, NetModel.STARTS, ours, 0, WIDTH);
        System.arraycopy(w, NetModel.STARTS, theirs, 0, WIDTH);
        float result = w[NetModel.TEMPO];
        for (int i = 0; i < TrainingSet.PER_SIDE; i++) {
            int our = features[at + i];
            int their = features[at + TrainingSet.PER_SIDE + i];
            addTo(ours, w, our * WIDTH);
            addTo(theirs, w, their * WIDTH);
            result += place(w, our, ourKing) - place(w, their, theirKing);
        }
        for (int i = 0; i < SliderMobility.WEIGHTS; i++) {
            result += set.slides()[index * SliderMobility.WEIGHTS + i] * w[NetModel.SLIDES + i];
        }
        for (int unit = 0; unit < WIDTH; unit++) {
            float our = cut(ours[unit]);
            float their = cut(theirs[unit]);
            result += our * our * w[NetModel.WORTH + unit] + their * their * w[NetModel.WORTH + WIDTH + unit];
        }
        double chance = 1 / (1 + Math.exp(-result));
        double off = chance - wanted;
        error += off * off;
        if (learns) {
            learn(w, set, index, (float) (2 * off * chance * (1 - chance)));
        }
    }

    private static float place(float[] w, int feature, int king) {
        int relative = RELATIVE[king][feature];
        return w[NetModel.PLACES + feature] + (relative < 0 ? 0 : w[NetModel.RELATIVE + relative]);
    }

    private void learn(float[] w, TrainingSet set, int index, float slope) {
        for (int unit = 0; unit < WIDTH; unit++) {
            float our = cut(ours[unit]);
            float their = cut(theirs[unit]);
            sums[NetModel.WORTH + unit] += slope * our * our;
            sums[NetModel.WORTH + WIDTH + unit] += slope * their * their;
            oursBack[unit] = our == ours[unit] ? slope * w[NetModel.WORTH + unit] * 2 * our : 0;
            theirsBack[unit] = their == theirs[unit] ? slope * w[NetModel.WORTH + WIDTH + unit] * 2 * their : 0;
            sums[NetModel.STARTS + unit] += oursBack[unit] + theirsBack[unit];
        }
        sums[NetModel.TEMPO] += slope;
        for (int i = 0; i < SliderMobility.WEIGHTS; i++) {
            sums[NetModel.SLIDES + i] += slope * set.slides()[index * SliderMobility.WEIGHTS + i];
        }
        short[] features = set.features();
        int at = index * TrainingSet.PER_POSITION;
        int ourKing = set.kings()[index * 2];
        int theirKing = set.kings()[index * 2 + 1];
        for (int i = 0; i < TrainingSet.PER_SIDE; i++) {
            int our = features[at + i];
            int their = features[at + TrainingSet.PER_SIDE + i];
            addAt(sums, our * WIDTH, oursBack);
            addAt(sums, their * WIDTH, theirsBack);
            learnPlace(our, ourKing, slope);
            learnPlace(their, theirKing, -slope);
        }
    }

    private void learnPlace(int feature, int king, float slope) {
        sums[NetModel.PLACES + feature] += slope;
        int relative = RELATIVE[king][feature];
        if (relative >= 0) {
            sums[NetModel.RELATIVE + relative] += slope;
        }
    }

    private static void addTo(float[] to, float[] from, int at) {
        for (int unit = 0; unit < WIDTH; unit++) {
            to[unit] += from[at + unit];
        }
    }

    private static void addAt(float[] to, int at, float[] from) {
        for (int unit = 0; unit < WIDTH; unit++) {
            to[at + unit] += from[unit];
        }
    }

    private static float cut(float sum) {
        return Math.max(0, Math.min(sum, 1));
    }
}
