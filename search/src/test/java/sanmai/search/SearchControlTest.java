package sanmai.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.search.time.SearchControl;
import sanmai.search.time.TimeBudget;

class SearchControlTest {
    private long time;
    private final SearchControl control = new SearchControl(() -> time);

    @ParameterizedTest
    @CsvSource({"0, 100", "-1, 0", "-0.5, 50", "1, 200", "0.5, 150"})
    void instabilityMovesTheOptimumTime(double instability, long limit) {
        control.grant(new TimeBudget(100, 300));
        time = limit - 1;
        assertFalse(control.isOptimumTimeUp(instability));
        time = limit;
        assertTrue(control.isOptimumTimeUp(instability));
    }

    @Test
    void theSearchStopsAtTheMaximumTime() {
        control.grant(new TimeBudget(100, 300));
        time = 299;
        assertFalse(control.mustStop());
        time = 300;
        assertTrue(control.mustStop());
    }

    @Test
    void theTimeOfAPonderingSearchCountsFromPonderhit() {
        time = 1000;
        control.grant(new TimeBudget(100, 300));
        time = 1100;
        assertTrue(control.isOptimumTimeUp());
        assertFalse(control.mustStop());
        control.grant(new TimeBudget(100, 300), 1050);
        assertFalse(control.isOptimumTimeUp());
        assertEquals(1100, control.elapsedNanos());
    }

    @Test
    void byoyomiIsUsedInFullWhateverTheInstability() {
        control.grant(new TimeBudget(100, 100));
        time = 99;
        assertFalse(control.isOptimumTimeUp(-1));
        time = 100;
        assertTrue(control.isOptimumTimeUp(1));
    }

    @Test
    void withoutABudgetOnlyAStopEndsTheSearch() {
        time = Long.MAX_VALUE / 2;
        assertFalse(control.isOptimumTimeUp(-1));
        assertFalse(control.isOptimumTimeUp(1));
        control.stop();
        assertTrue(control.isOptimumTimeUp(1));
    }
}
