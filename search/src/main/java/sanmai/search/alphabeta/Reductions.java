package sanmai.search.alphabeta;

import sanmai.shogi.Move;

/** By how much nodes and moves are searched less deep. */
final class Reductions {
    private final Features features;

    Reductions(Features features) {
        this.features = features;
    }

    /**
     * Internal iterative reductions (IIR): a node without a TT move costs more than it is worth. The next iteration will
     * find a TT move there.
     */
    int ofNode(Node node) {
        boolean reduces = features.has(Feature.INTERNAL_ITERATIVE_REDUCTIONS)
                && node.ttMove == Move.NONE
                && node.excludedMove == Move.NONE
                && node.depth >= SearchParameters.IIR_MIN_DEPTH;
        return reduces ? 1 : 0;
    }

    /**
     * Late move reductions (LMR): the depth at which the current move is searched first, if it would be searched at a
     * new depth without a reduction.
     */
    int reducedDepth(Node node, int newDepth) {
        boolean late = features.has(Feature.LATE_MOVE_REDUCTIONS)
                && node.depth >= SearchParameters.LMR_MIN_DEPTH
                && node.moveCount > fullMoves(node)
                && (node.quiet || node.picker.isAtBadCaptures());
        return late ? Math.max(1, Math.min(newDepth, newDepth - ofMove(node))) : newDepth;
    }

    private static int fullMoves(Node node) {
        return node.pvNode ? SearchParameters.LMR_FULL_MOVES_PV : SearchParameters.LMR_FULL_MOVES;
    }

    private static int ofMove(Node node) {
        int reduction = node.baseReduction;
        reduction -= node.pvNode ? 1 : 0;
        reduction += node.cutNode ? 1 : 0;
        reduction += node.improving ? 0 : 1;
        reduction -= node.givesCheck ? 2 : 0;
        reduction -= node.inCheck ? 1 : 0;
        reduction -= node.isKiller(node.move) ? 1 : 0;
        return reduction - node.historyScore / SearchParameters.LMR_HISTORY_DIVISOR;
    }

    /** The same for a move of the root. */
    int reducedDepthInRoot(Node root) {
        int newDepth = root.depth - 1;
        boolean late = features.has(Feature.LATE_MOVE_REDUCTIONS)
                && root.depth >= SearchParameters.LMR_MIN_DEPTH
                && root.moveCount > SearchParameters.LMR_FULL_MOVES_ROOT
                && !root.inCheck
                && !root.givesCheck;
        if (!late) {
            return newDepth;
        }
        int reduction = SearchParameters.baseReduction(root.depth, root.moveCount) - 1;
        return Math.max(1, newDepth - Math.max(0, reduction));
    }
}
