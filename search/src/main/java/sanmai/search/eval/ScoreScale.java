package sanmai.search.eval;

import sanmai.engine.Score;

/**
 * How the scores of an evaluation are shown to users. Every evaluation gives the search scores of the spread for which
 * its margins are tuned; a user sees the centipawns that the evaluation's author meant.
 *
 * @param centipawns the number of centipawns that is shown for a score of 1, more than 0
 */
public record ScoreScale(double centipawns) {
    /** Scores are shown as they are. */
    public static final ScoreScale AS_IS = new ScoreScale(1);

    /** A score as it is shown; mates stay as they are. */
    public int toCentipawns(int score) {
        if (Score.isMate(score)) {
            return score;
        }
        int most = Score.MATE_IN_MAX - 1;
        return (int) Math.max(-most, Math.min(Math.round(score * centipawns), most));
    }

    /** The score that is shown as these centipawns. */
    public int ofCentipawns(int shown) {
        return (int) Math.round(shown / centipawns);
    }
}
