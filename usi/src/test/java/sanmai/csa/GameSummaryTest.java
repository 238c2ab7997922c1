package sanmai.csa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import sanmai.core.Color;
import sanmai.game.GameClock;
import sanmai.game.TimeControl;

class GameSummaryTest {
    private static GameSummary read(String text) {
        GameSummaryReader reader = new GameSummaryReader();
        text.lines().forEach(reader::read);
        return reader.summary();
    }

    @Test
    void timesAreMultiplesOfTheirUnit() {
        assertEquals(
                new TimeControl(Duration.ofMinutes(15), Duration.ofMinutes(1), Duration.ZERO),
                CsaTime.read(Map.of("Time_Unit", "1min", "Total_Time", "15", "Byoyomi", "1")));
        assertEquals(
                Duration.ofMillis(1500),
                CsaTime.read(Map.of("Time_Unit", "100msec", "Increment", "15")).increment());
        assertEquals(
                Duration.ofSeconds(7), CsaTime.read(Map.of("Total_Time", "7")).main(), "seconds if it is not said");
        assertThrows(CsaException.class, () -> CsaTime.read(Map.of("Time_Unit", "1 hour")));
        assertThrows(
                CsaException.class, () -> CsaTime.read(Map.of("Time_Unit", "999999999min", "Total_Time", "999999999")));
        assertThrows(CsaException.class, () -> CsaTime.read(Map.of("Byoyomi", "-5")));
    }

    @Test
    void aSideMayHaveATimeOfItsOwn() {
        GameSummary summary = read("BEGIN Time\nTotal_Time:10\nIncrement:2\nEND Time\n"
                + "BEGIN Time-\nTotal_Time:99\nEND Time-\nYour_Turn:-");
        assertEquals(Duration.ofSeconds(10), summary.black().main());
        assertEquals(Duration.ofSeconds(99), summary.white().main());
        assertEquals(Duration.ofSeconds(2), summary.white().increment());
        assertEquals(Color.WHITE, summary.side());
    }

    @Test
    void unknownBlocksAreSkipped() {
        GameSummary summary = read("BEGIN Weather\nGame_ID:rain\nEND Weather\nGame_ID:a+b\nMax_Moves:many");
        assertEquals("a+b", summary.id());
        assertEquals(0, summary.maxMoves());
        assertEquals("?", summary.player(Color.BLACK));
        assertThrows(CsaException.class, summary::side);
    }

    @Test
    void aSummaryWithoutEndIsRefused() {
        GameSummaryReader reader = new GameSummaryReader();
        assertThrows(CsaException.class, () -> {
            for (int i = 0; i < 20_000; i++) {
                reader.read("A:b");
            }
        });
    }

    @Test
    void theFirstTimeIsThatOfTheSideToMove() {
        GameSummary summary = read("BEGIN Time\nTotal_Time:60\nEND Time\n"
                + "BEGIN Position\nPI\n-\n-3334FU,T10\n+7776FU,T20\nEND Position");
        GameClock clock = summary.clock(summary.record());
        assertEquals(Duration.ofSeconds(50), clock.left(Color.WHITE));
        assertEquals(Duration.ofSeconds(40), clock.left(Color.BLACK));
    }
}
