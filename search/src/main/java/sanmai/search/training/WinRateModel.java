package sanmai.search.training;

/** How scores and chances to win belong together: a logistic curve. */
public final class WinRateModel {
    private static final int LEAST = 100;
    private static final int MOST = 2000;
    private static final int STEP = 10;

    private WinRateModel() {}

    /** The chance to win with this score, if so many hundredths of a pawn raise the odds by the factor e. */
    public static double chance(double score, double scale) {
        return 1 / (1 + Math.exp(-score / scale));
    }

    /** The scale at which the players' scores foretell the results of their games best. */
    public static double of(TrainingSet set) {
        double best = LEAST;
        double least = Double.MAX_VALUE;
        for (int scale = LEAST; scale <= MOST; scale += STEP) {
            double error = 0;
            for (int i = 0; i < set.size(); i++) {
                double off = chance(set.score(i), scale) - (set.result(i) + 1) / 2.0;
                error += off * off;
            }
            if (error < least) {
                least = error;
                best = scale;
            }
        }
        return best;
    }
}
