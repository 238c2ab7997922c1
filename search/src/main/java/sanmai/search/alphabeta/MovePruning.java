package sanmai.search.alphabeta;

import static sanmai.search.alphabeta.SearchParameter.CAPTURE_FUTILITY_MAX_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.QUIET_PRUNING_MAX_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.SEE_CAPTURE_MAX_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.SEE_EVASION_FULL_MOVES;
import static sanmai.search.alphabeta.SearchParameter.SEE_EVASION_MAX_DEPTH;

import sanmai.shogi.Position;

/** Which moves of a node are left out near the leaves (forward pruning). */
final class MovePruning {
    private final StaticExchangeEvaluation see;
    private final Features features;
    private final SearchParameters parameters;

    MovePruning(StaticExchangeEvaluation see, Features features) {
        this.see = see;
        this.features = features;
        parameters = features.parameters();
    }

    /**
     * Whether the current move of a node is left out. Checks never are, and no move is as long as all that were searched
     * lose the game.
     */
    boolean prunes(Node node, Position position) {
        if (node.bestScore <= -SearchScore.KNOWN_WIN || node.givesCheck) {
            return false;
        }
        if (node.inCheck) {
            return prunesEvasion(node, position);
        }
        if (!node.quiet) {
            return prunesCaptureByFutility(node, position) || node.badCapture && prunesCapture(node, position);
        }
        if (prunesLateMove(node)) {
            node.skipsQuiets = true;
            return true;
        }
        return prunesQuiet(node, position);
    }

    /** Late move pruning (move count based pruning): quiet moves so late seldom are the best. */
    private boolean prunesLateMove(Node node) {
        return features.has(Feature.LATE_MOVE_PRUNING)
                && node.moveCount > parameters.lateMoveCount(node.depth, node.improving);
    }

    /** Futility pruning and SEE pruning of quiet moves, by the depth left after a late move reduction. */
    private boolean prunesQuiet(Node node, Position position) {
        int depth = Math.max(0, node.depth - 1 - SearchParameters.plies(node.baseReduction));
        if (depth > parameters.get(QUIET_PRUNING_MAX_DEPTH)) {
            return false;
        }
        return prunesByFutility(node, depth)
                || features.has(Feature.SEE_PRUNING)
                        && !see.isAtLeast(position, node.move, parameters.seeQuietLimit(depth));
    }

    /** The static evaluation is so far below alpha that a quiet move will not make it up (Heinz, Extended Futility Pruning, 1998). */
    private boolean prunesByFutility(Node node, int depth) {
        int margin = parameters.futilityMargin(depth, node.historyScore);
        return features.has(Feature.FUTILITY_PRUNING) && node.staticEvaluation + margin <= node.initialAlpha;
    }

    /** SEE pruning of bad captures, and of promotions that lose something. */
    private boolean prunesCapture(Node node, Position position) {
        return features.has(Feature.SEE_PRUNING)
                && node.depth <= parameters.get(SEE_CAPTURE_MAX_DEPTH)
                && !see.isAtLeast(position, node.move, parameters.seeCaptureLimit(node.depth));
    }

    /** Futility pruning of captures: not even what the capture gains brings the evaluation near alpha. */
    private boolean prunesCaptureByFutility(Node node, Position position) {
        return features.has(Feature.CAPTURE_FUTILITY_PRUNING)
                && node.depth <= parameters.get(CAPTURE_FUTILITY_MAX_DEPTH)
                && node.evaluation
                                + parameters.captureFutilityMargin(node.depth, node.historyScore)
                                + StaticExchangeEvaluation.gain(position, node.move)
                        <= node.alpha;
    }

    /** SEE pruning of late quiet evasions. */
    private boolean prunesEvasion(Node node, Position position) {
        return features.has(Feature.EVASION_SEE_PRUNING)
                && !node.pvNode
                && node.quiet
                && node.depth <= parameters.get(SEE_EVASION_MAX_DEPTH)
                && node.moveCount > parameters.get(SEE_EVASION_FULL_MOVES)
                && !see.isAtLeast(position, node.move, 0);
    }
}
