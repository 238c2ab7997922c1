package sanmai.search.alphabeta;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import sanmai.engine.Score;

class ExtraTimeTest {
    /** Of the nodes; such a move takes the usual time. */
    private static final double USUAL = 0.72;

    private final ExtraTime extraTime = new ExtraTime(Features.ALL);

    @Test
    void theSameMoveAgainAndAgainCalms() {
        assertEquals(0, extraTime.update(7, 50, USUAL));
        double before = 0;
        for (int i = 0; i < 20; i++) {
            double now = extraTime.update(7, 50, USUAL);
            assertTrue(i > 3 ? now <= before : now < before, now + " after " + before);
            before = now;
        }
        assertTrue(before > -1, "something is always left to be found");
    }

    @Test
    void anotherMoveOrALowerScoreAlarms() {
        extraTime.update(7, 50, USUAL);
        assertTrue(extraTime.update(7, 10, USUAL) > 0);
        assertTrue(extraTime.update(8, 10, USUAL) > 0);
        assertTrue(extraTime.update(8, 200, USUAL) <= 0.5, "a higher score does not");
        assertEquals(1, extraTime.update(9, Score.matedIn(4), USUAL));
    }

    @Test
    void aMoveThatTakesNearlyAllNodesCalms() {
        assertTrue(extraTime.update(7, 50, 0.4) > 0.3);
        assertTrue(extraTime.update(8, 50, 0.95) < extraTime.update(9, 50, 0.5));
        for (int i = 0; i < 20; i++) {
            extraTime.update(9, 50, 1);
        }
        double least = extraTime.update(9, 50, 1);
        assertTrue(least > -1 && least < -0.75, least + "");
    }

    @Test
    void withoutTheFeaturesTheTimeIsTheUsualOne() {
        ExtraTime none = new ExtraTime(Features.NONE);
        none.update(7, 50, 0.2);
        assertEquals(0, none.update(8, -500, 1));
    }
}
