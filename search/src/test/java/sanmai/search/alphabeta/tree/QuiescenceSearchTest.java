package sanmai.search.alphabeta.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.search.alphabeta.Feature.CORRECTION_HISTORY;
import static sanmai.search.alphabeta.Feature.DELTA_PRUNING;
import static sanmai.search.alphabeta.Feature.MATE_IN_ONE;
import static sanmai.search.alphabeta.Feature.QUIESCENCE_FEW_MOVES;
import static sanmai.search.alphabeta.Feature.QUIESCENCE_SEARCH;
import static sanmai.search.alphabeta.Feature.QUIESCENCE_SEE_PRUNING;
import static sanmai.search.alphabeta.tree.SetUpThread.PLY;
import static sanmai.search.alphabeta.tree.SetUpThread.without;

import org.junit.jupiter.api.Test;
import sanmai.engine.Bound;
import sanmai.engine.Score;
import sanmai.notation.Sfen;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.SearchParameter;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.alphabeta.tt.TtData;
import sanmai.search.eval.material.PieceValues;
import sanmai.shogi.Move;

class QuiescenceSearchTest {
    /** Black mates by the quiet drop G*5b. */
    private static final String MATE_BY_A_DROP = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1";

    /** The rook takes a pawn that nothing protects. */
    private static final String PAWN_TO_TAKE = "4k4/9/9/7p1/9/9/9/7R1/4K4 b - 1";

    /** The rook takes a pawn that a gold protects. */
    private static final String PAWN_NOT_TO_TAKE = "4k4/9/7g1/7p1/9/9/9/7R1/4K4 b - 1";

    private static SetUpThread at(String sfen, int forBlack, Feature... without) {
        SetUpThread at = new SetUpThread(sfen, without(without));
        at.evaluation.forBlack = forBlack;
        return at;
    }

    @Test
    void anEvaluationOfBetaIsEnough() {
        SetUpThread at = at(PAWN_TO_TAKE, 1);
        assertEquals(1, at.quiescence.search(at.node));
        assertEquals(0, at.thread.nodes);
    }

    @Test
    void aScoreAboveBetaCountsHalf() {
        SetUpThread at = at(PAWN_TO_TAKE, 101);
        assertEquals(51, at.quiescence.search(at.node), "of standing pat");
        at = at(PAWN_TO_TAKE, 0);
        at.evaluation.gainOfAMove = 101;
        assertEquals(51, at.quiescence.search(at.node), "of a move");
        assertTrue(at.thread.nodes > 0);
    }

    @Test
    void aWonOrLostGameCountsInFull() {
        SetUpThread won = at(PAWN_TO_TAKE, Node.KNOWN_WIN, CORRECTION_HISTORY);
        assertEquals(Node.KNOWN_WIN, won.quiescence.search(won.node));
        SetUpThread lost = at(PAWN_TO_TAKE, -Node.KNOWN_WIN, CORRECTION_HISTORY);
        lost.node.open(-Node.KNOWN_WIN - 100, -Node.KNOWN_WIN - 99);
        assertEquals(-Node.KNOWN_WIN, lost.quiescence.search(lost.node));
    }

    @Test
    void withoutQuiescenceTheEvaluationIsTheScore() {
        SetUpThread at = at(PAWN_TO_TAKE, -3, QUIESCENCE_SEARCH);
        at.node.pvLength = 7;
        assertEquals(-3, at.quiescence.search(at.node));
        assertEquals(0, at.node.pvLength);
    }

    @Test
    void theResultIsStoredAsThatOfDepthZero() {
        SetUpThread at = at(PAWN_TO_TAKE, 0);
        at.evaluation.gainOfAMove = 101;
        at.node.depth = 7;
        int score = at.quiescence.search(at.node);
        assertEquals(Bound.LOWER, TtData.bound(at.stored()));
        assertEquals(score, TtData.score(at.stored(), PLY));
        assertEquals(0, TtData.depth(at.stored()));
    }

    @Test
    void aScoreWithinTheWindowIsStoredAsAnUpperBound() {
        SetUpThread at = at(PAWN_TO_TAKE, -3);
        at.evaluation.gainOfAMove = 20;
        at.node.open(-100, 50);
        assertEquals(17, at.quiescence.search(at.node));
        assertEquals(Bound.UPPER, TtData.bound(at.stored()));
    }

    @Test
    void aPvDoesNotGoOnIntoTheQuiescenceSearch() {
        SetUpThread at = at(PAWN_TO_TAKE, -3);
        at.node.open(-100, 50);
        at.quiescence.search(at.node);
        assertFalse(TtData.isPv(at.stored()));
        long known = TtData.of(Move.NONE, 0, 0, Bound.UPPER);
        at.thread.table.store(at.node.key, TtData.withPv(known, true), TtData.NO_EVALUATION);
        at.node.open(-100, 50);
        at.quiescence.search(at.node);
        assertTrue(TtData.isPv(at.stored()), "a mark of the main search is kept");
    }

