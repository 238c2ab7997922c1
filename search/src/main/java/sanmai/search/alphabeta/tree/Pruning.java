package sanmai.search.alphabeta.tree;

import static sanmai.search.alphabeta.SearchParameter.CAPTURE_FUTILITY_HISTORY_DIVISOR;
import static sanmai.search.alphabeta.SearchParameter.CAPTURE_FUTILITY_LINEAR;
import static sanmai.search.alphabeta.SearchParameter.CAPTURE_FUTILITY_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.CAPTURE_FUTILITY_MAX_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.FUTILITY_HISTORY_DIVISOR;
import static sanmai.search.alphabeta.SearchParameter.FUTILITY_LINEAR;
import static sanmai.search.alphabeta.SearchParameter.FUTILITY_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.LATE_MOVE_COUNT;
import static sanmai.search.alphabeta.SearchParameter.LATE_MOVE_SQUARE;
import static sanmai.search.alphabeta.SearchParameter.NULL_MOVE_DEPTH_DIVISOR;
import static sanmai.search.alphabeta.SearchParameter.NULL_MOVE_EXCESS_DIVISOR;
import static sanmai.search.alphabeta.SearchParameter.NULL_MOVE_EXCESS_MAX;
import static sanmai.search.alphabeta.SearchParameter.NULL_MOVE_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.NULL_MOVE_MIN_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.NULL_MOVE_REDUCTION;
import static sanmai.search.alphabeta.SearchParameter.QUIET_PRUNING_MAX_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.RAZORING_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.RAZORING_MAX_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.RAZORING_SQUARE;
import static sanmai.search.alphabeta.SearchParameter.REVERSE_FUTILITY_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.REVERSE_FUTILITY_MAX_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.SEE_CAPTURE_LIMIT;
import static sanmai.search.alphabeta.SearchParameter.SEE_CAPTURE_MAX_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.SEE_EVASION_FULL_MOVES;
import static sanmai.search.alphabeta.SearchParameter.SEE_EVASION_MAX_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.SEE_QUIET_LIMIT;

import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.SearchParameters;
import sanmai.search.alphabeta.ordering.StaticExchangeEvaluation;
import sanmai.search.alphabeta.stack.Node;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * Pruning: which nodes are decided without a search of their moves, and which moves of a node are left out. Each rule
 * has its condition and its margin here; the searches that razoring and null move pruning ask for are in {@link
 * MainSearch}.
 */
public final class Pruning {
    private final StaticExchangeEvaluation see;
    private final Features features;
    private final SearchParameters parameters;

    Pruning(StaticExchangeEvaluation see, Features features) {
        this.see = see;
        this.features = features;
        parameters = features.parameters();
    }

    // ---- Nodes ----

    /** Whether the rules for nodes apply: to non-PV nodes, not in check, without an excluded move. */
    static boolean mayPrune(Node node) {
        return !node.pvNode && !node.inCheck && node.excludedMove == Move.NONE;
    }

    /**
     * Reverse futility pruning (static null move pruning): whether the evaluation is so far above beta that the score
     * will be above beta, too.
     */
    boolean prunesByReverseFutility(Node node) {
        return features.has(Feature.REVERSE_FUTILITY_PRUNING)
                && node.depth <= parameters.get(REVERSE_FUTILITY_MAX_DEPTH)
                && node.evaluation - reverseFutilityMargin(node) >= node.beta
                && node.evaluation < Node.KNOWN_WIN
                && node.beta > -Node.KNOWN_WIN;
    }

    private int reverseFutilityMargin(Node node) {
        return parameters.get(REVERSE_FUTILITY_MARGIN) * (node.improving ? node.depth - 1 : node.depth);
    }

    /** Razoring: whether the evaluation is so far below alpha that only captures can help. */
    boolean razors(Node node) {
        return features.has(Feature.RAZORING)
                && node.depth <= parameters.get(RAZORING_MAX_DEPTH)
                && node.evaluation + razoringMargin(node.depth) <= node.alpha;
    }

    private int razoringMargin(int depth) {
        return parameters.get(RAZORING_MARGIN) + parameters.get(RAZORING_SQUARE) * depth * depth;
    }

    /**
     * Null move pruning (Donninger, Null Move and Deep Search, 1993): whether the position may be good enough even if
     * the side to move passes. Nobody passes twice in a row. Zugzwang is rare in shogi, so no further search verifies
     * it.
     */
    boolean triesNullMove(Node node) {
        return features.has(Feature.NULL_MOVE_PRUNING)
                && node.lastMove != Move.NONE
                && node.depth >= parameters.get(NULL_MOVE_MIN_DEPTH)
                && node.evaluation >= node.beta
                && node.staticEvaluation >= node.beta - parameters.get(NULL_MOVE_MARGIN) * node.depth
                && node.beta > -Node.KNOWN_WIN;
    }

