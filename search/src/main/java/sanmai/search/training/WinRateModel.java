package sanmai.search.training;

/**
 * The win rate that a score stands for: the logistic function (sigmoid) 1 / (1 + exp(-score / scale)). The scale, in
 * centipawns, is the score that raises the odds to win by the factor e.
 */
public final class WinRateModel {
    private static final int MIN_SCALE = 100;
    private static final int MAX_SCALE = 2000;
    private static final int STEP = 10;

    private WinRateModel() {}

    /** The win rate, between 0 and 1, of a score in centipawns. */
    public static double winRate(double score, double scale) {
        return 1 / (1 + Math.exp(-score / scale));
    }

    /** The win rate that a result stands for: 1 for a game won (1), 0.5 for a draw (0), 0 for a game lost (-1). */
    static double ofResult(int result) {
        return (result + 1) / 2.0;
    }

    /** The scale, from 100 to 2000, at which the scores of the games fit their results best (least squares). */
    public static double fit(ScoreTable table) {
        double best = MIN_SCALE;
        double smallestError = Double.MAX_VALUE;
        for (int tried = MIN_SCALE; tried <= MAX_SCALE; tried += STEP) {
            int scale = tried;
            double error = table.squareError(score -> winRate(score, scale));
            if (error < smallestError) {
                smallestError = error;
                best = scale;
            }
        }
        return best;
    }
}
