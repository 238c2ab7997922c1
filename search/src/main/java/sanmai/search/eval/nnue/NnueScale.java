package sanmai.search.eval.nnue;

import sanmai.search.eval.Evaluation;
import sanmai.search.eval.ScoreScale;

/**
 * Turns the output of a network into values and scores.
 *
 * @param fvScale the divisor of the output ({@code FV_SCALE}) that gives the file's own unit, a 90th of a pawn
 * @param outputPerScore the output for one unit of the search's scores
 */
record NnueScale(int fvScale, double outputPerScore) {
    /** Values and scores are the output itself. */
    static final NnueScale RAW = new NnueScale(1, 1);

    /** The value of a pawn in the file's own unit. */
    static final int PAWN = 90;

    /** The greatest value, YaneuraOu's greatest score that is no mate. */
    private static final int MAX_VALUE = 31_753;

    /** The value of an output in the file's own unit, as YaneuraOu's search has it. */
    int value(int output) {
        return Math.max(-MAX_VALUE, Math.min(output / fvScale, MAX_VALUE));
    }

    /** The score for the search. */
    int score(int output) {
        int score = (int) (output / outputPerScore);
        return Math.max(-Evaluation.MAX_SCORE, Math.min(score, Evaluation.MAX_SCORE));
    }

    /** How scores are shown: in centipawns, by the file's own unit. */
    ScoreScale scores() {
        return new ScoreScale(outputPerScore / fvScale * 100 / PAWN);
    }
}
