package sanmai.search.alphabeta;

/**
 * Whether the evaluation of a node lets its moves be spared: each answer is about a node without check and with a narrow
 * window.
 */
final class NodePruning {
    private final Features features;

    NodePruning(Features features) {
        this.features = features;
    }

    /** Whether so little is to be expected that captures alone must reach alpha. */
    boolean razors(int depth, int eval, int alpha) {
        return features.has(Feature.RAZORING) && depth <= 3 && eval + SearchParameters.ofRazor(depth) <= alpha;
    }

    /** Whether the position is good enough as it stands. */
    boolean isFarAbove(int depth, boolean improving, int eval, int beta) {
        return features.has(Feature.REVERSE_FUTILITY_PRUNING)
                && depth <= 8
                && eval - SearchParameters.ofBeta(depth, improving) >= beta
                && eval < GameEndRules.WON
                && beta > -GameEndRules.WON;
    }

    /**
     * Whether the position may be good enough even after passing.
     *
     * @param eval the evaluation, corrected by the table
     * @param evaluation what the position alone says
     */
    boolean mayPass(int depth, int eval, int evaluation, int beta) {
        return features.has(Feature.NULL_MOVE_PRUNING)
                && depth >= 3
                && eval >= beta
                && evaluation >= beta - 30 * depth
                && beta > -GameEndRules.WON;
    }
}