    @Test
    void whatDecidesTheNodeBeforeItsMovesIsTheScore() {
        SetUpThread known = at(PAWN_TO_TAKE, -3);
        known.store(Move.NONE, 7, 0, Bound.LOWER);
        assertEquals(7, known.quiescence.search(known.node));
        SetUpThread mating = at(MATE_BY_A_DROP, -50);
        assertEquals(Score.mateIn(PLY + 1), mating.quiescence.search(mating.node));
        assertEquals(0, mating.thread.nodes);
    }

    @Test
    void aMoveIsSearchedWithTheWindowTurnedRound() {
        SetUpThread at = at(PAWN_TO_TAKE, -3);
        at.node.open(-100, 50);
        at.quiescence.search(at.node);
        Node child = at.thread.child(at.node);
        assertEquals(-50, child.initialAlpha);
        assertEquals(3, child.beta, "standing pat has raised alpha");
        assertEquals(PAWN_TO_TAKE, Sfen.of(at.position), "the move is taken back");
    }

    @Test
    void aStoppedSearchStoresNoScore() {
        SetUpThread at = at(PAWN_TO_TAKE, -3);
        at.thread.stopWhen(at.control::mustStop, 1);
        assertEquals(0, at.quiescence.search(at.node));
        assertEquals(1, at.thread.nodes);
        assertFalse(TtData.hasScore(at.stored()));
    }

    @Test
    void nobodyHasToTake() {
        SetUpThread at = at(PAWN_NOT_TO_TAKE, -3, QUIESCENCE_SEE_PRUNING, DELTA_PRUNING);
        assertTrue(at.quiescence.search(at.node) <= 0);
        assertTrue(at.thread.nodes > 0);
    }

    @Test
    void theFirstMovesAloneAreSearched() {
        String manyPawns = "4k4/9/9/p1p1p1p1p/P1P1P1P1P/9/9/9/4K4 b - 1";
        SetUpThread at = at(manyPawns, -3, DELTA_PRUNING, QUIESCENCE_SEE_PRUNING);
        at.quiescence.search(at.node);
        assertEquals(SetUpNode.get(SearchParameter.QUIESCENCE_MOVES), at.thread.nodes);
    }

    @Test
    void checksAreNeitherTooLateNorPrunedByDelta() {
        String allCheck = "4k4/3ppp3/3GGG3/9/9/9/9/9/4K4 b - 1";
        SetUpThread at = at(allCheck, -10_000, MATE_IN_ONE, QUIESCENCE_SEE_PRUNING);
        at.quiescence.search(at.node);
        SetUpThread all =
                at(allCheck, -10_000, MATE_IN_ONE, QUIESCENCE_SEE_PRUNING, QUIESCENCE_FEW_MOVES, DELTA_PRUNING);
        all.quiescence.search(all.node);
        assertTrue(at.thread.nodes > SetUpNode.get(SearchParameter.QUIESCENCE_MOVES));
        assertEquals(all.node.moveCount, at.node.moveCount);
        assertEquals(all.node.bestScore, at.node.bestScore);
    }

    @Test
    void takingBackIsAlwaysTried() {
        SetUpThread at = at(PAWN_TO_TAKE, -10_000);
        at.quiescence.search(at.node);
        assertEquals(0, at.thread.nodes, "delta pruning");
        at.node.open(0, 1);
        at.node.lastMove = at.move("2h2d"); // Any move to that square.
        at.thread.table.clear();
        at.quiescence.search(at.node);
        assertTrue(at.thread.nodes > 0);
    }

    @Test
    void afterANullMoveThereIsNothingToTakeBack() {
        SetUpThread at = at("p8/4k4/9/9/9/9/9/R8/4K4 b - 1", -10_000);
        at.node.lastMove = Move.NONE;
        at.node.inCheck = false;
        at.quiescence.search(at.node);
        assertEquals(0, at.thread.nodes, "9a is square 0");
    }

    @Test
    void capturesThatLoseMaterialAreNotSearched() {
        SetUpThread at = at(PAWN_NOT_TO_TAKE, -3, DELTA_PRUNING);
        at.quiescence.search(at.node);
        assertEquals(0, at.thread.nodes);
        at = at(PAWN_TO_TAKE, -3, DELTA_PRUNING);
        at.quiescence.search(at.node);
        assertTrue(at.thread.nodes > 0);
    }

