package sanmai.search.training;

import sanmai.search.eval.net.NetFeatures;
import sanmai.search.eval.net.SliderMobility;

/** What the net's weights say, worked out plainly and with greater precision. */
final class PlainNet {
    private static final int WIDTH = NetModel.WIDTH;

    private PlainNet() {}

    /** The logarithm of the odds to win. */
    static double odds(double[] w, TrainingSet set, int index) {
        double result = w[NetModel.TEMPO];
        for (int side = 0; side < 2; side++) {
            int sign = side == 0 ? 1 : -1;
            double[] units = new double[WIDTH];
            System.arraycopy(w, NetModel.STARTS, units, 0, WIDTH);
            for (int i = 0; i < TrainingSet.PER_SIDE; i++) {
                int feature = set.features()[index * TrainingSet.PER_POSITION + side * TrainingSet.PER_SIDE + i];
                result += sign * w[NetModel.PLACES + feature];
                int relative = NetFeatures.relative(feature, set.kings()[index * 2 + side]);
                if (relative >= 0) {
                    result += sign * w[NetModel.RELATIVE + relative];
                }
                for (int unit = 0; unit < WIDTH; unit++) {
                    units[unit] += w[feature * WIDTH + unit];
                }
            }
            for (int unit = 0; unit < WIDTH; unit++) {
                double cut = Math.max(0, Math.min(units[unit], 1));
                result += cut * cut * w[NetModel.WORTH + side * WIDTH + unit];
            }
        }
        for (int i = 0; i < SliderMobility.WEIGHTS; i++) {
            result += set.slides()[index * SliderMobility.WEIGHTS + i] * w[NetModel.SLIDES + i];
        }
        return result;
    }

    /** The square of what the chance to win differs from the wanted one. */
    static double error(double[] w, TrainingSet set, int index, double wanted) {
        double off = 1 / (1 + Math.exp(-odds(w, set, index))) - wanted;
        return off * off;
    }
}
