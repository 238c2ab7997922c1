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
import sanmai.shogi.Position;

class CorrectionHistoryTest {
    private static final Node BEFORE = after(77);
    private static final Node OTHER = after(78);
    private static final int MANY = 1000;

    private final CorrectionHistory correctionHistory = new CorrectionHistory(Features.ALL);
    private final Position position = Sfen.position("4k4/9/9/9/9/9/9/9/4K4 b G 1");

    /** A node to which a move with this code has led. */
    private static Node after(int code) {
        Node node = new Node(1);
        node.onePlyAgo = code;
        return node;
    }

    private void learn(int difference) {
        for (int i = 0; i < MANY; i++) {
            correctionHistory.update(position, BEFORE, difference, 10);
        }
    }

    @Test
    void whatWasTooLowIsRaised() {
        assertEquals(50, correctionHistory.correct(50, position, BEFORE));
        correctionHistory.update(position, BEFORE, 100, 8);
        int once = correctionHistory.correct(50, position, BEFORE);
        correctionHistory.update(position, BEFORE, 100, 8);
        int twice = correctionHistory.correct(50, position, BEFORE);
        assertTrue(50 < once && once < twice, once + " " + twice);
        learn(-100);
        assertTrue(correctionHistory.correct(50, position, BEFORE) < 50);
        correctionHistory.clear();
        assertEquals(50, correctionHistory.correct(50, position, BEFORE));
    }

    @Test
    void anErrorCountsTimesTheDepthUpToALimit() {
        int unit = CorrectionHistory.BONUS_DIVISOR;
        assertEquals(corrections(100), correctionAfter(100, unit));
        assertEquals(corrections(200), correctionAfter(100, 2 * unit));
        assertEquals(corrections(-200), correctionAfter(-200, unit));
        assertEquals(corrections(CorrectionHistory.MAX_BONUS), correctionAfter(10_000, 20));
        assertEquals(corrections(-CorrectionHistory.MAX_BONUS), correctionAfter(-10_000, 20));
    }

    /** The correction after one error, with a new history. */
    private int correctionAfter(int error, int depth) {
        correctionHistory.clear();
        correctionHistory.update(position, BEFORE, error, depth);
        return correctionHistory.correct(0, position, BEFORE);
    }

    /** The sum of four equal corrections, in centipawns. */
    private static int corrections(int one) {
        return 4 * one / CorrectionHistory.UNITS_PER_CENTIPAWN;
    }

    @Test
    void aLittleIsLearntFromLittleDepth() {
        correctionHistory.update(position, BEFORE, 100, 1);
        int shallow = correctionHistory.correct(0, position, BEFORE);
        correctionHistory.clear();
        correctionHistory.update(position, BEFORE, 100, 12);
        assertTrue(shallow < correctionHistory.correct(0, position, BEFORE));
    }

    @Test
    void theLessInCommonTheLessIsCorrected() {
        learn(500);
        int all = correctionHistory.correct(0, position, BEFORE);
        assertEquals(all / 2, correctionHistory.correct(0, position, OTHER), 1, "by the move, and by the last two");
        Node otherMoveBefore = after(77);
        otherMoveBefore.twoPliesAgo = 5;
        assertEquals(all * 3 / 4, correctionHistory.correct(0, position, otherMoveBefore), 1);
        for (String other : new String[] {
            "4k4/9/9/9/9/9/9/9/4K4 b S 1",
            "4k4/9/9/9/9/9/9/9/4K4 b Gg 1",
            "3k5/9/9/9/9/9/9/9/4K4 b G 1",
            "4k4/9/9/9/9/9/9/9/3K5 b G 1"
        }) {
            assertEquals(all * 3 / 4, correctionHistory.correct(0, Sfen.position(other), BEFORE), 1, other);
        }
    }

    @Test
    void positionsAfterNullMovesHaveNoMoveInCommon() {
        Node afterNullMove = after(0);
        for (int i = 0; i < MANY; i++) {
            correctionHistory.update(position, afterNullMove, 500, 10);
        }
        Position other = Sfen.position("3k5/9/9/9/9/9/9/9/3K5 b S 1");
        assertEquals(0, correctionHistory.correct(0, other, afterNullMove));
        int all = correctionHistory.correct(0, position, afterNullMove);
        assertTrue(all > 0, "by hands and kings");
        assertEquals(all, correctionHistory.correct(0, position, OTHER));
    }

    @Test
    void whatIsLearntForOneSideIsNotForTheOther() {
        learn(500);
        int all = correctionHistory.correct(0, position, BEFORE);
        Position turned = Sfen.position("4k4/9/9/9/9/9/9/9/4K4 w G 1");
        assertEquals(0, correctionHistory.correct(0, turned, OTHER));
        assertEquals(all / 4, correctionHistory.correct(0, turned, BEFORE), 1, "only a side's own move led here");
    }

    @Test
    void noCorrectionLeavesTheRange() {
        learn(30_000);
        int most = correctionHistory.correct(0, position, BEFORE);
        assertTrue(most > 100 && most < 400, "" + most);
        assertEquals(Evaluation.MAX_SCORE, correctionHistory.correct(Evaluation.MAX_SCORE - 1, position, BEFORE));
        learn(-30_000);
        assertEquals(-most, correctionHistory.correct(0, position, BEFORE));
        assertEquals(-Evaluation.MAX_SCORE, correctionHistory.correct(-Evaluation.MAX_SCORE, position, BEFORE));
    }

    @Test
    void withoutTheFeatureNothingIsCorrected() {
        CorrectionHistory none = new CorrectionHistory(Features.ALL.without(Feature.CORRECTION_HISTORY));
        none.update(position, BEFORE, 100, 10);
        assertEquals(50, none.correct(50, position, BEFORE));
    }

    // ---- What a searched node teaches ----

    private int learnt(SetUpNode at, int score, int bestMove) {
        CorrectionHistory history = new CorrectionHistory(Features.ALL);
        at.node.startMoves(-Node.INFINITE);
        at.node.bestScore = score;
        at.node.bestMove = bestMove;
        history.learn(at.position, at.node);
        return Integer.signum(history.correct(0, at.position, at.node));
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
