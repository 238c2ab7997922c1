package sanmai.search.tuning;

import sanmai.search.match.GamePair;
import sanmai.search.match.MatchScore;

/**
 * The effects of the factors of a {@link Screening}: for each factor the share of the points of the players for whom
 * it was high, less one half. They are converted to Elo as in an even match, where 1% of the points is 6.9 Elo.
 */
public final class FactorEffects {
    /** The slope of the expected score's inverse at one half: 1600 / ln 10. */
    private static final double ELO_OF_ALL_POINTS = 1600 / Math.log(10);

    private final Screening screening;
    private final double[] sums;
    private MatchScore score = MatchScore.NONE;

    /** The effects before the first pair. */
    public FactorEffects(Screening screening) {
        this.screening = screening;
        sums = new double[screening.factors().size()];
    }

    /** Adds the result of a pair. */
    public void add(GamePair pair) {
        double excess = pair.share() - 0.5;
        boolean[] levels = screening.levels(pair.number());
        for (int i = 0; i < sums.length; i++) {
            sums[i] += levels[i] ? excess : -excess;
        }
        score = score.plus(pair);
    }

    /** The number of pairs. */
    public int pairs() {
        return score.playedPairs();
    }

    /** The effect of the factor with this index when it is high, in Elo; NaN before the first pair. */
    public double elo(int index) {
        return ELO_OF_ALL_POINTS * sums[index] / pairs();
    }

    /** Half of the 95% confidence interval of each effect, in Elo; infinite before the first pair. */
    public double error() {
        return ELO_OF_ALL_POINTS * score.error(0.5);
    }
}
