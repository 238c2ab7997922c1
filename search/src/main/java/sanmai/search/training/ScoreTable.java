package sanmai.search.training;

import java.util.function.DoubleUnaryOperator;

/** How often games were won, drawn and lost after each score. The {@link WinRateModel} is fitted to this table. */
public final class ScoreTable {
    private static final int MAX = TrainingGame.DECIDED_SCORE;
    private static final int RESULTS = 3;

    private final long[] counts = new long[(2 * MAX + 1) * RESULTS];

    /**
     * Counts a position.
     *
     * @param score what the player expected, from -3000 to 3000 centipawns
     * @param result the result for that player: 1, 0 or -1
     */
    public void add(int score, int result) {
        counts[(score + MAX) * RESULTS + result + 1]++;
    }

    /** The sum of the squares of the differences between the result, 0 to 1, and the win rate for the score. */
    double squareError(DoubleUnaryOperator winRates) {
        double sum = 0;
        for (int score = -MAX; score <= MAX; score++) {
            double winRate = winRates.applyAsDouble(score);
            for (int result = 0; result < RESULTS; result++) {
                double difference = winRate - result / 2.0;
                sum += counts[(score + MAX) * RESULTS + result] * difference * difference;
            }
        }
        return sum;
    }
}
