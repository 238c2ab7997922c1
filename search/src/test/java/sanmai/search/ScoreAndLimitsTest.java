package sanmai.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import sanmai.engine.Score;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.search.time.TimeBudget;

class ScoreAndLimitsTest {
    @Test
    void shorterMatesAndLongerLossesAreBetter() {
        assertTrue(Score.mateIn(1) > Score.mateIn(3));
        assertTrue(Score.matedIn(4) > Score.matedIn(2));
        assertEquals(3, Score.pliesToMate(Score.mateIn(3)));
        assertEquals(2, Score.pliesToMate(Score.matedIn(2)));
        assertTrue(Score.isMate(Score.matedIn(Limits.MAX_DEPTH)));
        assertFalse(Score.isMate(50_000));
    }

    @Test
    void limitsAreBroughtIntoTheirRanges() {
        assertEquals(new Limits(1, 1), new Limits(-3, 0));
        assertEquals(Limits.MAX_DEPTH, new Limits(Integer.MAX_VALUE, 1).depth());
    }

    @Test
    void theBudgetCountsFromWhenItIsGranted() {
        AtomicLong now = new AtomicLong(Long.MAX_VALUE - 10); // nanoTime may overflow
        SearchControl control = new SearchControl(now::get);
        now.addAndGet(1000);
        assertFalse(control.isOptimumTimeUp());
        control.grant(new TimeBudget(100, 200));
        now.addAndGet(99);
        assertFalse(control.isOptimumTimeUp());
        now.addAndGet(1);
        assertTrue(control.isOptimumTimeUp());
        assertFalse(control.mustStop());
        now.addAndGet(100);
        assertTrue(control.mustStop());
        assertEquals(1200, control.elapsedNanos());
    }

    @Test
    void stopStops() {
        SearchControl control = new SearchControl();
        assertFalse(control.mustStop());
        control.stop();
        assertTrue(control.mustStop());
        assertTrue(control.isOptimumTimeUp());
    }
}
