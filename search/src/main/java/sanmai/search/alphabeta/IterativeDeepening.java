package sanmai.search.alphabeta;

import sanmai.search.Score;

/**
 * The iterations of one thread: trees that are one ply deeper each time, the best moves of one being the first of the
 * next. The window around the last score is narrow to begin with and widened on the side where it proves too narrow.
 */
final class IterativeDeepening {
    private static final int FIRST_NARROW_DEPTH = 4;
    private static final int NARROW = 40;

    /** Hears what the iterations find. */
    interface Listener {
        /** An iteration is complete. False if no other should begin. */
        boolean completed(int depth);

        /** The first move of the tree being searched has proved better or worse than the window. */
        void outsideWindow();

        /** Hears nothing, and lets the iterations go on. */
        Listener NONE = new Listener() {
            @Override
            public boolean completed(int depth) {
                return true;
            }

            @Override
            public void outsideWindow() {}
        };
    }

    private final RootSearch tree;
    private final RootMoves moves;
    private final int variations;
    private final Listener listener;
    private int completedDepth;

    IterativeDeepening(RootSearch tree, RootMoves moves, int variations, Listener listener) {
        this.tree = tree;
        this.moves = moves;
        this.variations = Math.min(variations, moves.size());
        this.listener = listener;
    }

    /** Searches until the task is over, the listener says so, or this depth is done. */
    void run(int firstDepth, int lastDepth) {
        for (int depth = firstDepth; depth <= lastDepth; depth++) {
            for (int first = 0; first < variations && !tree.isBrokenOff(); first++) {
                searchMove(first, depth);
                moves.sortLines(Math.min(first + 1, variations));
            }
            if (tree.isBrokenOff()) {
                return;
            }
            completedDepth = depth;
            if (!listener.completed(depth)) {
                return;
            }
        }
    }

    /** The depth of the last complete iteration. */
    int completedDepth() {
        return completedDepth;
    }

    /** Finds the best move from an index on. */
    private void searchMove(int first, int depth) {
        int last = moves.get(first).lineScore();
        boolean narrow =
                tree.features().has(Feature.ASPIRATION_WINDOWS) && depth >= FIRST_NARROW_DEPTH && !Score.isMate(last);
        int step = NARROW;
        int alpha = narrow ? last - step : -GameEndRules.INFINITE;
        int beta = narrow ? last + step : GameEndRules.INFINITE;
        while (true) {
            int score = tree.searchRoot(moves, first, alpha, beta, depth);
            moves.sort(first);
            if (tree.isBrokenOff()) {
                return;
            }
            if (score <= alpha) {
                beta = (alpha + beta) / 2;
                alpha = Math.abs(score) >= GameEndRules.WON
                        ? -GameEndRules.INFINITE
                        : Math.max(score - step, -GameEndRules.INFINITE);
            } else if (score >= beta) {
                beta = Math.abs(score) >= GameEndRules.WON
                        ? GameEndRules.INFINITE
                        : Math.min(score + step, GameEndRules.INFINITE);
            } else {
                return;
            }
            step *= 2;
            listener.outsideWindow();
        }
    }
}
