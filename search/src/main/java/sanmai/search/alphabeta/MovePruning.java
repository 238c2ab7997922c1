package sanmai.search.alphabeta;

import sanmai.shogi.Position;

/** Which moves of a node are left out: each answer is about a move without check, out of no check. */
final class MovePruning {
    private static final int SHALLOW = 3;

    private final StaticExchangeEvaluation exchange;
    private final Features features;

    MovePruning(StaticExchangeEvaluation exchange, Features features) {
        this.exchange = exchange;
        this.features = features;
    }

    /** Whether so many moves have been looked at that all quiet ones that are left are left out. */
    boolean isLate(int number, int depth, boolean improving) {
        return features.has(Feature.LATE_MOVE_PRUNING) && number > SearchParameters.quietsAtMost(depth, improving);
    }

    /** Whether all quiet moves are left out, checks too, since not even a very good one would reach alpha. */
    boolean leavesOutQuiets(int depth, int eval, int alpha) {
        return features.has(Feature.QUIET_GENERATION_PRUNING)
                && depth <= SHALLOW
                && eval + SearchParameters.ofAnyQuiet(depth) <= alpha
                && alpha < GameEndRules.WON;
    }

    /**
     * Whether a quiet move is left out.
     *
     * @param worth what the history says about it
     * @param left how deep it would be searched
     */
    boolean leavesOutQuiet(Position position, int move, int worth, int left, int eval, int alpha) {
        if (left > 6) {
            return false;
        }
        return features.has(Feature.FUTILITY_PRUNING) && eval + SearchParameters.ofQuiet(left) + worth / 128 <= alpha
                || features.has(Feature.HISTORY_PRUNING) && left <= 4 && worth < -3000 * (left + 1)
                || features.has(Feature.SEE_PRUNING)
                        && !exchange.wins(position, move, SearchParameters.lossOfQuiet(left));
    }

    /** Whether a capture or a promotion that loses something is left out. */
    boolean leavesOutCapture(Position position, int move, int depth) {
        return features.has(Feature.SEE_PRUNING)
                && depth <= 6
                && !exchange.wins(position, move, SearchParameters.lossOfCapture(depth));
    }
}
