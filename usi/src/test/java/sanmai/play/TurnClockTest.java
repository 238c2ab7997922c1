package sanmai.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import sanmai.core.Color;
import sanmai.game.TimeControl;

class TurnClockTest {
    private long nanos;

    private TurnClock clock(int main, int byoyomi, int increment) {
        TurnClock clock = new TurnClock(
                new TimeControl(Duration.ofSeconds(main), Duration.ofSeconds(byoyomi), Duration.ofSeconds(increment)),
                () -> nanos);
        clock.start();
        return clock;
    }

    private void pass(int seconds) {
        nanos += Duration.ofSeconds(seconds).toNanos();
    }

    @Test
    void byoyomiBeginsAfterTheMainTimeAndComesAnewForEachMove() {
        TurnClock clock = clock(60, 30, 0);
        pass(50);
        assertEquals(Duration.ofSeconds(50), clock.stop(Color.BLACK));
        assertEquals("0:10+30", clock.shown(Color.BLACK));
        clock.start();
        pass(40);
        assertFalse(clock.isOver(Color.BLACK));
        clock.stop(Color.BLACK);
        clock.start();
        pass(30);
        assertFalse(clock.isOver(Color.BLACK));
        pass(1);
        assertTrue(clock.isOver(Color.BLACK));
        assertEquals("1:00+30", clock.shown(Color.WHITE));
    }

    @Test
    void theIncrementComesWithEachMoveAlsoTheFirst() {
        TurnClock clock = clock(0, 0, 5);
        pass(3);
        assertFalse(clock.isOver(Color.BLACK));
        clock.stop(Color.BLACK);
        assertEquals("0:07", clock.shown(Color.BLACK));
        clock.start();
        pass(8);
        assertTrue(clock.isOver(Color.BLACK));
    }

    @Test
    void withoutAClockThereIsAllTheTime() {
        TurnClock clock = new TurnClock(TimeControl.NONE, () -> nanos);
        clock.start();
        pass(100_000);
        assertFalse(clock.isOver(Color.BLACK));
        assertEquals("", clock.shown(Color.BLACK));
    }

    @Test
    void aProgramTakesTheOptimumTimeOfTheEngine() {
        assertEquals(Duration.ofSeconds(20), clock(600, 0, 0).optimum(Color.BLACK));
        assertEquals(Duration.ofMillis(9_880), clock(0, 10, 0).optimum(Color.BLACK), "less the network delay");
        TurnClock fischer = clock(30, 0, 10);
        assertEquals(Duration.ofSeconds(10), fischer.optimum(Color.BLACK), "a thirtieth and 90% of the increment");
        fischer.start();
        pass(40);
        fischer.stop(Color.BLACK);
        fischer.start();
        assertEquals(Duration.ofSeconds(9), fischer.optimum(Color.BLACK), "the increment can be used at once");
    }

    @Test
    void whatTheTurnHasUsedIsNotGivenAgain() {
        TurnClock clock = clock(0, 10, 0);
        pass(2);
        assertEquals(Duration.ofMillis(7_880), clock.optimum(Color.BLACK));
        pass(9);
        assertEquals(Duration.ofMillis(1), clock.optimum(Color.BLACK));
    }

    @Test
    void recordsNameTheTime() {
        assertEquals("10分+30秒", new TimeControl(Duration.ofMinutes(10), Duration.ofSeconds(30), Duration.ZERO).kif());
    }
}
