package sanmai.search.alphabeta.tree;

import static sanmai.search.alphabeta.SearchParameter.ALPHA_RAISED_MAX_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.ALPHA_RAISED_MIN_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.DEEPER_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.FULL_SEARCH_NO_TT_MOVE;
import static sanmai.search.alphabeta.SearchParameter.FULL_SEARCH_REDUCTION;
import static sanmai.search.alphabeta.SearchParameter.FULL_SEARCH_REDUCTION_TWICE;
import static sanmai.search.alphabeta.SearchParameter.HINDSIGHT_DEEPER;
import static sanmai.search.alphabeta.SearchParameter.HINDSIGHT_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.HINDSIGHT_SHALLOWER;
import static sanmai.search.alphabeta.SearchParameter.IIR_MIN_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.LMR_ALL_NODE;
import static sanmai.search.alphabeta.SearchParameter.LMR_BASE;
import static sanmai.search.alphabeta.SearchParameter.LMR_CORRECTION;
import static sanmai.search.alphabeta.SearchParameter.LMR_CUTOFFS;
import static sanmai.search.alphabeta.SearchParameter.LMR_CUTOFFS_ALL_NODE;
import static sanmai.search.alphabeta.SearchParameter.LMR_CUT_NODE;
import static sanmai.search.alphabeta.SearchParameter.LMR_CUT_NODE_NO_TT_MOVE;
import static sanmai.search.alphabeta.SearchParameter.LMR_FACTOR;
import static sanmai.search.alphabeta.SearchParameter.LMR_HISTORY;
import static sanmai.search.alphabeta.SearchParameter.LMR_MANY_CUTOFFS;
import static sanmai.search.alphabeta.SearchParameter.LMR_MOVE;
import static sanmai.search.alphabeta.SearchParameter.LMR_NOT_IMPROVING;
import static sanmai.search.alphabeta.SearchParameter.LMR_OFFSET;
import static sanmai.search.alphabeta.SearchParameter.LMR_PRUNING_TT_PV;
import static sanmai.search.alphabeta.SearchParameter.LMR_PV;
import static sanmai.search.alphabeta.SearchParameter.LMR_TT_CAPTURE;
import static sanmai.search.alphabeta.SearchParameter.LMR_TT_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.LMR_TT_DEPTH_CUT_NODE;
import static sanmai.search.alphabeta.SearchParameter.LMR_TT_MOVE;
import static sanmai.search.alphabeta.SearchParameter.LMR_TT_PV;
import static sanmai.search.alphabeta.SearchParameter.LMR_TT_SCORE;
import static sanmai.search.alphabeta.SearchParameter.LMR_WINDOW;
import static sanmai.search.alphabeta.SearchParameter.SHALLOWER_MARGIN;

import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.SearchParameter;
import sanmai.search.alphabeta.SearchParameters;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.alphabeta.tt.TtData;
import sanmai.shogi.Move;

/** Reductions: which moves and nodes are searched less deep, and by how much. */
final class Reductions {
    /** Reductions are added up in 1024ths of a ply. */
    static final int PLY = 1024;

    /** The last move number with a logarithm of its own, plus 1. */
    private static final int MAX_MOVES = 256;

    /** Natural logarithms, in 1024ths. */
    private static final int[] LOGARITHMS = new int[MAX_MOVES];

    static {
        for (int i = 1; i < MAX_MOVES; i++) {
            LOGARITHMS[i] = (int) Math.round(Math.log(i) * 1024);
        }
    }

    private final Features features;
    private final SearchParameters parameters;

    Reductions(Features features) {
        this.features = features;
        parameters = features.parameters();
    }

    // ---- Late move reductions (LMR) ----

    /**
     * The late move reduction of the current move by its number and the node's depth, for pruning, in 1024ths of a ply.
     *
     * @param rootWindow the difference between the bounds of the root's window
     */
    int baseReduction(Node node, int rootWindow) {
        if (!features.has(Feature.LATE_MOVE_REDUCTIONS)) {
            return 0;
        }
        long product = (long) LOGARITHMS[node.depth] * LOGARITHMS[Math.min(node.moveCount, MAX_MOVES - 1)];
        int growing = (int) (product * parameters.get(LMR_FACTOR) >> 20);
        int reduction = growing + parameters.get(LMR_BASE);
        reduction -= (int) ((long) (node.beta - node.alpha) * parameters.get(LMR_WINDOW) / rootWindow);
        reduction += node.improving ? 0 : growing * parameters.get(LMR_NOT_IMPROVING) / 512;
        return reduction + when(node.ttPv, LMR_PRUNING_TT_PV);
    }

    /**
     * The late move reduction of the current move, in 1024ths of a ply: its base reduction, and more or less by the kind
     * of the node, its TT entry, the cutoffs of its children, and the history of the move. Less than 0 is an extension.
     */
    int ofMove(Node node, Node child) {
        if (!features.has(Feature.LATE_MOVE_REDUCTIONS)) {
            return 0;
        }
        int reduction = node.baseReduction + parameters.get(LMR_OFFSET);
        reduction -= node.moveCount * parameters.get(LMR_MOVE);
        reduction -= node.ttPv ? lessOfFormerPvNode(node) : 0;
        reduction -= Math.abs(node.correction) * parameters.get(LMR_CORRECTION);
        reduction += node.cutNode ? moreOfCutNode(node) : 0;
        reduction += when(node.ttMoveIsCapture, LMR_TT_CAPTURE);
        reduction += moreByCutoffs(node, child.cutoffCount);
        reduction -= when(node.move == node.ttMove, LMR_TT_MOVE);
        reduction -= node.statScore * parameters.get(LMR_HISTORY) / 4096;
        return isAllNode(node)
                ? reduction + reduction * parameters.get(LMR_ALL_NODE) / (256 * (node.depth + 1))
                : reduction;
    }

