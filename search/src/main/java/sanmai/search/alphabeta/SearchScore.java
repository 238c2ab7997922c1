package sanmai.search.alphabeta;

import sanmai.search.Score;
import sanmai.search.eval.Evaluation;

/** Scores that only the search itself knows, beside those of {@link Score}: centipawns, for the side to move. */
final class SearchScore {
    /** Beyond all scores. */
    static final int INFINITE = Score.MATE + 1;

    /** No score: the search of the node goes on. */
    static final int NONE = Integer.MIN_VALUE;

    /** The game is won, but not by mate; no evaluation is as high. Scores beyond it are not statements about material. */
    static final int KNOWN_WIN = Evaluation.MAX_SCORE + 5_000;

    private SearchScore() {}
}
