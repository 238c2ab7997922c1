package sanmai.search.alphabeta.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.search.alphabeta.Feature.MATE_IN_ONE;
import static sanmai.search.alphabeta.Feature.NULL_MOVE_PRUNING;
import static sanmai.search.alphabeta.Feature.REVERSE_FUTILITY_PRUNING;
import static sanmai.search.alphabeta.tree.SetUpThread.PLY;
import static sanmai.search.alphabeta.tree.SetUpThread.without;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.search.Bound;
import sanmai.search.Score;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.SearchParameter;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.alphabeta.tt.TtData;
import sanmai.shogi.Move;

/** The steps of a node that are searches themselves. */
class MainSearchTest {
    private static final int DEPTH = 10;

    /** Black, who may do anything, has shut in the bare king of White. */
    private static final String STALEMATE = "8k/6G2/7G1/9/9/9/9/9/4K4 b - 1";

    private static SetUpThread middleGame(int forBlack, Feature... without) {
        SetUpThread at = new SetUpThread(SetUpNode.MIDDLE_GAME, without(without));
        at.evaluation.forBlack = forBlack;
        return at;
    }

    private static Node child(SetUpThread at) {
        return at.thread.stack[PLY + 1];
    }

    // ---- Pruning of nodes ----

    @Test
    void reverseFutilityAnswersWithTheEvaluation() {
        SetUpThread at = middleGame(3000);
        assertEquals(3000, at.search(2, true));
        assertEquals(0, at.thread.nodes);
    }

    @Test
    void razoringLeavesTheNodeToTheQuiescenceSearch() {
        SetUpThread at = middleGame(-5000);
        assertTrue(at.search(1, true) <= 0);
        int razored = (int) at.thread.nodes;
        SetUpThread without = middleGame(-5000, Feature.RAZORING);
        without.search(1, true);
        assertNotEquals(razored, without.thread.nodes);
    }

