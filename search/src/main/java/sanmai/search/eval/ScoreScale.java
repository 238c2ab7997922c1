package sanmai.search.eval;

import sanmai.search.Score;

/**
 * How the scores of an evaluation are shown to users. The margins of the search want scores of a certain spread, whatever
 * the evaluation; what a user is told is in the centipawns that its author had in mind.
 *
 * @param centipawns how many centipawns a score of 1 is shown as, more than 0
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
