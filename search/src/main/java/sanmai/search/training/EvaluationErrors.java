package sanmai.search.training;

import sanmai.search.eval.Evaluation;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.eval.ScoreScale;

/**
 * The errors of an evaluation in the quiet positions of games: root mean square differences between the win rates (0 to
 * 1) of the evaluation, of the scores that the searches found, and of the results of the games. The nearer the scores
 * of the searches are to the results, compared with the evaluation, the more there is to learn from them.
 */
public final class EvaluationErrors {
    private final Evaluation evaluation;
    private final ScoreScale shown;
    private final double scale;
    private long positions;
    private double toScores;
    private double toResults;
    private double scoresToResults;

    /**
     * The errors of this evaluation, over no positions yet.
     *
     * @param scale that of the evaluation for the {@link WinRateModel}, in centipawns
     */
    public EvaluationErrors(EvaluationFactory evaluations, double scale) {
        evaluation = evaluations.create();
        shown = evaluations.scoreScale();
        this.scale = scale;
    }

    /**
     * Adds the quiet positions of a game.
     *
     * @param scaleOfScores that of the evaluation which played, in centipawns
     */
    public void add(TrainingGame game, double scaleOfScores) {
        TrainingSet.forEachSuitable(game, (position, index) -> {
            evaluation.set(position);
            double judged = WinRateModel.winRate(shown.toCentipawns(evaluation.score(position)), scale);
            double searched = WinRateModel.winRate(game.scores().get(index), scaleOfScores);
            double result = WinRateModel.ofResult(game.resultFor(position.turnOrdinal()));
            positions++;
            toScores += square(judged - searched);
            toResults += square(judged - result);
            scoresToResults += square(searched - result);
        });
    }

    private static double square(double difference) {
        return difference * difference;
    }

    /** The number of positions. */
    public long positions() {
        return positions;
    }

    /** The error of the evaluation against the scores of the searches; NaN without positions. */
    public double toScores() {
        return Math.sqrt(toScores / positions);
    }

    /** The error of the evaluation against the results; NaN without positions. */
    public double toResults() {
        return Math.sqrt(toResults / positions);
    }

    /** The error of the scores against the results; NaN without positions. */
    public double scoresToResults() {
        return Math.sqrt(scoresToResults / positions);
    }
}
