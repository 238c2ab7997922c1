package sanmai.search.alphabeta.root;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IterativeDeepeningTest {
    @ParameterizedTest
    @CsvSource({"0, 8", "99, 8", "300, 17", "-300, 17", "1000, 108", "2000, 408", "-9000, 408"})
    void theFurtherTheScoreFromZeroTheWiderTheWindow(int lastScore, int reach) {
        assertEquals(reach, IterativeDeepening.windowReach(8, lastScore));
    }
}
