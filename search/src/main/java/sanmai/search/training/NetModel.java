package sanmai.search.training;

import java.util.SplittableRandom;
import sanmai.search.eval.net.Net;
import sanmai.search.eval.net.NetFeatures;
import sanmai.search.eval.net.SliderMobility;

/**
 * The weights of a {@link Net} as it learns them: fractions, in one array. The result is the logarithm of the odds to
 * win.
 */
final class NetModel {
    static final int WIDTH = Net.WIDTH;

    static final int STARTS = NetFeatures.COUNT * WIDTH;
    static final int WORTH = STARTS + WIDTH;
    static final int PLACES = WORTH + 2 * WIDTH;
    static final int RELATIVE = PLACES + NetFeatures.COUNT;
    static final int SLIDES = RELATIVE + NetFeatures.RELATIVE_COUNT;
    static final int TEMPO = SLIDES + SliderMobility.WEIGHTS;
    static final int SIZE = TEMPO + 1;

    private static final float MOST_UNIT = (float) Net.MOST_WEIGHT / Net.ONE;

    /** By feature the units; then what begins at {@link #STARTS}, {@link #WORTH} and so on. */
    final float[] weights = new float[SIZE];

    /** A net that knows nothing: small weights by chance. */
    static NetModel random(SplittableRandom random) {
        NetModel model = new NetModel();
        for (int i = 0; i < STARTS; i++) {
            model.weights[i] = (float) (random.nextGaussian() * 0.05);
        }
        for (int unit = 0; unit < WIDTH; unit++) {
            model.weights[STARTS + unit] = 0.5f;
        }
        for (int unit = 0; unit < 2 * WIDTH; unit++) {
            model.weights[WORTH + unit] = (float) (random.nextGaussian() * 0.1);
        }
        return model;
    }

    /** Takes a share of the units' weights away. */
    void shrinkUnits(double share) {
        float rest = (float) (1 - share);
        for (int i = 0; i < STARTS; i++) {
            weights[i] *= rest;
        }
    }

    /** Keeps the weights where a {@link Net} of this scale can take them. */
    void clip(double scale) {
        for (int i = 0; i < STARTS; i++) {
            weights[i] = clip(weights[i], MOST_UNIT);
        }
        float mostWorth = (float) (Net.MOST_WORTH / (scale * Net.FINE));
        for (int i = WORTH; i < PLACES; i++) {
            weights[i] = clip(weights[i], mostWorth);
        }
    }

    private static float clip(float weight, float most) {
        return Math.max(-most, Math.min(weight, most));
    }

    /**
     * The net with these weights, rounded.
     *
     * @param scale how many hundredths of a pawn raise the odds to win by the factor e
     */
    Net net(double scale) {
        int[][] units = new int[NetFeatures.COUNT][];
        for (int feature = 0; feature < NetFeatures.COUNT; feature++) {
            units[feature] = rounded(feature * WIDTH, WIDTH, Net.ONE);
        }
        double fine = scale * Net.FINE;
        return new Net(new Net.Weights(
                units,
                rounded(STARTS, WIDTH, Net.ONE),
                rounded(WORTH, 2 * WIDTH, fine),
                rounded(PLACES, NetFeatures.COUNT, fine),
                rounded(RELATIVE, NetFeatures.RELATIVE_COUNT, fine),
                rounded(SLIDES, SliderMobility.WEIGHTS, fine),
                rounded(TEMPO, 1, fine)[0]));
    }

    private int[] rounded(int from, int count, double factor) {
        int[] numbers = new int[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = (int) Math.round(weights[from + i] * factor);
        }
        return numbers;
    }
}
