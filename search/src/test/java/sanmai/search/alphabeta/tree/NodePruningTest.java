package sanmai.search.alphabeta.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.search.alphabeta.SearchParameter.NULL_MOVE_DEPTH_DIVISOR;
import static sanmai.search.alphabeta.SearchParameter.NULL_MOVE_EXCESS_DIVISOR;
import static sanmai.search.alphabeta.SearchParameter.NULL_MOVE_EXCESS_MAX;
import static sanmai.search.alphabeta.SearchParameter.NULL_MOVE_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.NULL_MOVE_MIN_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.NULL_MOVE_REDUCTION;
import static sanmai.search.alphabeta.SearchParameter.RAZORING_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.RAZORING_MAX_DEPTH;
import static sanmai.search.alphabeta.SearchParameter.RAZORING_SQUARE;
import static sanmai.search.alphabeta.SearchParameter.REVERSE_FUTILITY_MARGIN;
import static sanmai.search.alphabeta.SearchParameter.REVERSE_FUTILITY_MAX_DEPTH;
import static sanmai.search.alphabeta.tree.SetUpNode.get;

import org.junit.jupiter.api.Test;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.stack.Node;

class NodePruningTest {
    private final SetUpNode at = new SetUpNode(SetUpNode.MIDDLE_GAME);
    private final Node node = at.node;
    private final Pruning pruning = new Pruning(at.see, Features.ALL);

    private void evaluate(int score) {
        node.evaluation = score;
        node.staticEvaluation = score;
    }

    @Test
    void onlyNonPvNodesOutOfCheckArePruned() {
        assertTrue(Pruning.mayPrune(node));
        node.inCheck = true;
        assertFalse(Pruning.mayPrune(node));
        node.inCheck = false;
        node.pvNode = true;
        assertFalse(Pruning.mayPrune(node));
        node.pvNode = false;
        node.excludedMove = node.lastMove;
        assertFalse(Pruning.mayPrune(node), "a search for singularity prunes none of its own node");
    }

    // ---- Reverse futility pruning ----

    private boolean reverseFutility(int depth, boolean improving, int aboveMargin) {
        node.depth = depth;
        node.improving = improving;
        int plies = improving ? depth - 1 : depth;
        evaluate(node.beta + get(REVERSE_FUTILITY_MARGIN) * plies + aboveMargin);
        return pruning.prunesByReverseFutility(node);
    }

    @Test
    void reverseFutilityBeginsAMarginAboveBeta() {
        for (int depth = 1; depth <= get(REVERSE_FUTILITY_MAX_DEPTH); depth++) {
            for (boolean improving : new boolean[] {false, true}) {
                assertTrue(reverseFutility(depth, improving, 0), depth + " " + improving);
                assertFalse(reverseFutility(depth, improving, -1), depth + " " + improving);
            }
        }
    }

    @Test
    void reverseFutilityLeavesDeepNodesAlone() {
        assertFalse(reverseFutility(get(REVERSE_FUTILITY_MAX_DEPTH) + 1, false, 1000));
    }

    @Test
    void reverseFutilityLeavesWinsAndLossesAlone() {
        assertFalse(reverseFutility(1, false, Node.KNOWN_WIN));
        node.open(-Node.KNOWN_WIN - 1, -Node.KNOWN_WIN);
        assertFalse(reverseFutility(1, false, 1000));
    }

    // ---- Razoring ----

    private boolean razors(int depth, int belowMargin) {
        node.depth = depth;
        evaluate(node.alpha - get(RAZORING_MARGIN) - get(RAZORING_SQUARE) * depth * depth - belowMargin);
        return pruning.razors(node);
    }

    @Test
    void razoringBeginsAMarginBelowAlpha() {
        for (int depth = 1; depth <= get(RAZORING_MAX_DEPTH); depth++) {
            assertTrue(razors(depth, 0), "" + depth);
            assertFalse(razors(depth, -1), "" + depth);
        }
        assertFalse(razors(get(RAZORING_MAX_DEPTH) + 1, 1000));
    }

    // ---- Null move pruning ----

    private boolean triesNullMove(int evaluation, int staticEvaluation) {
        node.evaluation = evaluation;
        node.staticEvaluation = staticEvaluation;
        return pruning.triesNullMove(node);
    }

    @Test
    void aNullMoveIsTriedFromBetaOn() {
        assertTrue(triesNullMove(node.beta, node.beta));
        assertFalse(triesNullMove(node.beta - 1, node.beta));
    }

    @Test
    void theStaticEvaluationMayBeSomewhatBelowBeta() {
        int margin = get(NULL_MOVE_MARGIN) * node.depth;
        assertTrue(triesNullMove(node.beta, node.beta - margin));
        assertFalse(triesNullMove(node.beta, node.beta - margin - 1));
    }

    @Test
    void nobodyPassesTwiceInARow() {
        node.lastMove = 0;
        assertFalse(triesNullMove(1000, 1000));
    }

    @Test
    void aNullMoveNeedsSomeDepth() {
        node.depth = get(NULL_MOVE_MIN_DEPTH);
        assertTrue(triesNullMove(1000, 1000));
        node.depth--;
        assertFalse(triesNullMove(1000, 1000));
    }

    @Test
    void aNullMoveIsNoWayOutOfALoss() {
        node.open(-Node.KNOWN_WIN - 1, -Node.KNOWN_WIN);
        assertFalse(triesNullMove(1000, 1000));
    }

    private int nullMoveReduction(int depth, int excess) {
        node.depth = depth;
        node.evaluation = node.beta + excess;
        return depth - pruning.nullMoveDepth(node);
    }

    @Test
    void aNullMoveIsReducedMoreWithDepthAndExcess() {
        int byDepth = get(NULL_MOVE_DEPTH_DIVISOR);
        int byExcess = get(NULL_MOVE_EXCESS_DIVISOR);
        int least = nullMoveReduction(byDepth, 0);
        assertEquals(get(NULL_MOVE_REDUCTION) + 1, least);
        assertEquals(least + 1, nullMoveReduction(2 * byDepth, 0));
        assertEquals(least, nullMoveReduction(byDepth, byExcess - 1));
        assertEquals(least + 1, nullMoveReduction(byDepth, byExcess));
        assertEquals(least + get(NULL_MOVE_EXCESS_MAX), nullMoveReduction(byDepth, 100 * byExcess));
    }

    @Test
    void aNullMoveCutsOffFromBetaOnWithoutAMate() {
        assertEquals(Node.NO_SCORE, Pruning.afterNullMove(node, node.beta - 1));
        assertEquals(node.beta + 7, Pruning.afterNullMove(node, node.beta + 7));
        assertEquals(node.beta, Pruning.afterNullMove(node, Node.KNOWN_WIN), "no mate is proved");
    }
}
