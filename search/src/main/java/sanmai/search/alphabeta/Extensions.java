package sanmai.search.alphabeta;

import static sanmai.search.alphabeta.SearchParameter.EXTENDED_LINE_FACTOR;
import static sanmai.search.alphabeta.SearchParameter.SINGULAR_MIN_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.SINGULAR_TT_DEPTH_MARGIN;

import sanmai.search.Bound;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** By how much moves are searched deeper. */
final class Extensions {
    private final StaticExchangeEvaluation see;
    private final Features features;
    private final SearchParameters parameters;
    private int lastPly;

    Extensions(StaticExchangeEvaluation see, Features features) {
        this.see = see;
        this.features = features;
        parameters = features.parameters();
    }

    /** Prepares for an iteration of this depth: much longer lines are not extended any more. */
    void start(int iterationDepth) {
        lastPly = parameters.get(EXTENDED_LINE_FACTOR) * iterationDepth - 1;
    }

    /** Singular extensions: whether it is worth finding out what the node is worth without its TT move. */
    boolean testsSingular(Node node) {
        return node.ply <= lastPly
                && node.depth >= parameters.get(SINGULAR_MIN_DEPTH)
                && features.has(Feature.SINGULAR_EXTENSIONS)
                && features.has(Feature.TT_MOVE)
                && node.excludedMove == Move.NONE
                && node.ttMove != Move.NONE
                && TtData.depth(node.ttData) >= node.depth - parameters.get(SINGULAR_TT_DEPTH_MARGIN)
                && TtData.bound(node.ttData) != Bound.UPPER
                && Math.abs(node.ttScore) < SearchScore.KNOWN_WIN
                && node.legal.isLegal(node.ttMove);
    }

    /** By how much the TT move is extended after all others got this score. */
    int afterTest(Node node, int score, int singularBeta) {
        if (score < singularBeta) {
            return 1;
        }
        return node.ttScore >= node.beta ? -1 : 0;
    }

    /** Single reply extensions: whether the only move of a node is extended, whose picker has begun. */
    boolean extendsSingleReply(Node node, MovePicker picker) {
        return node.inCheck
                && node.ply <= lastPly
                && features.has(Feature.SINGLE_REPLY_EXTENSIONS)
                && picker.hasSingleEvasion();
    }

    /** By how much the current move is extended: by the singular test if it was tested, as the only move, or as a check. */
    int ofMove(Node node, Position position) {
        if (node.move == node.ttMove && node.ttMoveExtension != SearchScore.NONE) {
            return node.ttMoveExtension;
        }
        return node.singleReply || node.givesCheck && extendsCheck(node, position) ? 1 : 0;
    }

    /** Check extensions: checks that lose no material. */
    private boolean extendsCheck(Node node, Position position) {
        return node.ply <= lastPly && features.has(Feature.CHECK_EXTENSIONS) && see.isAtLeast(position, node.move, 0);
    }
}
