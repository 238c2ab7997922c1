package sanmai.search.alphabeta.history;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.stack.Node;
import sanmai.search.alphabeta.tree.SetUpNode;
import sanmai.search.eval.Evaluation;
import sanmai.shogi.Move;

class CorrectionHistoryTest {
    private static final int MANY = 1000;
    private static final String BOARD = "4k4/4r4/4p4/9/9/9/4P4/4R4/4K4 b - 1";

    private final CorrectionHistory correctionHistory = new CorrectionHistory(Features.ALL);
    private final Node node = node(BOARD);

    /** A node that has come about by these moves, the last one first. */
    private static Node node(String sfen, int... moves) {
        Node node = new Node(4);
        node.keys.read(Sfen.position(sfen));
        node.onePlyAgo = moves.length > 0 ? moves[0] : 0;
        node.twoPliesAgo = moves.length > 1 ? moves[1] : 0;
        node.fourPliesAgo = moves.length > 2 ? moves[2] : 0;
        return node;
    }

    private int corrected(Node other) {
        return correctionHistory.correct(0, 0, other);
    }

    private void learn(Node from, int error) {
        for (int i = 0; i < MANY; i++) {
            correctionHistory.update(0, from, error, 10);
        }
    }

    @Test
    void whatWasTooLowIsRaised() {
        assertEquals(50, correctionHistory.correct(50, 0, node));
        correctionHistory.update(0, node, 100, 8);
        int once = corrected(node);
        correctionHistory.update(0, node, 100, 8);
        int twice = corrected(node);
        assertTrue(0 < once && once < twice, once + " " + twice);
        learn(node, -100);
        assertTrue(corrected(node) < 0);
        correctionHistory.clear();
        assertEquals(50, correctionHistory.correct(50, 0, node));
    }

    @Test
    void anErrorCountsTimesTheDepthUpToALimit() {
        int unit = CorrectionHistory.BONUS_DIVISOR;
        assertEquals(correction(100), correctionAfter(100, unit));
        assertEquals(correction(200), correctionAfter(100, 2 * unit));
        assertEquals(correction(-200), correctionAfter(-200, unit));
        assertEquals(correction(CorrectionHistory.MAX_BONUS), correctionAfter(10_000, 20));
        assertEquals(correction(-CorrectionHistory.MAX_BONUS), correctionAfter(-10_000, 20));
    }

    /** The correction after one error, with a new history. */
    private int correctionAfter(int error, int depth) {
        correctionHistory.clear();
        correctionHistory.update(0, node, error, depth);
        return corrected(node);
    }

    /** The sum of the corrections by the pawns and by the other pieces of both sides, which learn half as much again. */
    private static int correction(int bonus) {
        return (bonus * CorrectionHistory.PAWNS_WEIGHT + 2 * (bonus * 3 / 2) * CorrectionHistory.NON_PAWNS_WEIGHT)
                / CorrectionHistory.LIMIT;
    }

    @Test
    void positionsWithTheSamePawnsHaveACorrectionInCommon() {
        learn(node, 500);
        assertEquals(CorrectionHistory.PAWNS_WEIGHT, corrected(node("3k5/3r5/4p4/9/9/9/4P4/3R5/3K5 b G 1")), 1);
    }

    @Test
    void positionsWithTheSameOtherPiecesOfASideDoToo() {
        learn(node, 500);
        int one = CorrectionHistory.NON_PAWNS_WEIGHT;
        assertEquals(one, corrected(node("3k5/3r5/3p5/9/9/9/4P4/4R4/4K4 b - 1")), 1, "Black's");
        assertEquals(one, corrected(node("4k4/4r4/3p5/9/9/9/4P4/3R5/3K5 b - 1")), 1, "White's");
        assertEquals(0, corrected(node("3k5/3r5/3p5/9/9/9/4P4/3R5/3K5 b - 1")));
    }

    @Test
    void positionsAfterTheSameMovesDoToo() {
        learn(node(BOARD, 77, 5, 6), 500);
        String other = "3k5/3r5/3p5/9/9/9/4P4/3R5/3K5 b - 1";
        int one = CorrectionHistory.MOVES_WEIGHT;
        assertEquals(2 * one, corrected(node(other, 77, 5, 6)), 2);
        assertEquals(one, corrected(node(other, 77, 5, 8)), 1, "two plies ago");
        assertEquals(one, corrected(node(other, 77, 8, 6)), 1, "four plies ago");
        assertEquals(0, corrected(node(other, 78, 5, 6)), "another last move");
    }

