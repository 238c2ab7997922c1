package sanmai.search.alphabeta.history;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.search.alphabeta.tree.SetUpNode.get;

import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.SearchParameter;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.alphabeta.tree.SetUpNode;
import sanmai.search.alphabeta.tt.TtData;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

class HistoryTest {
    private static final int DEPTH = 5;

    private final SetUpNode at = new SetUpNode(SetUpNode.MIDDLE_GAME);
    private final History history = new History(Features.ALL);
    private final Node node = at.node;
    private final Node parent = new Node(3);
    private final int best = move("2h6h");
    private final int other = move("6i7h");
    private final int third = move("4i5h");
    private final int capture = move("8h2b+");

    private int move(String usi) {
        return UsiMove.parse(usi, at.position);
    }

    /** A quiet move has led from the parent to the node, each with moves before it. */
    @BeforeEach
    void begin() {
        node.depth = DEPTH;
        node.onePlyAgo = 100;
        node.twoPliesAgo = 200;
        node.lastMove = third;
        parent.onePlyAgo = 300;
        parent.keys.read(at.position);
        parent.quiet = true;
        parent.moveCount = 3;
        node.startMoves(-Node.INFINITE);
    }

    private void cutoffBy(int move) {
        node.bestMove = move;
        node.bestScore = node.beta;
        history.learn(node, parent, at.position);
    }

    /** By how much the ordering score of a quiet move is above that of a new history. */
    private int learnt(int move) {
        return history.orderingScore(move, node) - new History(Features.ALL).orderingScore(move, node);
    }

    private int learntByCapture(int move) {
        return history.captureScore(move, at.position) - new History(Features.ALL).captureScore(move, at.position);
    }

    private int learntOfMoveBefore() {
        return history.orderingScore(node.lastMove, parent)
                - new History(Features.ALL).orderingScore(node.lastMove, parent);
    }

    // ---- Cutoffs ----

    @Test
    void theMoveOfACutoffGetsABonusAndThoseBeforeItAMalus() {
        node.addQuiet(other);
        node.addQuiet(third);
        node.addCapture(capture);
        cutoffBy(best);
        assertTrue(learnt(best) > 0);
        assertTrue(learnt(other) < learnt(third), "the later a move was searched, the less was expected of it");
        assertTrue(learnt(third) < 0);
        assertTrue(learntByCapture(capture) < 0);
    }

    @Test
    void aCaptureThatCutsOffTeachesNothingAboutQuietMoves() {
        node.addQuiet(other);
        cutoffBy(capture);
        assertTrue(learntByCapture(capture) > 0);
        assertEquals(0, learnt(other));
    }

    @Test
    void inTheRootThereIsNoMoveBefore() {
        node.bestMove = best;
        node.quiet = true;
        node.moveCount = 1;
        history.learn(node, node, at.position);
        int usual = learnt(best);
        assertEquals(0, history.orderingScore(third, node) - new History(Features.ALL).orderingScore(third, node));
        history.clear();
        node.statScore = 3200;
        history.learn(node, node, at.position);
        assertEquals(usual, learnt(best));
    }

    @Test
    void theBonusGrowsWithDepthUpToALimit() {
        node.bestMove = best;
        assertEquals(DEPTH * get(SearchParameter.BONUS_LINEAR) - 77, history.bonus(node));
        node.depth = 60;
        assertEquals(get(SearchParameter.BONUS_MAX), history.bonus(node));
        node.ttMove = best;
        assertEquals(get(SearchParameter.BONUS_MAX) + get(SearchParameter.BONUS_TT_MOVE), history.bonus(node));
        assertEquals(2 * get(SearchParameter.MALUS_LINEAR) - 204, history.malus(2));
        assertEquals(get(SearchParameter.MALUS_MAX), history.malus(60));
    }

    /** What a cutoff teaches of the move before, the parent's move with this number. */
    private int learntByRefutation(int moveCount) {
        history.clear();
        parent.moveCount = moveCount;
        cutoffBy(best);
        return learntOfMoveBefore();
    }

    @Test
    void theFirstMoveGetsAMalusIfItIsRefuted() {
        assertTrue(learntByRefutation(1) < 0);
        assertEquals(0, learntByRefutation(2));
        parent.ttData = TtData.EVALUATION_ALONE;
        assertEquals(0, learntByRefutation(1));
        assertTrue(learntByRefutation(2) < 0, "the second move of a known node");
    }