    /** The depth to which the position after a null move is searched; 0 or less for the quiescence search. */
    int nullMoveDepth(Node node) {
        int excess = (node.evaluation - node.beta) / parameters.get(NULL_MOVE_EXCESS_DIVISOR);
        int reduction = parameters.get(NULL_MOVE_REDUCTION)
                + node.depth / parameters.get(NULL_MOVE_DEPTH_DIVISOR)
                + Math.min(excess, parameters.get(NULL_MOVE_EXCESS_MAX));
        return node.depth - reduction;
    }

    /** The score of a node after a null move with this score; {@link Node#NO_SCORE} if that is not good enough. */
    static int afterNullMove(Node node, int score) {
        if (score < node.beta) {
            return Node.NO_SCORE;
        }
        return score >= Node.KNOWN_WIN ? node.beta : score; // A mate after a null move is not proved.
    }

    // ---- Moves ----

    /**
     * Whether the current move of a node is left out. Checks never are, and no move is while all moves searched so far
     * lose the game.
     */
    boolean prunes(Node node, Position position) {
        if (node.bestScore <= -Node.KNOWN_WIN || node.givesCheck) {
            return false;
        }
        if (node.inCheck) {
            return prunesEvasion(node, position);
        }
        if (!node.quiet) {
            return prunesCaptureByFutility(node, position) || prunesBadCapture(node, position);
        }
        if (prunesLateMove(node)) {
            node.skipsQuiets = true;
            return true;
        }
        return prunesQuiet(node, position);
    }

    /** Late move pruning (move count based pruning): late quiet moves are seldom the best. */
    private boolean prunesLateMove(Node node) {
        return features.has(Feature.LATE_MOVE_PRUNING) && node.moveCount > lateMoveCount(node);
    }

    private int lateMoveCount(Node node) {
        int count = parameters.get(LATE_MOVE_COUNT) + parameters.get(LATE_MOVE_SQUARE) * node.depth * node.depth;
        return node.improving ? count : count / 2;
    }

    /** Futility pruning and SEE pruning of quiet moves, by the depth left after the late move reduction. */
    private boolean prunesQuiet(Node node, Position position) {
        int depth = Reductions.lateMoveDepth(node);
        if (depth > parameters.get(QUIET_PRUNING_MAX_DEPTH)) {
            return false;
        }
        return prunesByFutility(node, depth)
                || features.has(Feature.SEE_PRUNING)
                        && !see.isAtLeast(position, node.move, parameters.get(SEE_QUIET_LIMIT) * depth * depth);
    }

    /**
     * Futility pruning (Heinz, Extended Futility Pruning, 1998): the static evaluation is so far below alpha that a
     * quiet move will not make up for it.
     */
    private boolean prunesByFutility(Node node, int depth) {
        return features.has(Feature.FUTILITY_PRUNING)
                && node.staticEvaluation + futilityMargin(node, depth) <= node.initialAlpha;
    }

    private int futilityMargin(Node node, int depth) {
        return parameters.get(FUTILITY_MARGIN)
                + parameters.get(FUTILITY_LINEAR) * depth
                + node.historyScore / parameters.get(FUTILITY_HISTORY_DIVISOR);
    }

    /** SEE pruning of bad captures, and of promotions that lose something. */
    private boolean prunesBadCapture(Node node, Position position) {
        return node.badCapture
                && features.has(Feature.SEE_PRUNING)
                && node.depth <= parameters.get(SEE_CAPTURE_MAX_DEPTH)
                && !see.isAtLeast(position, node.move, parameters.get(SEE_CAPTURE_LIMIT) * node.depth);
    }

    /** Futility pruning of captures: the evaluation is so far below alpha that what a capture gains is not enough. */
    private boolean prunesCaptureByFutility(Node node, Position position) {
        return features.has(Feature.CAPTURE_FUTILITY_PRUNING)
                && node.depth <= parameters.get(CAPTURE_FUTILITY_MAX_DEPTH)
                && node.evaluation + captureFutilityMargin(node) + StaticExchangeEvaluation.gain(position, node.move)
                        <= node.alpha;
    }

    private int captureFutilityMargin(Node node) {
        return parameters.get(CAPTURE_FUTILITY_MARGIN)
                + parameters.get(CAPTURE_FUTILITY_LINEAR) * node.depth
                + node.historyScore / parameters.get(CAPTURE_FUTILITY_HISTORY_DIVISOR);
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