    @Test
    void aNodeThatRazoringDoesNotPruneKeepsItsDepth() {
        SetUpThread at = middleGame(-5000, Feature.DELTA_PRUNING);
        at.evaluation.gainOfAMove = 6000;
        assertTrue(at.search(1, true) > 0);
        assertEquals(1, at.node.depth);
        assertEquals(1, TtData.depth(at.stored()));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void afterANullMoveTheOtherKindOfNodeIsExpected(boolean cutNode) {
        SetUpThread at = middleGame(300, REVERSE_FUTILITY_PRUNING);
        assertEquals(300, at.search(DEPTH, cutNode));
        assertEquals(Move.NONE, child(at).lastMove, "the last node below was that after the null move");
        assertEquals(!cutNode, child(at).cutNode);
        assertEquals(-at.node.beta, child(at).initialAlpha);
    }

    @Test
    void aNullMoveThatIsNotGoodEnoughPrunesNothing() {
        SetUpThread at = middleGame(0, REVERSE_FUTILITY_PRUNING);
        at.node.open(-1, 0);
        at.evaluation.forBlack = 0;
        at.search(3, true);
        assertTrue(at.thread.nodes > 1);
    }

    @Test
    void aMateAfterPassingIsNotProved() {
        SetUpThread at = new SetUpThread(STALEMATE, without(REVERSE_FUTILITY_PRUNING, MATE_IN_ONE));
        at.evaluation.forBlack = 300;
        assertEquals(at.node.beta, at.search(DEPTH, true));
        assertEquals(Move.NONE, child(at).lastMove);
    }

    // ---- Singular extensions and multi-cut ----

    private static SetUpThread withTtMove(int forBlack, int ttScore) {
        SetUpThread at = middleGame(forBlack, REVERSE_FUTILITY_PRUNING, NULL_MOVE_PRUNING);
        at.store(at.move("8h2b+"), ttScore, DEPTH - 1, Bound.LOWER);
        return at;
    }

    @Test
    void ifOtherMovesAreGoodEnoughTooTheNodeIsCutOff() {
        SetUpThread at = withTtMove(300, 100);
        int singularBeta = 100 - SetUpNode.get(SearchParameter.SINGULAR_MARGIN) * DEPTH;
        assertEquals(singularBeta, at.search(DEPTH, true), "multi-cut");
    }

    @Test
    void aTtMoveMuchBetterThanAllOthersIsExtended() {
        SetUpThread at = withTtMove(0, 2000);
        at.search(DEPTH, true);
        assertEquals(1, at.node.ttMoveExtension);
    }

    @Test
    void theMarginIsBelowTheTtScore() {
        SetUpThread at = withTtMove(0, 0);
        at.node.open(-2, -1);
        at.search(DEPTH, true);
        assertNotEquals(1, at.node.ttMoveExtension, "others are as good as the TT move, within the margin");
    }

    @Test
    void afterTheTestTheStackIsAsItWas() {
        SetUpThread at = withTtMove(0, 2000);
        at.search(DEPTH, true);
        assertTrue(at.thread.stack[PLY] == at.node);
        assertEquals(Move.NONE, at.node.excludedMove);
    }

    @Test
    void aSearchWithoutTheTtMoveCorrectsNoEvaluation() {
        for (boolean excludes : new boolean[] {false, true}) {
            SetUpThread at = new SetUpThread("4k4/9/9/9/9/9/9/9/4K4 b - 1", Features.ALL);
            at.evaluation.gainOfAMove = 300;
            at.node.excludedMove = excludes ? at.move("5i5h") : Move.NONE;
            assertTrue(at.search(1, true) > 0);
            assertEquals(excludes, at.thread.correctionHistory.correct(0, at.position, at.node) == 0);
        }
    }

    // ---- Moves ----

    @Test
    void withoutAMoveTheSideIsMated() {
        SetUpThread at = new SetUpThread("4k4/9/9/9/9/9/4p4/4g4/4K4 b - 1", Features.ALL);
        assertEquals(Score.matedIn(PLY), at.search(3, true));
    }

    @Test
    void aNodeWithoutATtMoveIsReduced() {
        SetUpThread at = middleGame(0);
        at.node.open(500, 501);
        at.search(4, false);
        assertTrue(at.node.depth < 4);
    }

    @Test
    void theFirstMoveOfAPvNodeIsAPvNode() {
        SetUpThread at = new SetUpThread("r3k4/9/9/9/9/9/9/1Sg6/K8 b - 1", Features.ALL);
        at.node.open(-50, 100);
        at.search(2, false);
        assertTrue(child(at).pvNode);
        assertFalse(child(at).cutNode);
        SetUpThread zero = new SetUpThread("r3k4/9/9/9/9/9/9/1Sg6/K8 b - 1", Features.ALL);
        zero.search(3, true);
        assertFalse(child(zero).pvNode);
        assertFalse(child(zero).cutNode, "below a cut node an all-node is expected");
    }

    @Test
    void whatWasFoundIsStoredWithItsBound() {
        SetUpThread low = middleGame(-100);
        assertTrue(low.search(3, true) <= 0);
        assertEquals(Bound.UPPER, TtData.bound(low.stored()));
        SetUpThread high = middleGame(100, REVERSE_FUTILITY_PRUNING, NULL_MOVE_PRUNING);
        assertTrue(high.search(3, true) >= 1);
        assertEquals(Bound.LOWER, TtData.bound(high.stored()));
        SetUpThread exact = middleGame(100);
        exact.node.open(-1000, 1000);
        int score = exact.search(3, false);
        assertEquals(Bound.EXACT, TtData.bound(exact.stored()));
        assertEquals(score, TtData.score(exact.stored(), PLY));
        assertEquals(exact.node.pv[0], TtData.move(exact.stored()));
    }

    @Test
    void aSearchThatIsStoppedStoresNothing() {
        SetUpThread at = middleGame(0);
        at.control.stop();
        assertEquals(0, at.search(20, true));
        assertEquals(TtData.NOTHING, at.stored());
    }

    @Test
    void theEvaluationImprovesIfItIsBetterThanTwoPliesAgo() {
        for (int before : new int[] {99, 100, 101}) {
            SetUpThread at = middleGame(100, REVERSE_FUTILITY_PRUNING, NULL_MOVE_PRUNING);
            at.thread.stack[PLY - 2].staticEvaluation = before;
            at.search(1, true);
            assertEquals(before < 100, at.node.improving, "" + before);
        }
    }
}
