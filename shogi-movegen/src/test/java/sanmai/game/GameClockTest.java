package sanmai.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.core.Color;

class GameClockTest {
    private static GameClock clock(int main, int byoyomi, int increment) {
        return GameClock.of(
                new TimeControl(Duration.ofSeconds(main), Duration.ofSeconds(byoyomi), Duration.ofSeconds(increment)));
    }

    /** What a side may use for its first move, and has left after it used some. */
    @ParameterizedTest
    @CsvSource({"60, 0, 0, 60, 20, 40", "60, 30, 0, 90, 80, 0", "0, 30, 0, 30, 30, 0", "60, 0, 10, 70, 5, 65"})
    void aSideMayUseMainTimeByoyomiAndIncrement(int main, int byoyomi, int increment, int usable, int used, int left) {
        GameClock clock = clock(main, byoyomi, increment);
        assertTrue(clock.allows(Color.BLACK, Duration.ofSeconds(usable)));
        assertFalse(clock.allows(Color.BLACK, Duration.ofSeconds(usable).plusNanos(1)));
        GameClock after = clock.after(Color.BLACK, Duration.ofSeconds(used));
        assertEquals(Duration.ofSeconds(left), after.left(Color.BLACK));
        assertEquals(clock.left(Color.WHITE), after.left(Color.WHITE));
    }

    @Test
    void partsOfASecondAreShown() {
        TimeControl control = new TimeControl(Duration.ofSeconds(90), Duration.ofMillis(500), Duration.ZERO);
        assertEquals("90 s, byoyomi 0.5 s", control.toString());
        assertEquals("90秒+0.5秒", control.kif());
        assertEquals("60.05秒", new TimeControl(Duration.ofMillis(60_050), Duration.ZERO, Duration.ZERO).kif());
    }

    @Test
    void byoyomiComesAnewForEachMove() {
        GameClock clock = clock(5, 10, 0).after(Color.WHITE, Duration.ofSeconds(15));
        assertTrue(clock.allows(Color.WHITE, Duration.ofSeconds(10)));
        assertFalse(clock.allows(Color.WHITE, Duration.ofSeconds(11)));
        assertEquals(
                Duration.ZERO, clock.after(Color.WHITE, Duration.ofSeconds(99)).left(Color.WHITE));
    }

    @Test
    void withoutAClockThereIsAllTheTime() {
        assertTrue(GameClock.of(TimeControl.NONE).allows(Color.BLACK, Duration.ofDays(9)));
    }

    @Test
    void noTimeIsNegative() {
        assertThrows(IllegalArgumentException.class, () -> clock(0, -1, 0));
    }
}
