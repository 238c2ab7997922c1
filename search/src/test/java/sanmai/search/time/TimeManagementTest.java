package sanmai.search.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TimeManagementTest {
    private static final TimeManagement POLICY = new TimeManagement(120, 120, 0, 100, false);

    private static long millis(long nanos) {
        return TimeUnit.NANOSECONDS.toMillis(nanos);
    }

    @ParameterizedTest
    @CsvSource({"0, 0, 0", "-1, -1, -1", "-5000, 0, 0", "0, 0, 1", "1, 0, 0", "0, 1, 0", "-9223372036854775808, 0, 0"})
    void noTimeMeansAtOnce(long main, long increment, long byoyomi) {
        assertEquals(TimeBudget.NONE, POLICY.forClock(new PlayerClock(main, increment, byoyomi)));
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, -1, Long.MIN_VALUE, 10})
    void noMoveTimeMeansAtOnce(long millis) {
        assertEquals(TimeBudget.NONE, POLICY.forMoveTime(millis));
    }

    @Test
    void moveTimeIsUsedUpToTheReserve() {
        TimeBudget budget = POLICY.forMoveTime(500);
        assertEquals(470, millis(budget.maximumNanos()));
        assertEquals(budget.maximumNanos(), budget.optimumNanos());
    }

    @Test
    void theReserveLeavesMostOfAShortTime() {
        assertEquals(67, millis(POLICY.forClock(new PlayerClock(0, 0, 100)).maximumNanos()));
        assertEquals(27, millis(POLICY.forMoveTime(40).maximumNanos()));
        assertEquals(0, millis(POLICY.forMoveTime(10).maximumNanos()));
    }

    @Test
    void byoyomiIsUsedInFull() {
        TimeBudget budget = POLICY.forClock(new PlayerClock(0, 0, 1000));
        assertEquals(880, millis(budget.optimumNanos()));
        assertEquals(880, millis(budget.maximumNanos()));
    }

    @Test
    void mainTimeIsShared() {
        TimeBudget budget = POLICY.forClock(new PlayerClock(600_000, 0, 0));
        assertEquals(12_000, millis(budget.optimumNanos()));
        assertEquals(36_000, millis(budget.maximumNanos()));
    }

    @Test
    void halfOfTheMainTimeIsLeft() {
        TimeManagement slow = new TimeManagement(120, 120, 0, 1000, false);
        assertEquals(
                299_880, millis(slow.forClock(new PlayerClock(600_000, 0, 0)).maximumNanos()));
    }

    @Test
    void anIncrementAloneHasBeenAdded() {
        assertEquals(
                7_500, millis(POLICY.forClock(new PlayerClock(0, 10_000, 0)).optimumNanos()));
    }

    @Test
    void slowMoverScalesTheShareOfTheMainTime() {
        TimeManagement slow = new TimeManagement(120, 120, 0, 150, false);
        assertEquals(
                18_000, millis(slow.forClock(new PlayerClock(600_000, 0, 0)).optimumNanos()));
        assertEquals(880, millis(slow.forClock(new PlayerClock(0, 0, 1000)).optimumNanos()));
    }

    @Test
    void theGreatestDelayIsReservedFromTheLastTimeOnly() {
        TimeManagement far = new TimeManagement(120, 1120, 0, 100, false);
        assertEquals(8_880, millis(far.forClock(new PlayerClock(0, 0, 10_000)).maximumNanos()));
        assertEquals(667, millis(far.forClock(new PlayerClock(0, 0, 1000)).maximumNanos()));
        assertEquals(36_000, millis(far.forClock(new PlayerClock(600_000, 0, 0)).maximumNanos()));
    }

    @Test
    void theMinimumIsTakenWhereTheClockAffordsIt() {
        TimeManagement patient = new TimeManagement(120, 120, 2000, 100, false);
        assertEquals(
                2000, millis(patient.forClock(new PlayerClock(60_000, 0, 0)).optimumNanos()));
        assertEquals(500, millis(patient.forClock(new PlayerClock(10_000, 0, 0)).optimumNanos()));
    }

    @Test
    void begunSecondsAreUsedInFull() {
        TimeManagement floor = new TimeManagement(120, 120, 0, 100, true);
        assertEquals(1880, millis(floor.forClock(new PlayerClock(60_000, 0, 0)).optimumNanos()));
        assertEquals(880, millis(floor.forClock(new PlayerClock(40_000, 0, 0)).optimumNanos()));
        assertEquals(
                100,
                millis(floor.forClock(new PlayerClock(5_000, 0, 0)).optimumNanos()),
                "too little for a whole second");
    }

    /** A game in which each move takes its maximum time is never lost on time, under any clock. */
    @ParameterizedTest
    @CsvSource({"60000, 0, 0", "3000, 500, 0", "10000, 0, 1000", "0, 0, 100", "0, 1000, 0", "500, 5000, 0"})
    void neverLosesOnTime(long main, long increment, long byoyomi) {
        playOut(POLICY, main, increment, byoyomi);
        playOut(new TimeManagement(120, 1120, 2000, 100, true), main, increment, byoyomi);
        playOut(new TimeManagement(0, 0, 100_000, 1000, true), main, increment, byoyomi);
    }

    private static void playOut(TimeManagement policy, long main, long increment, long byoyomi) {
        long left = main + increment;
        for (int move = 0; move < 400; move++) {
            // The increment is on the clock before the move, as the strictest GUIs have it.
            long spent = millis(
                    policy.forClock(new PlayerClock(left, increment, byoyomi)).maximumNanos());
            assertTrue(spent == 0 || spent < left + byoyomi, "move " + move + " took " + spent + " of " + left);
            left = Math.max(0, left - spent) + increment;
        }
    }

    @Test
    void hugeNumbersDoNotOverflow() {
        TimeBudget budget = POLICY.forClock(new PlayerClock(Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE));
        assertTrue(budget.optimumNanos() > 0);
        assertTrue(budget.maximumNanos() >= budget.optimumNanos());
    }

    @Test
    void aBudgetHasItsTimesInOrder() {
        assertThrows(IllegalArgumentException.class, () -> new TimeBudget(2, 1));
        assertThrows(IllegalArgumentException.class, () -> new TimeBudget(-1, 1));
    }
}
