package sanmai.search.alphabeta;

import sanmai.shogi.Position;

/** Which moves of a node are left out: each answer is about a move without check, out of no check. */
final class Omissions {
    private static final int SHALLOW = 3;

    private final Exchange exchange;
    private final Selectivity does;

    Omissions(Exchange exchange, Selectivity selectivity) {
        this.exchange = exchange;
        does = selectivity;
    }

    /** Whether so many moves have been looked at that all quiet ones that are left are left out. */
    boolean isLate(int number, int depth, boolean improving) {
        return does.lateMovePruning && number > Margins.quietsAtMost(depth, improving);
    }

    /** Whether all quiet moves are left out, checks too, since not even a very good one would reach alpha. */
    boolean leavesOutQuiets(int depth, int eval, int alpha) {
        return does.hopelessQuiets
                && depth <= SHALLOW
                && eval + Margins.ofAnyQuiet(depth) <= alpha
                && alpha < Endings.WON;
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
        return does.quietFutility && eval + Margins.ofQuiet(left) + worth / 128 <= alpha
                || does.historyPruning && left <= 4 && worth < -3000 * (left + 1)
                || does.exchangePruning && !exchange.wins(position, move, Margins.lossOfQuiet(left));
    }

    /** Whether a capture or a promotion that loses something is left out. */
    boolean leavesOutCapture(Position position, int move, int depth) {
        return does.exchangePruning && depth <= 6 && !exchange.wins(position, move, Margins.lossOfCapture(depth));
    }
}
