package sanmai.search.alphabeta;

import static sanmai.search.alphabeta.SearchParameter.IIR_MIN_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.LMR_FULL_MOVES;
import static sanmai.search.alphabeta.SearchParameter.LMR_FULL_MOVES_PV;
import static sanmai.search.alphabeta.SearchParameter.LMR_FULL_MOVES_ROOT;
import static sanmai.search.alphabeta.SearchParameter.LMR_HISTORY_DIVISOR;
import static sanmai.search.alphabeta.SearchParameter.LMR_MIN_DEPTH;

import sanmai.shogi.Move;

/** By how much nodes and moves are searched less deep. */
final class Reductions {
    private final Features features;
    private final SearchParameters parameters;

    Reductions(Features features) {
        this.features = features;
        parameters = features.parameters();
    }

    /**
     * Internal iterative reductions (IIR): a node without a TT move costs more than it is worth. The next iteration will
     * find a TT move there.
     */
    int ofNode(Node node) {
        boolean reduces = features.has(Feature.INTERNAL_ITERATIVE_REDUCTIONS)
                && node.ttMove == Move.NONE
                && node.excludedMove == Move.NONE
                && node.depth >= parameters.get(IIR_MIN_DEPTH);
        return reduces ? 1 : 0;
    }

    /**
     * Late move reductions (LMR): the depth at which the current move is searched first, if it would be searched at a
     * new depth without a reduction.
     */
    int reducedDepth(Node node, int newDepth) {
        boolean late = features.has(Feature.LATE_MOVE_REDUCTIONS)
                && node.depth >= parameters.get(LMR_MIN_DEPTH)
                && node.moveCount > fullMoves(node)
                && (node.quiet || node.picker.isAtBadCaptures());
        return late ? Math.max(1, Math.min(newDepth, newDepth - ofMove(node))) : newDepth;
    }

    private int fullMoves(Node node) {
        return node.pvNode ? parameters.get(LMR_FULL_MOVES_PV) : parameters.get(LMR_FULL_MOVES);
    }

    private int ofMove(Node node) {
        int reduction = node.baseReduction;
        reduction -= node.pvNode ? 1 : 0;
        reduction += node.cutNode ? 1 : 0;
        reduction += node.improving ? 0 : 1;
        reduction -= node.givesCheck ? 2 : 0;
        reduction -= node.inCheck ? 1 : 0;
        reduction -= node.isKiller(node.move) ? 1 : 0;
        return reduction - node.historyScore / parameters.get(LMR_HISTORY_DIVISOR);
    }

    /** The same for a move of the root. */
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
        int reduction = parameters.baseReduction(root.depth, root.moveCount) - 1;
        return Math.max(1, newDepth - Math.max(0, reduction));
    }
}
