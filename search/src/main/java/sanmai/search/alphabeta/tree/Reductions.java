package sanmai.search.alphabeta.tree;

import static sanmai.search.alphabeta.SearchParameter.ALPHA_RAISED_MAX_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.ALPHA_RAISED_MIN_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.IIR_CUT_NODE_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.IIR_CUT_NODE_MIN_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.IIR_MIN_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.IIR_PV_MIN_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.LMR_BAD_SEE;
import static sanmai.search.alphabeta.SearchParameter.LMR_BASE;
import static sanmai.search.alphabeta.SearchParameter.LMR_CHECK;
import static sanmai.search.alphabeta.SearchParameter.LMR_CUT_NODE;
import static sanmai.search.alphabeta.SearchParameter.LMR_DIVISOR;
import static sanmai.search.alphabeta.SearchParameter.LMR_EVASION;
import static sanmai.search.alphabeta.SearchParameter.LMR_FULL_MOVES;
import static sanmai.search.alphabeta.SearchParameter.LMR_FULL_MOVES_PV;
import static sanmai.search.alphabeta.SearchParameter.LMR_FULL_MOVES_ROOT;
import static sanmai.search.alphabeta.SearchParameter.LMR_HISTORY_DIVISOR;
import static sanmai.search.alphabeta.SearchParameter.LMR_MIN_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.LMR_NOT_IMPROVING;
import static sanmai.search.alphabeta.SearchParameter.LMR_PV;
import static sanmai.search.alphabeta.SearchParameter.LMR_TT_CAPTURE;

import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.SearchParameters;
import sanmai.search.alphabeta.ordering.StaticExchangeEvaluation;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.alphabeta.tt.TtData;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** Reductions: which moves and nodes are searched less deep, and by how much. */
public final class Reductions {
    /** The last move number with a logarithm of its own, plus 1. */
    private static final int MAX_MOVES = 256;

    /** Reductions are added up in 1024ths of a ply. */
    private static final int PLY_BITS = 10;

    /** Natural logarithms, in 1024ths. */
    private static final int[] LOGARITHMS = new int[MAX_MOVES];

    static {
        for (int i = 1; i < MAX_MOVES; i++) {
            LOGARITHMS[i] = (int) Math.round(Math.log(i) * (1 << PLY_BITS));
        }
    }

    private final StaticExchangeEvaluation see;
    private final Features features;
    private final SearchParameters parameters;

    public Reductions(StaticExchangeEvaluation see, Features features) {
        this.see = see;
        this.features = features;
        parameters = features.parameters();
    }

    // ---- Late move reductions (LMR) ----

    /**
     * Late move reductions: the depth of the first search of a node's current move. Late quiet moves and bad captures
     * are searched less deep; if such a move turns out better than alpha, it is searched again to the new depth.
     *
     * @param newDepth the depth without a reduction
     */
    int reducedDepth(Node node, Position position, int newDepth) {
        boolean late = features.has(Feature.LATE_MOVE_REDUCTIONS)
                && node.depth >= parameters.get(LMR_MIN_DEPTH)
                && node.moveCount > parameters.get(node.pvNode ? LMR_FULL_MOVES_PV : LMR_FULL_MOVES)
                && (node.quiet || node.badCapture);
        return late ? Math.max(1, Math.min(newDepth, newDepth - lateMoveReduction(node, position))) : newDepth;
    }

    private int lateMoveReduction(Node node, Position position) {
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
        return plies(reduction - (node.historyScore << PLY_BITS) / parameters.get(LMR_HISTORY_DIVISOR));
    }

    private boolean losesMaterial(Node node, Position position) {
        return node.quiet && features.has(Feature.SEE_REDUCTIONS) && !see.isAtLeast(position, node.move, 0);
    }

    /**
     * The depth at which a late move of the root is searched first: the base reduction, less a ply. Checks and evasions are
     * not reduced.
     */
    public int reducedDepthInRoot(Node root) {
        int newDepth = root.depth - 1;
        boolean late = features.has(Feature.LATE_MOVE_REDUCTIONS)
                && root.depth >= parameters.get(LMR_MIN_DEPTH)
                && root.moveCount > parameters.get(LMR_FULL_MOVES_ROOT)
                && !root.inCheck
                && !root.givesCheck;
        return late ? Math.max(1, newDepth - Math.max(0, plies(baseReduction(root)) - 1)) : newDepth;
    }

    /** The reduction that the current move gets for its number, in 1024ths of a ply: it grows with depth and number. */
    int baseReduction(Node node) {
        long product = (long) LOGARITHMS[node.depth] * LOGARITHMS[Math.min(node.moveCount, MAX_MOVES - 1)];
        return (int) (parameters.get(LMR_BASE) + (product * 10 / parameters.get(LMR_DIVISOR) >> PLY_BITS));
    }

    /** The depth left after the current move and its base reduction, from 0. */
    static int lateMoveDepth(Node node) {
        return Math.max(0, node.depth - 1 - plies(node.baseReduction));
    }

    /** The whole plies of a reduction in 1024ths of a ply, rounded down. */
    private static int plies(int reduction) {
        return reduction >> PLY_BITS;
    }

    // ---- Internal iterative reductions (IIR) ----

    /**
     * Internal iterative reductions: the plies by which a node without a TT move is reduced. Without a move to begin with
     * its search is costly, and the next iteration will find a TT move there. Cut nodes with a shallow TT entry are
     * reduced, too.
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

    private boolean reducesFurther(Node node) {
        if (node.ttMove == Move.NONE) {
            return node.pvNode && node.depth >= parameters.get(IIR_PV_MIN_DEPTH);
        }
        return node.cutNode
                && node.depth >= parameters.get(IIR_CUT_NODE_MIN_DEPTH)
                && TtData.depth(node.ttData) < node.depth - parameters.get(IIR_CUT_NODE_MARGIN);
    }

    // ---- After alpha was raised ----

    /**
     * By how much a node is reduced when a move has raised alpha for the first time: few later moves are better still.
     */
    int ofLaterMoves(Node node) {
        boolean reduces = features.has(Feature.ALPHA_RAISED_REDUCTIONS)
                && node.depth >= parameters.get(ALPHA_RAISED_MIN_DEPTH)
                && node.depth <= parameters.get(ALPHA_RAISED_MAX_DEPTH)
                && Math.abs(node.bestScore) < Node.KNOWN_WIN;
        return reduces ? 1 : 0;
    }
}
