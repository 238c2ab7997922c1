package sanmai.search.time.management;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.search.time.TimeBudget;

class TimeManagementTest {
    private static final TimeManagement POLICY = new TimeManagement(120, 120, 0, 100, false);

    /** As a GUI sets it that changes no option. */
    private static final TimeManagement GUI = new TimeManagement(120, 120, 2000, 100, true);

    private static long millis(long nanos) {
        return TimeUnit.NANOSECONDS.toMillis(nanos);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, 0",
        "-1, -1, -1",
        "-5000, 0, 0",
        "0, 0, 1",
        "1, 0, 0",
        "0, 1, 0",
        "-5000, 4999, 0",
        "-9223372036854775808, 0, 0"
    })
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
        assertEquals(20_000, millis(budget.optimumNanos()));
        assertEquals(60_000, millis(budget.maximumNanos()));
    }

    @Test
    void halfOfTheMainTimeIsLeft() {
        TimeManagement slow = new TimeManagement(120, 120, 0, 1000, false);
        assertEquals(
                299_880, millis(slow.forClock(new PlayerClock(600_000, 0, 0)).maximumNanos()));
    }

    @ParameterizedTest
    @CsvSource({
        "     0, 10000,  9000, 9880",
        "     2, 10000,  9000, 9880",
        "  2000, 10000,  9066, 9880",
        " 30000, 10000, 10000, 19880",
        " -5000, 10000,  4500, 4880",
        " -9900, 10000,    67, 67",
        "-10000, 10000,     0, 0",
        "-20000, 10000,     0, 0",
        "  1000, 3600000, 3240033, 3599880"
    })
    void theIncrementCanBeUsedNow(long main, long increment, long optimum, long maximum) {
        TimeBudget budget = POLICY.forClock(new PlayerClock(main, increment, 0));
        assertEquals(optimum, millis(budget.optimumNanos()));
        assertEquals(maximum, millis(budget.maximumNanos()));
    }

    @Test
    void theLastMovesShareTheRest() {
        PlayerClock clock = new PlayerClock(60_000, 0, 0, 40);
        assertEquals(2_000, millis(POLICY.forClock(clock).optimumNanos()));
        assertEquals(20_000, millis(POLICY.forClock(clock.withinMoves(3)).optimumNanos()));
        assertEquals(59_880, millis(POLICY.forClock(clock.withinMoves(1)).optimumNanos()));
        assertEquals(40, clock.withinMoves(50).movesToGo());
    }

    /** Whatever the clock is, a millisecond more of main time, increment or byoyomi takes nothing away. */
    @Test
    void moreTimeNeverGivesLess() {
        Random random = new Random(85);
        TimeManagement[] settings = {POLICY, GUI, new TimeManagement(120, 1120, 0, 37, true)};
        for (int i = 0; i < 300_000; i++) {
            TimeManagement some = settings[i % settings.length];
            long main = some(random) - (random.nextBoolean() ? 0 : some(random));
            long increment = random.nextInt(3) == 0 ? 0 : some(random);
            long byoyomi = random.nextInt(3) == 0 ? 0 : some(random);
            int moves = random.nextBoolean() ? PlayerClock.NO_END : 1 + random.nextInt(50);
            TimeBudget budget = some.forClock(new PlayerClock(main, increment, byoyomi, moves));
            assertNotLess(budget, some.forClock(new PlayerClock(main + 1, increment, byoyomi, moves)));
            assertNotLess(budget, some.forClock(new PlayerClock(main, increment + 1, byoyomi, moves)));
            assertNotLess(budget, some.forClock(new PlayerClock(main, increment, byoyomi + 1, moves)));
        }
    }

    /** Small times as often as large ones. */
    private static long some(Random random) {
        return random.nextLong(1L << random.nextInt(1, 24));
    }

    private static void assertNotLess(TimeBudget less, TimeBudget more) {
        assertTrue(
                more.optimumNanos() >= less.optimumNanos() && more.maximumNanos() >= less.maximumNanos(),
                () -> less + " becomes " + more);
    }

    @Test
    void slowMoverScalesTheShareOfTheMainTime() {
        TimeManagement slow = new TimeManagement(120, 120, 0, 150, false);
        assertEquals(
                30_000, millis(slow.forClock(new PlayerClock(600_000, 0, 0)).optimumNanos()));
        assertEquals(880, millis(slow.forClock(new PlayerClock(0, 0, 1000)).optimumNanos()));
    }

    @Test
    void theGreatestDelayIsReservedFromTheLastTimeOnly() {
        TimeManagement far = new TimeManagement(120, 1120, 0, 100, false);
        assertEquals(8_880, millis(far.forClock(new PlayerClock(0, 0, 10_000)).maximumNanos()));
        assertEquals(667, millis(far.forClock(new PlayerClock(0, 0, 1000)).maximumNanos()));
        assertEquals(60_000, millis(far.forClock(new PlayerClock(600_000, 0, 0)).maximumNanos()));
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
        assertEquals(2880, millis(floor.forClock(new PlayerClock(60_000, 0, 0)).optimumNanos()));
        assertEquals(1880, millis(floor.forClock(new PlayerClock(40_000, 0, 0)).optimumNanos()));
        assertEquals(
                166,
                millis(floor.forClock(new PlayerClock(5_000, 0, 0)).optimumNanos()),
                "too little for a whole second");
    }

    /** A game in which each move takes its maximum time is never lost on time, under any clock. */
    @ParameterizedTest
    @CsvFileSource(resources = "games.csv", numLinesToSkip = 1)
    void noGameIsLostOnTime(long main, long increment, long byoyomi) {
        TimeManagement impatient = new TimeManagement(0, 0, 100_000, 1000, true);
        for (TimeManagement settings :
                List.of(POLICY, GUI, new TimeManagement(120, 1120, 2000, 100, true), impatient)) {
            SimulatedGame game = new SimulatedGame(settings, main, increment, byoyomi);
            game.play(400, TimeBudget::maximumNanos);
            if (main >= increment) {
                game.addIncrementsAfterMoves();
                game.play(400, TimeBudget::maximumNanos);
            }
        }
    }

    @ParameterizedTest
    @CsvFileSource(resources = "games.csv", numLinesToSkip = 1)
    void theTimeIsUsed(long main, long increment, long byoyomi) {
        for (TimeManagement settings : List.of(POLICY, GUI)) {
            SimulatedGame game = new SimulatedGame(settings, main, increment, byoyomi);
            game.play(60, TimeBudget::optimumNanos);
            assertTrue(
                    game.leftMillis() - increment <= main * 0.15 + 3 * increment,
                    "after 120 moves of both sides " + game.leftMillis() + " ms are left");
            if (byoyomi > 0 && increment == 0) {
                game.play(60, TimeBudget::optimumNanos);
                assertEquals(0, game.leftMillis());
                long reserve = Math.min(120, byoyomi / 3);
                assertEquals(byoyomi - reserve, game.play(1, TimeBudget::optimumNanos));
            }
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

    @Test
    void theAverageDelayDecidesMoveTimeAndSeconds() {
        assertEquals(
                485,
                millis(new TimeManagement(15, 120, 0, 100, false)
                        .forMoveTime(500)
                        .maximumNanos()));
        TimeManagement rounding = new TimeManagement(120, 620, 0, 100, true);
        assertEquals(
                2880, millis(rounding.forClock(new PlayerClock(60_000, 0, 0)).optimumNanos()));
    }
}
