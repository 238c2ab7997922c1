package sanmai.search.alphabeta.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.search.alphabeta.Feature.DELTA_PRUNING;
import static sanmai.search.alphabeta.Feature.MATE_IN_ONE;
import static sanmai.search.alphabeta.Feature.QUIESCENCE_CHECKS;
import static sanmai.search.alphabeta.Feature.QUIESCENCE_SEE_PRUNING;
import static sanmai.search.alphabeta.tree.SetUpThread.PLY;
import static sanmai.search.alphabeta.tree.SetUpThread.without;

import org.junit.jupiter.api.Test;
import sanmai.search.Score;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.SearchParameter;
import sanmai.search.alphabeta.ordering.StaticExchangeEvaluation;

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
    void nobodyHasToTake() {
        SetUpThread at = at(PAWN_NOT_TO_TAKE, -3, QUIESCENCE_SEE_PRUNING, DELTA_PRUNING, QUIESCENCE_CHECKS);
        assertEquals(-3, at.quiescence.search(at.node));
        assertTrue(at.thread.nodes > 0);
    }

    @Test
    void capturesThatLoseMaterialAreNotSearched() {
        SetUpThread at = at(PAWN_NOT_TO_TAKE, -3, DELTA_PRUNING, QUIESCENCE_CHECKS);
        at.quiescence.search(at.node);
        assertEquals(0, at.thread.nodes);
        at = at(PAWN_TO_TAKE, -3, DELTA_PRUNING, QUIESCENCE_CHECKS);
        at.quiescence.search(at.node);
        assertTrue(at.thread.nodes > 0);
    }

    // ---- Delta pruning ----

    private static SetUpThread belowAlphaByTheGainAnd(int more) {
        SetUpThread at = at(PAWN_TO_TAKE, 0, QUIESCENCE_CHECKS);
        int gain = StaticExchangeEvaluation.gain(at.position, at.move("2h2d"));
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

    // ---- Checks ----

    @Test
    void theFirstPlySearchesQuietChecks() {
        SetUpThread at = at(MATE_BY_A_DROP, -50, MATE_IN_ONE);
        assertEquals(Score.mateIn(PLY + 1), at.quiescence.search(at.node));
        SetUpThread without = at(MATE_BY_A_DROP, -50, MATE_IN_ONE, QUIESCENCE_CHECKS);
        assertEquals(-50, without.quiescence.search(without.node));
    }

    @Test
    void theSecondPlyDoesNot() {
        SetUpThread at = at("4k4/9/4P4/9/9/9/p8/P8/4K4 w G 1", -50, MATE_IN_ONE, DELTA_PRUNING);
        at.evaluation.gainOfAMove = 1000;
        at.node.open(60, 61);
        assertEquals(1050, at.quiescence.search(at.node), "after the capture Black could mate by a drop");
    }

    @Test
    void inCheckAllMovesAreSearchedAndNobodyStandsPat() {
        SetUpThread at = at("4k4/9/9/9/9/9/4p4/4g4/4K4 b - 1", 3000);
        assertEquals(Score.matedIn(PLY), at.quiescence.search(at.node));
        SetUpThread check = at(SetUpNode.IN_CHECK, 0);
        check.quiescence.search(check.node);
        assertTrue(check.thread.nodes > 0);
    }
}