    @Test
    void refutedNullMovesAndCapturesGetNoMalus() {
        parent.quiet = false;
        assertEquals(0, learntByRefutation(1));
        parent.quiet = true;
        node.lastMove = Move.NONE;
        assertEquals(0, learntByRefutation(1));
    }

    // ---- Nodes in which no move is good enough ----

    private void failLow() {
        node.depth = 10;
        node.bestScore = -500;
        node.bestMove = Move.NONE;
        history.learn(node, parent, at.position);
    }

    /** What a node without a good move teaches a single history of the move before. */
    private int learntByFailLow(Feature feature) {
        History single = only(feature, Feature.FAIL_LOW_BONUS);
        int before = single.orderingScore(node.lastMove, parent);
        node.depth = 10;
        node.bestMove = Move.NONE;
        single.learn(node, parent, at.position);
        return single.orderingScore(node.lastMove, parent) - before;
    }

    private static History only(Feature... features) {
        return new History(Features.of(Set.of(features)));
    }

    @Test
    void aQuietMoveWithoutAGoodReplyGetsABonus() {
        node.bestScore = -500;
        parent.staticEvaluation = -500;
        assertTrue(learntByFailLow(Feature.HISTORY_HEURISTIC) > 0);
        assertTrue(learntByFailLow(Feature.CONTINUATION_HISTORY) > 0);
        assertTrue(learntByFailLow(Feature.PAWN_HISTORY) > 0);
        node.lastMove = move("7f7e");
        assertEquals(0, learntByFailLow(Feature.PAWN_HISTORY), "other pawns were before the move of a pawn");
    }

    @Test
    void aPromotionGetsNoBonusInPawnHistory() {
        Position promotes = Sfen.position("4k4/9/9/2S6/9/9/9/9/4K4 b - 1");
        node.lastMove = UsiMove.parse("7d7c", promotes);
        assertTrue(learntByFailLow(Feature.PAWN_HISTORY) > 0);
        node.lastMove = UsiMove.parse("7d7c+", promotes);
        assertEquals(0, learntByFailLow(Feature.PAWN_HISTORY));
    }

    @Test
    void aCaptureWithoutAGoodReplyGetsABonus() {
        Position position = Sfen.position("4k4/9/9/9/4g4/9/4R4/9/4K4 b - 1");
        node.lastMove = UsiMove.parse("5g5e", position);
        int before = history.captureScore(node.lastMove, position);
        int quiet = history.mainScore(node.lastMove);
        parent.quiet = false;
        node.bestMove = Move.NONE;
        position.doMove(node.lastMove);
        history.learn(node, parent, position);
        position.undoMove();
        assertTrue(history.captureScore(node.lastMove, position) > before);
        assertEquals(quiet, history.mainScore(node.lastMove));
    }

    @Test
    void aNullMoveGetsNoBonus() {
        node.lastMove = Move.NONE;
        failLow();
        assertEquals(0, learntOfMoveBefore());
    }

    // ---- The transposition table and the evaluation ----

    @Test
    void aCutoffByTheTableRewardsItsQuietMove() {
        node.ttMove = best;
        history.learnFromTtCutoff(node, false, parent);
        assertEquals(0, learnt(best));
        history.learnFromTtCutoff(node, true, parent);
        History expected = new History(Features.ALL);
        expected.updateQuiet(best, node, DEPTH * get(SearchParameter.TT_CUTOFF_BONUS) - 71);
        assertEquals(expected.orderingScore(best, node), history.orderingScore(best, node));
    }

    @Test
    void aCutoffByTheTableIsWorthALimitedBonus() {
        node.ttMove = best;
        node.depth = 20;
        history.learnFromTtCutoff(node, true, parent);
        int learnt = learnt(best);
        history.clear();
        node.depth = 40;
        history.learnFromTtCutoff(node, true, parent);
        assertEquals(learnt, learnt(best));
    }

    @Test
    void aCutoffByTheTablePunishesAnEarlyMoveBefore() {
        parent.moveCount = 5;
        history.learnFromTtCutoff(node, false, parent);
        assertEquals(0, learntOfMoveBefore());
        parent.moveCount = 4;
        history.learnFromTtCutoff(node, false, parent);
        assertTrue(learntOfMoveBefore() < 0);
    }