    private int lessOfFormerPvNode(Node node) {
        boolean deep = TtData.depth(node.ttData) >= node.depth;
        return parameters.get(LMR_TT_PV)
                + when(node.pvNode, LMR_PV)
                + when(node.ttScore == Node.NO_SCORE || node.ttScore > node.alpha, LMR_TT_SCORE)
                + when(deep, LMR_TT_DEPTH)
                + when(deep && node.cutNode, LMR_TT_DEPTH_CUT_NODE);
    }

    private int moreOfCutNode(Node node) {
        return parameters.get(LMR_CUT_NODE) + when(node.ttMove == Move.NONE, LMR_CUT_NODE_NO_TT_MOVE);
    }

    private int moreByCutoffs(Node node, int cutoffs) {
        return when(cutoffs > 1, LMR_CUTOFFS)
                + when(cutoffs > 2, LMR_MANY_CUTOFFS)
                + when(cutoffs > 1 && isAllNode(node), LMR_CUTOFFS_ALL_NODE);
    }

    private int when(boolean condition, SearchParameter parameter) {
        return condition ? parameters.get(parameter) : 0;
    }

    private static boolean isAllNode(Node node) {
        return !node.pvNode && !node.cutNode;
    }

    /** Whether the current move of a node is late: it is searched first to a depth of its own. */
    boolean isLate(Node node) {
        return features.has(Feature.LATE_MOVE_REDUCTIONS) && node.moveCount > 1 && node.depth >= 2;
    }

    /**
     * The depth of the first search of a late move.
     *
     * @param newDepth the depth without a reduction
     * @param reduction in 1024ths of a ply
     */
    static int lateMoveDepth(Node node, int newDepth, int reduction) {
        return Math.max(1, Math.min(newDepth - reduction / PLY, newDepth + 2)) + (node.pvNode ? 1 : 0);
    }

    /** The depth of the null-window search of a move that is not late. */
    int firstMoveDepth(Node node, int newDepth, int reduction) {
        int more = reduction + when(node.ttMove == Move.NONE, FULL_SEARCH_NO_TT_MOVE);
        boolean twice = more > parameters.get(FULL_SEARCH_REDUCTION_TWICE) && newDepth > 2;
        return newDepth - (more > parameters.get(FULL_SEARCH_REDUCTION) ? 1 : 0) - (twice ? 1 : 0);
    }

    /**
     * By how much the repetition of a reduced search goes deeper than it would: a ply more if the reduced search was
     * clearly better than the best move so far, a ply less if it was hardly better.
     */
    int ofRepetition(Node node, int score, boolean wasReduced) {
        if (!features.has(Feature.DEEPER_RESEARCH)) {
            return 0;
        }
        int deeper = wasReduced && score > node.bestScore + parameters.get(DEEPER_MARGIN) ? 1 : 0;
        return score < node.bestScore + parameters.get(SHALLOWER_MARGIN) ? deeper - 1 : deeper;
    }

    // ---- Nodes ----

    /**
     * Hindsight: by how much deeper a node is searched whose move was reduced, now that its static evaluation is known.
     *
     * @param parent its evaluation is that before the move
     * @param reduction of the move, in plies
     */
    int byHindsight(Node node, Node parent, int reduction) {
        if (!features.has(Feature.HINDSIGHT)) {
            return 0;
        }
        int deeper = reduction >= parameters.get(HINDSIGHT_DEEPER) && !node.opponentWorsening ? 1 : 0;
        boolean shallower = reduction >= parameters.get(HINDSIGHT_SHALLOWER)
                && node.depth + deeper >= 2
                && node.staticEvaluation + parent.staticEvaluation > parameters.get(HINDSIGHT_MARGIN);
        return shallower ? deeper - 1 : deeper;
    }

    /**
     * Internal iterative reductions (IIR): the plies by which a node without a TT move is reduced. Without a move to
     * begin with its search is costly, and the next iteration will find a TT move there. All nodes seldom have one, and
     * are not reduced.
     *
     * @param reduction of the move that led to the node, in plies
     */
    int ofNode(Node node, int reduction) {
        boolean reduces = features.has(Feature.INTERNAL_ITERATIVE_REDUCTIONS)
                && node.ttMove == Move.NONE
                && node.depth >= parameters.get(IIR_MIN_DEPTH)
                && !node.followsPv
                && !isAllNode(node)
                && reduction <= 3;
        return reduces ? 1 : 0;
    }

    /** By how much a node is reduced when a move has raised alpha: few later moves are better still. */
    int ofLaterMoves(Node node) {
        boolean reduces = features.has(Feature.ALPHA_RAISED_REDUCTIONS)
                && node.depth >= parameters.get(ALPHA_RAISED_MIN_DEPTH)
                && node.depth <= parameters.get(ALPHA_RAISED_MAX_DEPTH)
                && Math.abs(node.bestScore) < Node.KNOWN_WIN;
        return reduces ? 2 : 0;
    }
}
