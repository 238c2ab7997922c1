package sanmai.search.alphabeta.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.search.alphabeta.Feature.NULL_MOVE_PRUNING;
import static sanmai.search.alphabeta.Feature.PROBCUT;
import static sanmai.search.alphabeta.Feature.REVERSE_FUTILITY_PRUNING;
import static sanmai.search.alphabeta.tree.SetUpThread.PLY;
import static sanmai.search.alphabeta.tree.SetUpThread.without;

import org.junit.jupiter.api.Test;
import sanmai.engine.Bound;
import sanmai.engine.Score;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.SearchParameter;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.alphabeta.tt.TtData;
import sanmai.shogi.Move;

/** The steps of a node that are searches themselves. */
class MainSearchTest {
    private static final int DEPTH = 10;

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
    void reverseFutilityAnswersBetweenBetaAndTheEvaluation() {
        SetUpThread at = middleGame(3000);
        assertEquals((2 + 3000) / 3, at.search(2, true));
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
    void afterANullMoveAnAllNodeIsExpected() {
        SetUpThread at = middleGame(900, REVERSE_FUTILITY_PRUNING);
        assertTrue(at.search(DEPTH, true) > 1);
        assertEquals(Move.NONE, child(at).lastMove, "the last node below was that after the null move");
        assertFalse(child(at).cutNode);
        assertEquals(-at.node.beta, child(at).initialAlpha);
    }

    @Test
    void allNodesTryNoNullMove() {
        SetUpThread at = middleGame(900, REVERSE_FUTILITY_PRUNING, PROBCUT);
        at.search(DEPTH, false);
        assertNotEquals(Move.NONE, child(at).lastMove);
    }

    @Test
    void aNullMoveThatIsNotGoodEnoughPrunesNothing() {
        SetUpThread at = middleGame(0, REVERSE_FUTILITY_PRUNING);
        at.search(3, true);
        assertTrue(at.thread.nodes > 1);
    }

    @Test
    void deepNodesVerifyANullMove() {
        SetUpThread at = middleGame(900, REVERSE_FUTILITY_PRUNING, PROBCUT, Feature.RAZORING);
        int depth = SetUpNode.get(SearchParameter.NULL_MOVE_VERIFIED_DEPTH);
        at.search(depth - 1, true);
        assertEquals(Move.NONE, child(at).lastMove);
        SetUpThread deep = middleGame(900, REVERSE_FUTILITY_PRUNING, PROBCUT, Feature.RAZORING);
        deep.search(depth, true);
        assertNotEquals(Move.NONE, child(deep).lastMove, "the search that verifies has come after it");
        assertEquals(0, deep.thread.nullMoveMinPly);
        assertTrue(deep.thread.stack[PLY] == deep.node);
    }

    // ---- ProbCut ----

    private static SetUpThread withACapture(int forBlack, Feature... without) {
        SetUpThread at = new SetUpThread("4k4/9/9/7r1/9/9/9/7R1/4K4 b - 1", without(without));
        at.evaluation.forBlack = forBlack;
        at.evaluation.gainOfAMove = 1000;
        return at;
    }

    @Test
    void aCaptureFarAboveBetaCutsANodeOff() {
        SetUpThread at = withACapture(0, REVERSE_FUTILITY_PRUNING, NULL_MOVE_PRUNING);
        int depth = SetUpNode.get(SearchParameter.PROBCUT_REDUCTION); // The quiescence search alone decides.
        int above = SetUpNode.get(SearchParameter.PROBCUT_MARGIN);
        int score = at.search(depth, true);
        assertTrue(score >= 1, "" + score);
        assertEquals(at.move("2h2d"), TtData.move(at.stored()));
        assertEquals(1, TtData.depth(at.stored()));
        assertEquals(score + above, TtData.score(at.stored(), PLY), "the answer is less by the margin");
        SetUpThread without = withACapture(0, REVERSE_FUTILITY_PRUNING, NULL_MOVE_PRUNING, PROBCUT);
        without.search(depth, true);
        assertEquals(depth, TtData.depth(without.stored()));
    }

    @Test
    void anEntryFarAboveBetaAndNearlyDeepEnoughCutsANodeOff() {
        int above = SetUpNode.get(SearchParameter.SMALL_PROBCUT_MARGIN);
        SetUpThread at = middleGame(0, PROBCUT);
        at.store(Move.NONE, 1 + above, DEPTH - 4, Bound.LOWER);
        assertEquals(1 + above, at.search(DEPTH, true));
        assertEquals(0, at.thread.nodes);
    }

    // ---- Singular extensions and multi-cut ----

    private static SetUpThread withTtMove(int forBlack, int ttScore) {
        SetUpThread at = middleGame(
                forBlack,
                REVERSE_FUTILITY_PRUNING,
                NULL_MOVE_PRUNING,
                PROBCUT,
                Feature.SMALL_PROBCUT,
                Feature.RAZORING);
        at.store(at.move("8h2b+"), ttScore, DEPTH - 1, Bound.LOWER);
        return at;
    }

    @Test
    void ifOtherMovesAreGoodEnoughTooTheNodeIsCutOff() {
        SetUpThread at = withTtMove(300, 100);
        assertTrue(at.search(DEPTH, true) >= 1);
        assertEquals(0, at.node.ttMoveExtension);
        assertEquals(DEPTH - 1, TtData.depth(at.stored()), "the node itself was not searched");
        assertEquals(1, at.node.cutoffCount, "the cutoff counts for the parent");
    }

    @Test
    void aNodeIsOfAFormerPvIfItsSingularTestIs() {
        SetUpThread at = withTtMove(0, 2000);
        at.evaluation.gainOfAMove = 101;
        at.thread.stack[PLY - 1].ttPv = true;
        assertTrue(at.search(DEPTH, true) >= 1);
        assertTrue(at.node.ttPv, "the test has failed low, the node has not");
    }

    @Test
    void aTtMoveMuchBetterThanAllOthersIsExtended() {
        SetUpThread at = withTtMove(0, 2000);
        at.search(DEPTH, true);
        assertEquals(3, at.node.ttMoveExtension);
        assertEquals(DEPTH + 1, at.node.depth, "and the others are searched a ply deeper");
    }

    @Test
    void aTtMoveThatIsNoBetterThanOthersIsReduced() {
        SetUpThread at = withTtMove(0, 0);
        at.search(DEPTH, true);
        assertEquals(-2, at.node.ttMoveExtension, "in a cut node");
    }

    @Test
    void afterTheTestTheStackIsAsItWas() {
        SetUpThread at = withTtMove(0, 2000);
        at.search(DEPTH, true);
        assertTrue(at.thread.stack[PLY] == at.node);
        assertEquals(Move.NONE, at.node.excludedMove);
    }

    @Test
    void aSearchWithoutTheTtMoveStoresNothing() {
        SetUpThread at = middleGame(0, Feature.RAZORING, PROBCUT);
        at.node.excludedMove = at.move("2h6h");
        at.node.ttScore = Node.NO_SCORE;
        at.search(3, true);
        assertEquals(TtData.NOTHING, at.stored());
    }

    // ---- Moves ----

    @Test
    void withoutAMoveTheSideIsMated() {
        SetUpThread at = new SetUpThread("4k4/9/9/9/9/9/4p4/4g4/4K4 b - 1", Features.ALL);
        assertEquals(Score.matedIn(PLY), at.search(3, true));
    }

    @Test
    void aCutNodeWithoutATtMoveIsReduced() {
        int depth = SetUpNode.get(SearchParameter.IIR_MIN_DEPTH);
        SetUpThread at = middleGame(0, Feature.RAZORING);
        at.node.open(500, 501);
        at.search(depth, true);
        assertEquals(depth - 1, at.node.depth);
        SetUpThread all = middleGame(0, Feature.RAZORING);
        all.node.open(500, 501);
        all.search(depth, false);
        assertEquals(depth, all.node.depth, "an all node is not");
    }

    @Test
    void aNodeWhoseMoveWasBetterThanItSeemedIsSearchedDeeper() {
        SetUpThread at = middleGame(0, Feature.RAZORING);
        Node parent = at.thread.stack[PLY - 1];
        parent.reduction = SetUpNode.get(SearchParameter.HINDSIGHT_DEEPER);
        at.node.open(500, 501);
        at.search(3, false);
        assertEquals(4, at.node.depth);
        assertEquals(0, parent.reduction, "the reduction is taken back once");
    }

    @Test
    void aLateMoveIsSearchedLessDeepFirst() {
        SetUpThread at = middleGame(0, Feature.RAZORING, Feature.FUTILITY_PRUNING, Feature.LATE_MOVE_PRUNING);
        at.node.open(500, 501);
        at.search(8, false);
        assertTrue(child(at).depth < 7, "" + child(at).depth);
        assertTrue(child(at).cutNode);
        assertEquals(0, at.node.reduction);
    }

    private static SetUpThread whereAMoveGains300() {
        Features features =
                without(REVERSE_FUTILITY_PRUNING, NULL_MOVE_PRUNING, PROBCUT, Feature.RAZORING, Feature.HINDSIGHT);
        SetUpThread at = new SetUpThread("4k4/9/9/9/9/9/9/9/4K4 b - 1", features);
        at.evaluation.gainOfAMove = 300;
        at.node.open(200, 201);
        return at;
    }

    @Test
    void aFailHighIsBlendedWithBeta() {
        SetUpThread at = whereAMoveGains300();
        assertEquals((300 + 201) / 2, at.search(1, true));
    }

    @Test
    void cutoffsAreCountedForTheParent() {
        SetUpThread at = whereAMoveGains300();
        at.search(1, true);
        assertEquals(1, at.node.cutoffCount);
        at.thread.stack[PLY + 2].cutoffCount = 7;
        at.search(1, true);
        assertEquals(0, at.thread.stack[PLY + 2].cutoffCount, "a new grandparent begins anew");
    }

    @Test
    void belowAFormerPvNodeAnAllNodeIsOneToo() {
        SetUpThread at = middleGame(0, Feature.RAZORING);
        at.thread.stack[PLY - 1].ttPv = true;
        at.node.open(500, 501);
        at.search(3, false);
        assertTrue(at.node.ttPv);
        assertTrue(TtData.isPv(at.stored()));
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
        assertFalse(TtData.hasScore(at.stored()));
    }

    @Test
    void theEvaluationImprovesIfItIsBetterThanTwoPliesAgo() {
        for (int before : new int[] {99, 100, 101}) {
            SetUpThread at = middleGame(100, REVERSE_FUTILITY_PRUNING, NULL_MOVE_PRUNING);
            at.thread.stack[PLY - 2].staticEvaluation = before;
            at.node.open(200, 201);
            at.search(1, true);
            assertEquals(before < 100, at.node.improving, "" + before);
        }
    }

    @Test
    void theOpponentsEvaluationIsWorseIfOursHasImproved() {
        for (int before : new int[] {-101, -100, -99}) {
            SetUpThread at = middleGame(100, REVERSE_FUTILITY_PRUNING, NULL_MOVE_PRUNING);
            at.thread.stack[PLY - 1].staticEvaluation = before;
            at.search(1, true);
            assertEquals(before > -100, at.node.opponentWorsening, "" + before);
        }
    }

    // ---- The root ----

    @Test
    void theRootsMovesAreSearchedLikeThoseOfAPvNode() {
        SetUpThread at = middleGame(0);
        Node root = at.thread.stack[0].open(-Node.INFINITE, Node.INFINITE, 5, false);
        at.thread.startIteration(5, new int[] {at.move("2h6h")}, 1);
        at.main.startRoot(root, at.move("2h6h"));
        int first = at.main.searchRootMove(root, at.move("2h6h"));
        assertEquals(root.alpha, first);
        assertTrue(at.thread.stack[1].followsPv, "the line of the last iteration");
        assertEquals(5 - 2, root.depth, "after the first raise of alpha others are reduced");
        at.main.searchRootMove(root, at.move("2h3h"));
        assertFalse(at.thread.stack[1].followsPv);
        at.main.finishRoot(root, true);
        assertEquals(root.bestMove, TtData.move(at.stored()));
    }
}
