package sanmai.search.alphabeta;

import sanmai.shogi.Move;

/**
 * By how much a search should take more or less time than usual: less while one iteration after the other finds the
 * same move (best-move stability) and that move takes nearly all nodes (node fraction), more after the move has changed
 * or the score has dropped.
 */
final class ExtraTime {
    private static final double AFTER_CHANGE = 0.5;
    private static final double STEP_WITHOUT_CHANGE = -0.15;
    private static final double MIN = -0.75;

    /** A drop of the score by this, in centipawns, brings the greatest extra time. */
    private static final double FULL_DROP = 150;

    /** A best move with this share of the nodes brings the usual time. */
    private static final double USUAL_FRACTION = 0.72;

    private static final double FRACTION_FACTOR = 1.6;

    private final Features features;
    private int move = Move.NONE;
    private int score;
    private double instability;

    ExtraTime(Features features) {
        this.features = features;
    }

    /**
     * Learns what an iteration has found.
     *
     * @param fraction the best move's share of the nodes of all iterations so far, from 0 to 1
     * @return by how much the search should take more or less time than usual, from -1 to 1
     */
    double update(int newMove, int newScore, double fraction) {
        double factor = 1;
        if (features.has(Feature.BEST_MOVE_STABILITY)) {
            factor += instability(newMove, newScore);
        }
        if (features.has(Feature.NODE_FRACTION)) {
            factor *= 1 + FRACTION_FACTOR * (USUAL_FRACTION - fraction);
        }
        return Math.max(-1, Math.min(factor - 1, 1));
    }

    private double instability(int newMove, int newScore) {
        boolean first = move == Move.NONE;
        double drop = first ? 0 : Math.max(0, score - newScore) / FULL_DROP;
        if (!first) {
            instability = newMove == move ? Math.max(MIN, instability + STEP_WITHOUT_CHANGE) : AFTER_CHANGE;
        }
        move = newMove;
        score = newScore;
        return instability + drop;
    }
}