    @Test
    void aMoveFourPliesAgoTeachesHalfAsMuch() {
        correctionHistory.update(0, node(BOARD, 77, 5, 6), 100, 8);
        String other = "3k5/3r5/3p5/9/9/9/4P4/3R5/3K5 b - 1";
        int two = corrected(node(other, 77, 5, 8));
        assertTrue(two > 0);
        assertEquals(two / 2.0, corrected(node(other, 77, 8, 6)), 1);
    }

    @Test
    void positionsAfterNullMovesHaveNoMoveInCommon() {
        learn(node(BOARD, 0, 5, 6), 500);
        assertEquals(0, corrected(node("3k5/3r5/3p5/9/9/9/4P4/3R5/3K5 b - 1", 0, 5, 6)));
    }

    @Test
    void withoutTheFeatureMovesDoNotMatter() {
        CorrectionHistory none = new CorrectionHistory(Features.ALL.without(Feature.CONTINUATION_CORRECTION));
        none.update(0, node(BOARD, 77, 5, 6), 500, 10);
        assertEquals(0, none.correct(0, 0, node("3k5/3r5/3p5/9/9/9/4P4/3R5/3K5 b - 1", 77, 5, 6)));
    }

    @Test
    void whatIsLearntForOneSideIsNotForTheOther() {
        learn(node, 500);
        assertEquals(0, correctionHistory.correct(0, 1, node));
    }

    @Test
    void noCorrectionLeavesTheRange() {
        learn(node, 30_000);
        int most = corrected(node);
        assertTrue(most > 200 && most < 400, "" + most);
        assertEquals(Evaluation.MAX_SCORE, correctionHistory.correct(Evaluation.MAX_SCORE - 1, 0, node));
        learn(node, -30_000);
        assertEquals(-most, corrected(node));
        assertEquals(-Evaluation.MAX_SCORE, correctionHistory.correct(-Evaluation.MAX_SCORE, 0, node));
    }

    @Test
    void withoutTheFeatureNothingIsCorrected() {
        CorrectionHistory none = new CorrectionHistory(Features.ALL.without(Feature.CORRECTION_HISTORY));
        none.update(0, node, 100, 10);
        assertEquals(50, none.correct(50, 0, node));
    }

    // ---- What a searched node teaches ----

    private int learnt(SetUpNode at, int score, int bestMove) {
        CorrectionHistory history = new CorrectionHistory(Features.ALL);
        at.node.startMoves(-Node.INFINITE);
        at.node.bestScore = score;
        at.node.bestMove = bestMove;
        history.learn(at.position, at.node);
        return Integer.signum(history.correct(0, at.position.turnOrdinal(), at.node));
    }

    private int learnt(int alpha, int beta, int score, String bestMove) {
        SetUpNode at = new SetUpNode(SetUpNode.MIDDLE_GAME);
        at.node.open(alpha, beta);
        return learnt(at, score, bestMove.isEmpty() ? Move.NONE : UsiMove.parse(bestMove, at.position));
    }

    @Test
    void anErrorIsLearntIfTheBoundTellsItsSign() {
        assertEquals(1, learnt(100, 101, 500, "2h6h"), "a lower bound above the evaluation");
        assertEquals(0, learnt(-501, -500, -400, "2h6h"), "a lower bound below it");
        assertEquals(-1, learnt(-100, -99, -500, ""), "an upper bound below it");
        assertEquals(0, learnt(500, 501, 400, ""), "an upper bound above it");
        assertEquals(1, learnt(-1000, 1000, 500, "2h6h"), "an exact score");
        assertEquals(-1, learnt(-1000, 1000, -500, "2h6h"), "an exact score");
    }

    @Test
    void anErrorIsMeasuredFromTheStaticEvaluation() {
        SetUpNode at = new SetUpNode(SetUpNode.MIDDLE_GAME);
        at.node.open(-1000, 1000);
        at.node.staticEvaluation = 300;
        int move = UsiMove.parse("2h6h", at.position);
        assertEquals(-1, learnt(at, 200, move));
        assertEquals(1, learnt(at, 400, move));
    }

    @Test
    void whatCapturesMatesAndChecksChangeIsNoError() {
        assertEquals(0, learnt(100, 101, 500, "8h2b+"));
        assertEquals(0, learnt(100, 101, Node.KNOWN_WIN, "2h6h"));
        assertEquals(0, learnt(-100, -99, -Node.KNOWN_WIN, ""));
        SetUpNode check = new SetUpNode(SetUpNode.IN_CHECK);
        check.node.open(100, 101);
        assertEquals(0, learnt(check, 500, UsiMove.parse("G*5e", check.position)));
    }
}
