package sanmai.search.alphabeta;

/**
 * Whether the evaluation of a node lets its moves be spared: each answer is about a node without check and with a narrow
 * window.
 */
final class Shortcuts {
    private final Selectivity does;

    Shortcuts(Selectivity selectivity) {
        does = selectivity;
    }

    /** Whether so little is to be expected that captures alone must reach alpha. */
    boolean razors(int depth, int eval, int alpha) {
        return does.razoring && depth <= 3 && eval + Margins.ofRazor(depth) <= alpha;
    }

    /** Whether the position is good enough as it stands. */
    boolean isFarAbove(int depth, boolean improving, int eval, int beta) {
        return does.reverseFutility
                && depth <= 8
                && eval - Margins.ofBeta(depth, improving) >= beta
                && eval < Endings.WON
                && beta > -Endings.WON;
    }

    /**
     * Whether the position may be good enough even after passing.
     *
     * @param eval the evaluation, corrected by the table
     * @param evaluation what the position alone says
     */
    boolean mayPass(int depth, int eval, int evaluation, int beta) {
        return does.nullMove && depth >= 3 && eval >= beta && evaluation >= beta - 30 * depth && beta > -Endings.WON;
    }
}
