package sanmai.search.alphabeta;

import sanmai.shogi.Position;

/** Which moves of a node are left out near the leaves (forward pruning). */
final class MovePruning {
    private final StaticExchangeEvaluation see;
    private final Features features;

    MovePruning(StaticExchangeEvaluation see, Features features) {
        this.see = see;
        this.features = features;
    }

    /**
     * Quiet generation pruning: whether all quiet moves of the node are left out, checks too, since not even futility
     * pruning of a very good one would spare it.
     */
    boolean prunesAllQuiets(Node node) {
        return features.has(Feature.QUIET_GENERATION_PRUNING)
                && !node.pvNode
                && !node.inCheck
                && node.depth <= SearchParameters.QUIET_GENERATION_MAX_DEPTH
                && node.evaluation + SearchParameters.quietGenerationMargin(node.depth) <= node.alpha
                && node.alpha < SearchScore.KNOWN_WIN;
    }

    /**
     * Whether the current move of a node is left out. Checks and evasions never are, and no move is as long as all that
     * were searched lose the game.
     */
    boolean prunes(Node node, Position position) {
        if (node.bestScore <= -SearchScore.KNOWN_WIN || node.givesCheck || node.inCheck) {
            return false;
        }
        if (!node.quiet) {
            return node.picker.isAtBadCaptures() && prunesCapture(node, position);
        }
        if (prunesLateMove(node)) {
            node.picker.skipQuiets();
            return true;
        }
        return prunesQuiet(node, position);
    }

    /** Late move pruning (move count based pruning): quiet moves so late seldom are the best. */
    private boolean prunesLateMove(Node node) {
        return features.has(Feature.LATE_MOVE_PRUNING)
                && node.moveCount > SearchParameters.lateMoveCount(node.depth, node.improving);
    }

    /** Futility pruning, history pruning and SEE pruning of quiet moves, by the depth left after a late move reduction. */
    private boolean prunesQuiet(Node node, Position position) {
        int depth = Math.max(0, node.depth - 1 - node.baseReduction);
        if (depth > SearchParameters.QUIET_PRUNING_MAX_DEPTH) {
            return false;
        }
        return prunesByFutility(node, depth)
                || prunesByHistory(node, depth)
                || features.has(Feature.SEE_PRUNING)
                        && !see.isAtLeast(position, node.move, SearchParameters.seeQuietLimit(depth));
    }

    /** The evaluation is so far below alpha that a quiet move will not make it up (Heinz, Extended Futility Pruning, 1998). */
    private boolean prunesByFutility(Node node, int depth) {
        int margin = SearchParameters.futilityMargin(depth, node.historyScore);
        return features.has(Feature.FUTILITY_PRUNING) && node.evaluation + margin <= node.initialAlpha;
    }

    private boolean prunesByHistory(Node node, int depth) {
        return features.has(Feature.HISTORY_PRUNING)
                && depth <= SearchParameters.HISTORY_PRUNING_MAX_DEPTH
                && node.historyScore < SearchParameters.historyPruningLimit(depth);
    }

    /** SEE pruning of bad captures, and of promotions that lose something. */
    private boolean prunesCapture(Node node, Position position) {
        return features.has(Feature.SEE_PRUNING)
                && node.depth <= SearchParameters.SEE_CAPTURE_MAX_DEPTH
                && !see.isAtLeast(position, node.move, SearchParameters.seeCaptureLimit(node.depth));
    }
}
