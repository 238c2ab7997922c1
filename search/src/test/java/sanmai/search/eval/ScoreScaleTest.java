package sanmai.search.eval;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import sanmai.engine.Score;

class ScoreScaleTest {
    @Test
    void scoresAreShownInCentipawns() {
        ScoreScale scale = new ScoreScale(1.6);
        assertEquals(160, scale.toCentipawns(100));
        assertEquals(-160, scale.toCentipawns(-100));
        assertEquals(100, scale.ofCentipawns(160));
        assertEquals(-2, ScoreScale.AS_IS.toCentipawns(-2));
        assertEquals(-2, ScoreScale.AS_IS.ofCentipawns(-2));
    }

    @Test
    void matesStayMatesAndNothingElseBecomesOne() {
        ScoreScale scale = new ScoreScale(1000);
        for (int mate : new int[] {Score.mateIn(7), Score.matedIn(8)}) {
            assertEquals(mate, scale.toCentipawns(mate));
        }
        assertEquals(Score.MATE_IN_MAX - 1, scale.toCentipawns(20_000));
        assertEquals(1 - Score.MATE_IN_MAX, scale.toCentipawns(-20_000));
    }
}
