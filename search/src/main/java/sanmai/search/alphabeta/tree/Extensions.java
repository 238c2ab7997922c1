package sanmai.search.alphabeta.tree;

import static sanmai.search.alphabeta.SearchParameter.DOUBLE_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.DOUBLE_MARGIN_PV;
import static sanmai.search.alphabeta.SearchParameter.DOUBLE_MARGIN_QUIET;
import static sanmai.search.alphabeta.SearchParameter.MULTIPLE_MARGIN_FAR;
import static sanmai.search.alphabeta.SearchParameter.SINGULAR_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.SINGULAR_MARGIN_TT_PV;
import static sanmai.search.alphabeta.SearchParameter.SINGULAR_MIN_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.SINGULAR_TT_DEPTH_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.TRIPLE_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.TRIPLE_MARGIN_PV;
import static sanmai.search.alphabeta.SearchParameter.TRIPLE_MARGIN_QUIET;
import static sanmai.search.alphabeta.SearchParameter.TRIPLE_MARGIN_TT_PV;

import sanmai.engine.Bound;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.SearchParameters;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.alphabeta.tt.TtData;
import sanmai.shogi.Move;

/**
 * Singular extensions (Anantharaman, Campbell and Hsu, Singular Extensions: Adding Selectivity to Brute-Force Searching,
 * 1988): a search of half the depth without the TT move shows whether all other moves are worse. If so, the TT move is
 * extended, by more plies the worse they are.
 */
final class Extensions {
    /** The parts of a centipawn in which the margin of the test is counted. */
    private static final int MARGIN_UNITS = 55;

    private final Features features;
    private final SearchParameters parameters;

    Extensions(Features features) {
        this.features = features;
        parameters = features.parameters();
    }

    /** Whether the TT move of a node is tested for being singular. */
    boolean testsSingular(Node node) {
        return node.depth >= parameters.get(SINGULAR_MIN_DEPTH) + (node.ttPv ? 1 : 0)
                && features.has(Feature.SINGULAR_EXTENSIONS)
                && features.has(Feature.TT_MOVE)
                && node.excludedMove == Move.NONE
                && node.ttMove != Move.NONE
                && node.ttScore != Node.NO_SCORE
                && TtData.depth(node.ttData) >= node.depth - parameters.get(SINGULAR_TT_DEPTH_MARGIN)
                && TtData.bound(node.ttData) != Bound.UPPER
                && Math.abs(node.ttScore) < Node.KNOWN_WIN
                && node.legal.isLegal(node.ttMove);
    }

    /** The beta of the test: if all other moves are below it, the TT move is singular. */
    int singularBeta(Node node) {
        int margin = parameters.get(SINGULAR_MARGIN)
                + (node.ttPv && !node.pvNode ? parameters.get(SINGULAR_MARGIN_TT_PV) : 0);
        return node.ttScore - margin * node.depth / MARGIN_UNITS;
    }

    /** The depth of the test. */
    static int singularDepth(Node node) {
        return (node.depth - 1) / 2;
    }

    /** Multi-cut: whether other moves than the TT move are good enough for a cutoff too. */
    static boolean cutsOff(Node node, int score) {
        return score >= node.beta && Math.abs(score) < Node.KNOWN_WIN;
    }

    /**
     * By how much the TT move is extended after a test without a cutoff; less than 0 is a reduction.
     *
     * @param below how far the score of the test is below singular beta, in centipawns
     * @param far whether the node is further from the root than the iteration's depth
     */
    int afterTest(Node node, int below, boolean far) {
        if (below > 0) {
            boolean multiple = features.has(Feature.MULTIPLE_EXTENSIONS);
            int twice = multiple && below > doubleMargin(node, far) ? 1 : 0;
            return 1 + twice + (multiple && below > tripleMargin(node, far) ? 1 : 0);
        }
        if (node.ttScore >= node.beta) {
            return -3;
        }
        return node.cutNode ? -2 : 0;
    }

    /** The depth left after the current move. Where the TT move is singular, the others are searched deeper too. */
    static int newDepth(Node node) {
        int depth = node.depth - 1;
        if (node.move != node.ttMove) {
            return depth;
        }
        node.extension = node.ttMoveExtension;
        node.depth += node.extension > 0 ? 1 : 0;
        return depth + node.extension;
    }

    private int doubleMargin(Node node, boolean far) {
        return parameters.get(DOUBLE_MARGIN)
                + (node.pvNode ? parameters.get(DOUBLE_MARGIN_PV) : 0)
                - (node.ttMoveIsCapture ? 0 : parameters.get(DOUBLE_MARGIN_QUIET))
                - lessForBoth(node, far);
    }

    private int tripleMargin(Node node, boolean far) {
        return parameters.get(TRIPLE_MARGIN)
                + (node.pvNode ? parameters.get(TRIPLE_MARGIN_PV) : 0)
                + (node.ttPv ? parameters.get(TRIPLE_MARGIN_TT_PV) : 0)
                - (node.ttMoveIsCapture ? 0 : parameters.get(TRIPLE_MARGIN_QUIET))
                - lessForBoth(node, far);
    }

    /** An evaluation that is much corrected is uncertain. */
    private int lessForBoth(Node node, boolean far) {
        return Math.abs(node.correction) * 5 / 8 + (far ? parameters.get(MULTIPLE_MARGIN_FAR) : 0);
    }
}
