package sanmai.search.alphabeta;

import sanmai.shogi.Move;

/**
 * How much there is left to be decided: little while one iteration after the other finds the same move, much after the
 * move has changed or the score has dropped.
 */
final class BestMoveStability {
    private static final double OF_CHANGE = 0.5;
    private static final double OF_NO_CHANGE = -0.15;
    private static final double LEAST = -0.75;

    /** A drop by so much, in hundredths of a pawn, is as urgent as can be. */
    private static final double GREAT_DROP = 150;

    private int move = Move.NONE;
    private int score;
    private double restlessness;

    /** Hears what an iteration has found, and says how urgent it is to go on, from -1 to 1. */
    double after(int newMove, int newScore) {
        boolean first = move == Move.NONE;
        double drop = first ? 0 : Math.max(0, score - newScore) / GREAT_DROP;
        if (!first) {
            restlessness = newMove == move ? Math.max(LEAST, restlessness + OF_NO_CHANGE) : OF_CHANGE;
        }
        move = newMove;
        score = newScore;
        return Math.max(-1, Math.min(restlessness + drop, 1));
    }
}
