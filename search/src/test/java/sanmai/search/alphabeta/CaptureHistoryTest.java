package sanmai.search.alphabeta;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.shogi.Position;

class CaptureHistoryTest {
    private final CaptureHistory history = new CaptureHistory(Features.ALL);
    private final Position takesPawn = Sfen.position("4k4/9/9/9/4p4/9/4R4/9/4K4 b - 1");
    private final Position takesGold = Sfen.position("4k4/9/9/9/4g4/9/4R4/9/4K4 b - 1");
    private final int capture = UsiMove.parse("5g5e", takesPawn);

    @Test
    void aCaptureIsKnownByWhatItTakes() {
        history.update(takesPawn, capture, 1000);
        assertEquals(1000, history.score(takesPawn, capture));
        assertEquals(0, history.score(takesGold, UsiMove.parse("5g5e", takesGold)));
        history.update(takesPawn, capture, -500);
        assertTrue(history.score(takesPawn, capture) < 500);
        history.clear();
        assertEquals(0, history.score(takesPawn, capture));
    }

    @Test
    void itStaysInItsRange() {
        for (int i = 0; i < 1000; i++) {
            history.update(takesGold, capture, 1600);
        }
        int score = history.score(takesGold, capture);
        assertTrue(score > History.LIMIT * 9 / 10 && score <= History.LIMIT, score + "");
    }

    @Test
    void withoutTheFeatureNothingIsLearnt() {
        CaptureHistory none = new CaptureHistory(Features.ALL.without(Feature.CAPTURE_HISTORY));
        none.update(takesPawn, capture, 1000);
        assertEquals(0, none.score(takesPawn, capture));
    }
}