    /** What the static evaluations before and after the last move teach main history about the move. */
    private int learntFromEvaluations(int before, int after) {
        history.clear();
        int start = history.mainScore(node.lastMove);
        parent.staticEvaluation = before;
        node.staticEvaluation = after;
        history.learnFromEvaluation(node, parent);
        return history.mainScore(node.lastMove) - start;
    }

    @Test
    void aMoveThatImprovesTheEvaluationGetsABonus() {
        assertTrue(learntFromEvaluations(0, -100) > 0);
        assertTrue(learntFromEvaluations(0, 100) < 0);
        assertTrue(learntFromEvaluations(-50, -100) > learntFromEvaluations(0, -100));
        assertEquals(learntFromEvaluations(-50, -100), learntFromEvaluations(-100, -50));
        assertEquals(learntFromEvaluations(0, -300), learntFromEvaluations(0, -600), "the greatest bonus");
        assertEquals(learntFromEvaluations(0, 300), learntFromEvaluations(0, 600), "the greatest malus");
        assertTrue(learntFromEvaluations(0, 0) > 0, "who moves is better off");
    }

    @Test
    void theEvaluationTeachesByQuietMovesOutOfCheckAlone() {
        parent.inCheck = true;
        assertEquals(0, learntFromEvaluations(0, -100));
        parent.inCheck = false;
        parent.quiet = false;
        assertEquals(0, learntFromEvaluations(0, -100));
        parent.quiet = true;
        node.lastMove = Move.NONE;
        assertEquals(0, learntFromEvaluations(0, -100), "a null move");
    }

    @Test
    void theEvaluationOfANewNodeTeachesPawnHistoryToo() {
        node.staticEvaluation = -100;
        History pawns = only(Feature.PAWN_HISTORY, Feature.EVALUATION_BONUS);
        int before = pawns.orderingScore(third, parent);
        node.ttData = TtData.EVALUATION_ALONE;
        pawns.learnFromEvaluation(node, parent);
        assertEquals(before, pawns.orderingScore(third, parent));
        node.ttData = TtData.NOTHING;
        pawns.learnFromEvaluation(node, parent);
        assertTrue(pawns.orderingScore(third, parent) > before);
    }

    // ---- Surprise ----

    private int bonusOfMoveBefore() {
        history.clear();
        failLow();
        return learntOfMoveBefore();
    }

    @Test
    void theMoreAMoveWasUnderestimatedTheMoreBonusItGets() {
        node.staticEvaluation = -500;
        parent.staticEvaluation = 500;
        int usual = bonusOfMoveBefore();
        parent.moveCount = 9;
        assertTrue(bonusOfMoveBefore() > usual, "a late move");
        parent.moveCount = 8;
        assertEquals(usual, bonusOfMoveBefore());
        parent.statScore = -5000;
        assertTrue(bonusOfMoveBefore() > usual, "a bad history");
        parent.statScore = 0;
        node.staticEvaluation = -350;
        assertTrue(bonusOfMoveBefore() > usual, "the score is below the evaluation");
        node.inCheck = true;
        assertEquals(usual, bonusOfMoveBefore(), "there is none in check");
        node.inCheck = false;
        node.staticEvaluation = -500;
        parent.staticEvaluation = 400;
        assertTrue(bonusOfMoveBefore() > usual, "and above that before the move");
    }

    @Test
    void aMoveOutOfCheckHadNoEvaluationBefore() {
        parent.staticEvaluation = 500;
        parent.inCheck = true;
        int usual = bonusOfMoveBefore();
        parent.staticEvaluation = 400;
        assertEquals(usual, bonusOfMoveBefore());
    }

    @Test
    void aMoveThatWasNotUnderestimatedGetsNoMalus() {
        int start = history.mainScore(third);
        parent.statScore = 100_000;
        failLow();
        assertEquals(start, history.mainScore(third));
    }

    @Test
    void aGoodMoveBeforeMakesTheBonusGreater() {
        cutoffBy(best);
        int usual = learnt(best);
        history.clear();
        parent.statScore = 3200;
        cutoffBy(best);
        assertTrue(learnt(best) > usual);
    }
}
