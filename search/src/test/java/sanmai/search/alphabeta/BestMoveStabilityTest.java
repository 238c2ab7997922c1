package sanmai.search.alphabeta;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import sanmai.search.Score;

class BestMoveStabilityTest {
    private final BestMoveStability stability = new BestMoveStability();

    @Test
    void theSameMoveAgainAndAgainCalms() {
        assertEquals(0, stability.update(7, 50));
        double before = 0;
        for (int i = 0; i < 20; i++) {
            double now = stability.update(7, 50);
            assertTrue(i > 3 ? now <= before : now < before, now + " after " + before);
            before = now;
        }
        assertTrue(before > -1, "something is always left to be found");
    }

    @Test
    void anotherMoveOrALowerScoreAlarms() {
        stability.update(7, 50);
        assertTrue(stability.update(7, 10) > 0);
        assertTrue(stability.update(8, 10) > 0);
        assertTrue(stability.update(8, 200) <= 0.5, "a higher score does not");
        assertEquals(1, stability.update(9, Score.matedIn(4)));
    }
}
