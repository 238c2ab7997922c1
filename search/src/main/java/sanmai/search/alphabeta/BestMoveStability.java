package sanmai.search.alphabeta;

import sanmai.shogi.Move;

/**
 * Best-move stability, for time management: a search is worth little more time while one iteration after the other finds
 * the same move, and much after the move has changed or the score has dropped.
 */
final class BestMoveStability {
    private static final double AFTER_CHANGE = 0.5;
    private static final double STEP_WITHOUT_CHANGE = -0.15;
    private static final double MIN = -0.75;

    /** A drop of the score by this, in centipawns, is worth all the extra time there is. */
    private static final double FULL_DROP = 150;

    private int move = Move.NONE;
    private int score;
    private double instability;

    /**
     * Learns what an iteration has found.
     *
     * @return how much more or less time than usual the search is worth, from -1 to 1
     */
    double update(int newMove, int newScore) {
        boolean first = move == Move.NONE;
        double drop = first ? 0 : Math.max(0, score - newScore) / FULL_DROP;
        if (!first) {
            instability = newMove == move ? Math.max(MIN, instability + STEP_WITHOUT_CHANGE) : AFTER_CHANGE;
        }
        move = newMove;
        score = newScore;
        return Math.max(-1, Math.min(instability + drop, 1));
    }
}
