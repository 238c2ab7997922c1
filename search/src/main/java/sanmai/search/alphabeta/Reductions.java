package sanmai.search.alphabeta;

import static sanmai.search.alphabeta.SearchParameter.ALPHA_RAISED_MAX_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.ALPHA_RAISED_MIN_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.IIR_CUT_NODE_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.IIR_CUT_NODE_MIN_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.IIR_MIN_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.IIR_PV_MIN_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.LMR_BAD_SEE;
import static sanmai.search.alphabeta.SearchParameter.LMR_CHECK;
import static sanmai.search.alphabeta.SearchParameter.LMR_CUT_NODE;
import static sanmai.search.alphabeta.SearchParameter.LMR_EVASION;
import static sanmai.search.alphabeta.SearchParameter.LMR_FULL_MOVES;
import static sanmai.search.alphabeta.SearchParameter.LMR_FULL_MOVES_PV;
import static sanmai.search.alphabeta.SearchParameter.LMR_FULL_MOVES_ROOT;
import static sanmai.search.alphabeta.SearchParameter.LMR_HISTORY_DIVISOR;
import static sanmai.search.alphabeta.SearchParameter.LMR_MIN_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.LMR_NOT_IMPROVING;
import static sanmai.search.alphabeta.SearchParameter.LMR_PV;
import static sanmai.search.alphabeta.SearchParameter.LMR_TT_CAPTURE;

import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** By how much nodes and moves are searched less deep. */
final class Reductions {
    private final StaticExchangeEvaluation see;
    private final Features features;
    private final SearchParameters parameters;

    Reductions(StaticExchangeEvaluation see, Features features) {
        this.see = see;
        this.features = features;
        parameters = features.parameters();
    }

    /**
     * Internal iterative reductions (IIR): a node without a TT move costs more than it is worth. The next iteration will
     * find a TT move there.
     */
    int ofNode(Node node) {
        if (node.excludedMove != Move.NONE) {
            return 0;
        }
        boolean reduces = features.has(Feature.INTERNAL_ITERATIVE_REDUCTIONS)
                && node.ttMove == Move.NONE
                && node.depth >= parameters.get(IIR_MIN_DEPTH);
        return (reduces ? 1 : 0) + (features.has(Feature.DEEPER_IIR) && reducesFurther(node) ? 1 : 0);
    }

    /** Whether it is a PV node without a TT move, or a cut node whose TT entry is shallow. */
    private boolean reducesFurther(Node node) {
        if (node.ttMove == Move.NONE) {
            return node.pvNode && node.depth >= parameters.get(IIR_PV_MIN_DEPTH);
        }
        return node.cutNode
                && node.depth >= parameters.get(IIR_CUT_NODE_MIN_DEPTH)
                && TtData.depth(node.ttData) < node.depth - parameters.get(IIR_CUT_NODE_MARGIN);
    }

    /** By how much the depth of a node falls when a move has raised alpha for the first time: better moves will be few. */
    int ofLaterMoves(Node node) {
        boolean reduces = features.has(Feature.ALPHA_RAISED_REDUCTIONS)
                && node.depth >= parameters.get(ALPHA_RAISED_MIN_DEPTH)
                && node.depth <= parameters.get(ALPHA_RAISED_MAX_DEPTH)
                && Math.abs(node.bestScore) < SearchScore.KNOWN_WIN;
        return reduces ? 1 : 0;
    }

    /**
     * Late move reductions (LMR): the depth at which the current move is searched first, if it would be searched at a
     * new depth without a reduction.
     */
    int reducedDepth(Node node, Position position, int newDepth) {
        boolean late = features.has(Feature.LATE_MOVE_REDUCTIONS)
                && node.depth >= parameters.get(LMR_MIN_DEPTH)
                && node.moveCount > fullMoves(node)
                && (node.quiet || node.badCapture);
        return late ? Math.max(1, Math.min(newDepth, newDepth - ofMove(node, position))) : newDepth;
    }

    private int fullMoves(Node node) {
        return node.pvNode ? parameters.get(LMR_FULL_MOVES_PV) : parameters.get(LMR_FULL_MOVES);
    }

    private int ofMove(Node node, Position position) {
        int reduction = node.baseReduction;
        reduction -= node.pvNode ? parameters.get(LMR_PV) : 0;
        reduction += node.cutNode ? parameters.get(LMR_CUT_NODE) : 0;
        reduction += node.improving ? 0 : parameters.get(LMR_NOT_IMPROVING);
        reduction += node.ttMoveIsCapture && features.has(Feature.TT_CAPTURE_REDUCTIONS)
                ? parameters.get(LMR_TT_CAPTURE)
                : 0;
        reduction += losesMaterial(node, position) ? parameters.get(LMR_BAD_SEE) : 0;
        reduction -= node.givesCheck ? parameters.get(LMR_CHECK) : 0;
        reduction -= node.inCheck ? parameters.get(LMR_EVASION) : 0;
        return SearchParameters.plies(reduction - node.historyScore * 1024 / parameters.get(LMR_HISTORY_DIVISOR));
    }

    /** What {@link #reducedDepth} is for a move of the root. */
    int reducedDepthInRoot(Node root) {
        int newDepth = root.depth - 1;
        boolean late = features.has(Feature.LATE_MOVE_REDUCTIONS)
                && root.depth >= parameters.get(LMR_MIN_DEPTH)
                && root.moveCount > parameters.get(LMR_FULL_MOVES_ROOT)
                && !root.inCheck
                && !root.givesCheck;
        if (!late) {
            return newDepth;
        }
        int reduction = SearchParameters.plies(parameters.baseReduction(root.depth, root.moveCount)) - 1;
        return Math.max(1, newDepth - Math.max(0, reduction));
    }

    private boolean losesMaterial(Node node, Position position) {
        return node.quiet && features.has(Feature.SEE_REDUCTIONS) && !see.isAtLeast(position, node.move, 0);
    }
}
