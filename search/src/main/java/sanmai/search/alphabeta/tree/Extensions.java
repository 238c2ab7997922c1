package sanmai.search.alphabeta.tree;

import static sanmai.search.alphabeta.SearchParameter.EXTENDED_LINE_FACTOR;
import static sanmai.search.alphabeta.SearchParameter.SINGULAR_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.SINGULAR_MIN_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.SINGULAR_TT_DEPTH_MARGIN;

import sanmai.search.Bound;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.SearchParameters;
import sanmai.search.alphabeta.ordering.MovePicker;
import sanmai.search.alphabeta.ordering.StaticExchangeEvaluation;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.alphabeta.tt.TtData;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** Extensions: which moves are searched deeper, and by how much. */
public final class Extensions {
    private final StaticExchangeEvaluation see;
    private final Features features;
    private final SearchParameters parameters;
    private int lastPly;

    Extensions(StaticExchangeEvaluation see, Features features) {
        this.see = see;
        this.features = features;
        parameters = features.parameters();
    }

    /** Prepares for an iteration of this depth: lines that are already much longer are not extended. */
    void start(int iterationDepth) {
        lastPly = parameters.get(EXTENDED_LINE_FACTOR) * iterationDepth - 1;
    }

    // ---- Singular extensions ----

    /**
     * Singular extensions (Anantharaman, Campbell and Hsu, Singular Extensions: Adding Selectivity to Brute-Force
     * Searching, 1988): the TT move is extended if all other moves are clearly worse, by a search of half the depth
     * without it. This says whether the TT move of a node is tested in this way.
     */
    boolean testsSingular(Node node) {
        return node.ply <= lastPly
                && node.depth >= parameters.get(SINGULAR_MIN_DEPTH)
                && features.has(Feature.SINGULAR_EXTENSIONS)
                && features.has(Feature.TT_MOVE)
                && node.excludedMove == Move.NONE
                && node.ttMove != Move.NONE
                && TtData.depth(node.ttData) >= node.depth - parameters.get(SINGULAR_TT_DEPTH_MARGIN)
                && TtData.bound(node.ttData) != Bound.UPPER
                && Math.abs(node.ttScore) < Node.KNOWN_WIN
                && node.legal.isLegal(node.ttMove);
    }

    /** The beta of the test: if all other moves are below it, the TT move is singular. */
    int singularBeta(Node node) {
        return node.ttScore - parameters.get(SINGULAR_MARGIN) * node.depth;
    }

    /** The depth of the test. */
    static int singularDepth(Node node) {
        return (node.depth - 1) / 2;
    }

    /**
     * Decides by how much the TT move is extended. If other moves are good enough for a cutoff, too, the node is cut
     * off (multi-cut).
     *
     * @param score of the test
     * @return the score of the node if it is cut off, else {@link Node#NO_SCORE}
     */
    static int afterTest(Node node, int score, int singularBeta) {
        if (score >= singularBeta && singularBeta >= node.beta) {
            return singularBeta;
        }
        int extensionOfOthers = node.ttScore >= node.beta ? -1 : 0;
        node.ttMoveExtension = score < singularBeta ? 1 : extensionOfOthers;
        return Node.NO_SCORE;
    }

    // ---- All moves ----

    /** Single reply extensions: whether the only move of a node is extended, whose picker has begun. */
    boolean extendsSingleReply(Node node, MovePicker picker) {
        return node.inCheck
                && node.ply <= lastPly
                && features.has(Feature.SINGLE_REPLY_EXTENSIONS)
                && picker.hasSingleEvasion();
    }

    /** By how much the current move is extended: as the test for singularity says, as the only move, or as a check. */
    int ofMove(Node node, Position position) {
        if (node.move == node.ttMove && node.ttMoveExtension != Node.NO_SCORE) {
            return node.ttMoveExtension;
        }
        return node.singleReply || node.givesCheck && extendsCheck(node, position) ? 1 : 0;
    }

    /** Check extensions: checks that lose no material. */
    private boolean extendsCheck(Node node, Position position) {
        return node.ply <= lastPly && features.has(Feature.CHECK_EXTENSIONS) && see.isAtLeast(position, node.move, 0);
    }
}
