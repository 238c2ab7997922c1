package sanmai.search.alphabeta;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import sanmai.search.Score;

class BestMoveStabilityTest {
    private final BestMoveStability urgency = new BestMoveStability();

    @Test
    void theSameMoveAgainAndAgainCalms() {
        assertEquals(0, urgency.after(7, 50));
        double before = 0;
        for (int i = 0; i < 20; i++) {
            double now = urgency.after(7, 50);
            assertTrue(i > 3 ? now <= before : now < before, now + " after " + before);
            before = now;
        }
        assertTrue(before > -1, "something is always left to be found");
    }

    @Test
    void anotherMoveOrALowerScoreAlarms() {
        urgency.after(7, 50);
        assertTrue(urgency.after(7, 10) > 0);
        assertTrue(urgency.after(8, 10) > 0);
        assertTrue(urgency.after(8, 200) <= 0.5, "a higher score does not");
        assertEquals(1, urgency.after(9, Score.matedIn(4)));
    }
}
