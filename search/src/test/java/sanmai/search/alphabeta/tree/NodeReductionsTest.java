package sanmai.search.alphabeta.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static sanmai.search.alphabeta.SearchParameter.ALPHA_RAISED_MAX_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.ALPHA_RAISED_MIN_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.HINDSIGHT_DEEPER;
import static sanmai.search.alphabeta.SearchParameter.HINDSIGHT_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.HINDSIGHT_SHALLOWER;
import static sanmai.search.alphabeta.SearchParameter.IIR_MIN_DEPTH;
import static sanmai.search.alphabeta.tree.SetUpNode.get;

import org.junit.jupiter.api.Test;
import sanmai.notation.UsiMove;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.stack.Node;

class NodeReductionsTest {
    private final SetUpNode at = new SetUpNode(SetUpNode.MIDDLE_GAME);
    private final Node node = at.node;
    private final Node parent = new Node(node.ply - 1);
    private final Reductions reductions = new Reductions(Features.ALL);

    private static Reductions without(Feature feature) {
        return new Reductions(Features.ALL.without(feature));
    }

    // ---- Hindsight ----

    /** Hindsight of a node whose two static evaluations have this sum. */
    private int hindsight(int reduction, int sum, boolean opponentWorsening) {
        node.opponentWorsening = opponentWorsening;
        node.staticEvaluation = 300;
        parent.staticEvaluation = sum - 300;
        return reductions.byHindsight(node, parent, reduction);
    }

    @Test
    void aReductionIsTakenBackUnlessTheOpponentDoesWorse() {
        assertEquals(0, hindsight(get(HINDSIGHT_DEEPER) - 1, 0, false));
        assertEquals(1, hindsight(get(HINDSIGHT_DEEPER), 0, false));
        assertEquals(0, hindsight(get(HINDSIGHT_DEEPER), 0, true));
    }

    @Test
    void aReducedNodeIsReducedAgainIfItsMoveHasFailed() {
        int failed = get(HINDSIGHT_MARGIN) + 1;
        assertEquals(0, hindsight(get(HINDSIGHT_SHALLOWER) - 1, failed, true));
        assertEquals(-1, hindsight(get(HINDSIGHT_SHALLOWER), failed, true));
        assertEquals(0, hindsight(get(HINDSIGHT_SHALLOWER), failed - 1, true));
    }

    @Test
    void hindsightLeavesAPly() {
        int failed = get(HINDSIGHT_MARGIN) + 1;
        node.depth = 2;
        assertEquals(-1, hindsight(get(HINDSIGHT_DEEPER), failed, true));
        node.depth = 1;
        assertEquals(0, hindsight(get(HINDSIGHT_DEEPER), failed, true));
        assertEquals(0, hindsight(get(HINDSIGHT_DEEPER), failed, false), "a ply more and a ply less");
    }

    @Test
    void hindsightNeedsItsFeature() {
        node.opponentWorsening = false;
        assertEquals(0, without(Feature.HINDSIGHT).byHindsight(node, parent, 10));
    }

    // ---- Internal iterative reductions ----

    private int iir() {
        return reductions.ofNode(node, 3);
    }

    @Test
    void cutAndPvNodesWithoutATtMoveAreReduced() {
        assertEquals(1, iir());
        node.cutNode = false;
        assertEquals(0, iir(), "an all node");
        node.pvNode = true;
        assertEquals(1, iir());
        node.ttMove = UsiMove.parse("2h6h", at.position);
        assertEquals(0, iir());
    }

    @Test
    void shallowNodesWithoutATtMoveAreNotReduced() {
        node.depth = get(IIR_MIN_DEPTH);
        assertEquals(1, iir());
        node.depth--;
        assertEquals(0, iir());
    }

    @Test
    void nodesOnThePvAreNotReduced() {
        node.followsPv = true;
        assertEquals(0, iir());
    }

    @Test
    void nodesWhoseMoveWasReducedMuchAreNotReduced() {
        assertEquals(0, reductions.ofNode(node, 4));
    }

    @Test
    void internalIterativeReductionsNeedTheirFeature() {
        assertEquals(0, without(Feature.INTERNAL_ITERATIVE_REDUCTIONS).ofNode(node, 0));
    }

    // ---- After alpha was raised ----

    private int ofLaterMoves(int depth) {
        node.depth = depth;
        return reductions.ofLaterMoves(node);
    }

    @Test
    void movesBehindOneThatRaisedAlphaAreReduced() {
        assertEquals(0, ofLaterMoves(get(ALPHA_RAISED_MIN_DEPTH) - 1));
        assertEquals(2, ofLaterMoves(get(ALPHA_RAISED_MIN_DEPTH)));
        assertEquals(2, ofLaterMoves(get(ALPHA_RAISED_MAX_DEPTH)));
        assertEquals(0, ofLaterMoves(get(ALPHA_RAISED_MAX_DEPTH) + 1));
    }

    @Test
    void aWinOrLossReducesNoLaterMoves() {
        for (int sign : new int[] {1, -1}) {
            node.bestScore = sign * Node.KNOWN_WIN;
            assertEquals(0, ofLaterMoves(get(ALPHA_RAISED_MIN_DEPTH)));
        }
    }

    @Test
    void reductionsOfLaterMovesNeedTheirFeature() {
        node.depth = get(ALPHA_RAISED_MIN_DEPTH);
        assertEquals(0, without(Feature.ALPHA_RAISED_REDUCTIONS).ofLaterMoves(node));
    }
}