    @Test
    void capturesThatLoseLittleAreSearched() {
        SetUpThread at = at("4k4/9/7p1/7l1/9/6N2/9/9/4K4 b - 1", -3, DELTA_PRUNING);
        int loss = -at.thread.see.value(at.position, at.move("3f2d"));
        assertTrue(loss > 0 && loss <= SetUpNode.get(SearchParameter.QUIESCENCE_SEE));
        at.quiescence.search(at.node);
        assertEquals(1, at.thread.nodes);
    }

    // ---- Delta pruning ----

    private static SetUpThread belowAlphaByTheGainAnd(int more) {
        SetUpThread at = at(PAWN_TO_TAKE, 0);
        int gain = PieceValues.ENGINE.expectedGain(at.position, at.move("2h2d"));
        int alpha = gain + SetUpNode.get(SearchParameter.DELTA_MARGIN) + more;
        at.node.open(alpha, alpha + 1);
        return at;
    }

    @Test
    void aCaptureThatCannotBringTheScoreToAlphaIsNotSearched() {
        SetUpThread at = belowAlphaByTheGainAnd(0);
        int best = at.node.alpha;
        assertEquals(best, at.quiescence.search(at.node), "what the capture might have brought is the score");
        assertEquals(0, at.thread.nodes);
        at = belowAlphaByTheGainAnd(-1);
        at.quiescence.search(at.node);
        assertTrue(at.thread.nodes > 0);
    }

    @Test
    void aCaptureThatLosesMoreThanIsLeftIsNotSearched() {
        int margin = SetUpNode.get(SearchParameter.DELTA_MARGIN);
        assertEquals(margin - 100, scoreWithoutTaking(margin - 100), "alpha");
        assertEquals(margin, scoreWithoutTaking(margin + 1), "what the margin allows");
    }

    /** The score of a node whose one capture is pruned, with this alpha and the evaluation 0. */
    private static int scoreWithoutTaking(int alpha) {
        SetUpThread at = at(PAWN_NOT_TO_TAKE, 0, QUIESCENCE_SEE_PRUNING);
        at.node.open(alpha, alpha + 1);
        int score = at.quiescence.search(at.node);
        assertEquals(0, at.thread.nodes);
        return score;
    }

    @Test
    void aPrunedCaptureMakesNoScoreWorse() {
        int margin = SetUpNode.get(SearchParameter.DELTA_MARGIN);
        for (int ttScore : new int[] {margin + 50, 3 * margin}) {
            int alpha = ttScore + 10;
            SetUpThread at = at(PAWN_NOT_TO_TAKE, 0, QUIESCENCE_SEE_PRUNING);
            at.store(Move.NONE, ttScore, 0, Bound.LOWER);
            at.node.open(alpha, alpha + 1);
            assertEquals(ttScore, at.quiescence.search(at.node));
            assertEquals(0, at.thread.nodes, "the margin counts from the static evaluation");
        }
    }

    // ---- Checks ----

    @Test
    void quietChecksAreNotSearched() {
        SetUpThread at = at(MATE_BY_A_DROP, -50, MATE_IN_ONE);
        assertEquals(-50, at.quiescence.search(at.node));
        assertEquals(0, at.thread.nodes);
    }

    @Test
    void inCheckAllMovesAreSearchedAndNobodyStandsPat() {
        SetUpThread at = at("4k4/9/9/9/9/9/4p4/4g4/4K4 b - 1", 0);
        at.thread.stack[PLY - 2].staticEvaluation = 3000;
        assertEquals(Score.matedIn(PLY), at.quiescence.search(at.node));
    }

    @Test
    void quietEvasionsAreSearchedUntilOneDoesNotLose() {
        SetUpThread lost = at(SetUpNode.IN_CHECK, -Node.KNOWN_WIN, CORRECTION_HISTORY);
        lost.quiescence.search(lost.node);
        assertEquals(lost.node.moveCount, lost.thread.nodes);
        assertTrue(lost.thread.nodes > 1);
        SetUpThread notLost = at(SetUpNode.IN_CHECK, 1 - Node.KNOWN_WIN, CORRECTION_HISTORY);
        notLost.quiescence.search(notLost.node);
        assertEquals(1, notLost.thread.nodes);
    }

    @Test
    void thenEvasionsThatLoseMaterialAreLeftOut() {
        String kingTakesOrRookTakes = "4k4/9/9/4p4/R3l4/9/9/5r3/4K4 b - 1";
        SetUpThread at = at(kingTakesOrRookTakes, -3);
        at.quiescence.search(at.node);
        assertEquals(1, at.thread.nodes, "the king takes the rook");
        SetUpThread all = at(kingTakesOrRookTakes, -3, QUIESCENCE_SEE_PRUNING);
        all.quiescence.search(all.node);
        assertEquals(2, all.thread.nodes, "the rook takes the lance");
    }
}
