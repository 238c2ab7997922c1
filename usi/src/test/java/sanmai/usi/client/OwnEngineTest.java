package sanmai.usi.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sanmai.cli.console.JavaCommand;
import sanmai.engine.Analysis;
import sanmai.engine.AnalysisLimits;
import sanmai.engine.Engine;
import sanmai.game.Game;
import sanmai.search.engine.SanmaiEngine;

/** The client and the engine of this project. */
@Timeout(300)
class OwnEngineTest {
    @Test
    void drivesTheEngineOfThisProject() {
        UsiSettings settings = UsiSettings.of(
                        JavaCommand.of("sanmai.cli.Main", List.of(), List.of()).toArray(String[]::new))
                .withOption("USI_Hash", "16")
                .withOption("Threads", "1");
        try (Engine engine = UsiEngine.open(settings);
                Engine here = SanmaiEngine.open()) {
            AnalysisLimits limits = AnalysisLimits.ofDepth(6);
            Game game = Game.start().play("7g7f").play("3c3d");
            Analysis there = engine.analyse(game, limits);
            assertEquals(here.analyse(game, limits).pv(), there.pv());
            assertEquals(6, there.depth());
            Analysis mate = engine.analyse(Game.of("4k4/9/4P4/9/9/9/9/9/4K4 b G 1"), AnalysisLimits.ofDepth(4));
            assertEquals("G*5b", mate.bestMove().orElseThrow().toString());
            assertEquals(OptionalInt.of(1), mate.mate());
            engine.newGame();
            assertTrue(engine.analyse(game, AnalysisLimits.ofTime(Duration.ofMillis(100)))
                    .bestMove()
                    .isPresent());
        }
    }
}
