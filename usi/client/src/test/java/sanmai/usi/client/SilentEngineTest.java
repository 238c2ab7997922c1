package sanmai.usi.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.engine.AnalysisLimits;
import sanmai.engine.Engine;
import sanmai.engine.EngineException;
import sanmai.game.Game;
import sanmai.shogi.Position;

/** Engines that do not answer within the patience of their user, which is three seconds here. */
@Timeout(120)
class SilentEngineTest {
    private static final AnalysisLimits SHORT = AnalysisLimits.ofTime(Duration.ofMillis(10));

    @ParameterizedTest
    @ValueSource(strings = {"silent-deaf", "flood-deaf"})
    void aFailedEngineRepeatsItsReasonOnly(String manner) {
        try (Engine engine = UsiEngine.open(FaultyEngine.impatient(manner))) {
            String reason = assertThrows(EngineException.class, () -> engine.analyse(Game.start(), SHORT))
                    .getMessage();
            assertTrue(reason.startsWith("Faulty 1.0 has not answered stop for 3.0 s"), reason);
            for (Runnable call :
                    List.<Runnable>of(() -> engine.analyse(Game.start(), AnalysisLimits.NONE), engine::newGame)) {
                String again = assertThrows(EngineException.class, call::run).getMessage();
                assertTrue(again.startsWith("Faulty 1.0 has not answered stop for 3.0 s"), again);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"silent", "endless-line"})
    void aSilentEngineWithoutATimeLimitIsAnError(String manner) {
        Map<String, AnalysisLimits> limits =
                Map.of("go depth 7", AnalysisLimits.ofDepth(7), "go nodes 9", AnalysisLimits.ofNodes(9));
        limits.forEach((go, limit) -> {
            try (Engine engine = UsiEngine.open(FaultyEngine.impatient(manner))) {
                String reason = assertThrows(EngineException.class, () -> engine.analyse(Game.start(), limit))
                        .getMessage();
                String expected = "Faulty 1.0 has not answered \"" + go + "\", and has written nothing for 3.0 s";
                assertTrue(reason.startsWith(expected), reason);
            }
        });
    }

    @Test
    void theListenersTimeDoesNotCountForTheEngine() {
        try (Engine engine = UsiEngine.open(FaultyEngine.impatient("first-at-once"))) {
            assertEquals(
                    "7g7f",
                    engine.analyse(Position.start(), AnalysisLimits.ofDepth(1), heard -> FaultyEngineTest.sleep(3500))
                            .bestMove()
                            .orElseThrow()
                            .toString());
        }
    }
}
