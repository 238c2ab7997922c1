package sanmai.search.alphabeta;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import sanmai.notation.Sfen;
import sanmai.search.eval.Evaluation;
import sanmai.shogi.Position;

class CorrectionHistoryTest {
    private static final int BEFORE = 77;
    private static final int OTHER = 78;
    private static final int MANY = 1000;

    private final CorrectionHistory corrections = new CorrectionHistory(Features.ALL);
    private final Position position = Sfen.position("4k4/9/9/9/9/9/9/9/4K4 b G 1");

    private void learn(int difference) {
        for (int i = 0; i < MANY; i++) {
            corrections.learn(position, BEFORE, difference, 10);
        }
    }

    @Test
    void whatWasTooLowIsRaised() {
        assertEquals(50, corrections.corrected(50, position, BEFORE));
        corrections.learn(position, BEFORE, 100, 8);
        int once = corrections.corrected(50, position, BEFORE);
        corrections.learn(position, BEFORE, 100, 8);
        int twice = corrections.corrected(50, position, BEFORE);
        assertTrue(50 < once && once < twice, once + " " + twice);
        learn(-100);
        assertTrue(corrections.corrected(50, position, BEFORE) < 50);
        corrections.clear();
        assertEquals(50, corrections.corrected(50, position, BEFORE));
    }

    @Test
    void aLittleIsLearntFromLittleDepth() {
        corrections.learn(position, BEFORE, 100, 1);
        int shallow = corrections.corrected(0, position, BEFORE);
        corrections.clear();
        corrections.learn(position, BEFORE, 100, 12);
        assertTrue(shallow < corrections.corrected(0, position, BEFORE));
    }

    @Test
    void theLessInCommonTheLessIsCorrected() {
        learn(500);
        int all = corrections.corrected(0, position, BEFORE);
        int otherMove = corrections.corrected(0, position, OTHER);
        int otherHands = corrections.corrected(0, Sfen.position("4k4/9/9/9/9/9/9/9/4K4 b S 1"), BEFORE);
        int otherKings = corrections.corrected(0, Sfen.position("3k5/9/9/9/9/9/9/9/4K4 b G 1"), BEFORE);
        assertEquals(all * 2 / 3, otherMove, 1);
        assertEquals(all * 2 / 3, otherHands, 1);
        assertEquals(all * 2 / 3, otherKings, 1);
        Position turned = Sfen.position("4k4/9/9/9/9/9/9/9/4K4 w G 1");
        assertEquals(0, corrections.corrected(0, turned, OTHER), "what is learnt for one side is not for the other");
    }

    @Test
    void noCorrectionLeavesTheRange() {
        learn(30_000);
        int most = corrections.corrected(0, position, BEFORE);
        assertTrue(most > 100 && most < 300, "" + most);
        assertEquals(Evaluation.MAX_SCORE, corrections.corrected(Evaluation.MAX_SCORE - 1, position, BEFORE));
        learn(-30_000);
        assertEquals(-most, corrections.corrected(0, position, BEFORE));
        assertEquals(-Evaluation.MAX_SCORE, corrections.corrected(-Evaluation.MAX_SCORE, position, BEFORE));
    }

    @Test
    void withoutTheFeatureNothingIsCorrected() {
        CorrectionHistory none = new CorrectionHistory(Features.ALL.without(Feature.CORRECTION_HISTORY));
        none.learn(position, BEFORE, 100, 10);
        assertEquals(50, none.corrected(50, position, BEFORE));
    }
}
