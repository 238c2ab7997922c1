package sanmai.usi.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.engine.Analysis;
import sanmai.engine.AnalysisLimits;
import sanmai.engine.Bound;
import sanmai.engine.Engine;
import sanmai.engine.EngineException;
import sanmai.engine.Score;
import sanmai.game.Game;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

@Timeout(300)
class UsiEngineTest {
    private static final Path FAIRY_STOCKFISH = Path.of("/usr/games/fairy-stockfish");

    private static UsiSettings scripted(String manner) {
        return ClassPath.settings(ScriptedEngine.class.getName(), manner);
    }

    private static String usi(Optional<Move> move) {
        return move.orElseThrow().toString();
    }

    @Test
    void readsTheVariationsOfAnEngine() {
        try (Engine engine =
                UsiEngine.open(scripted("polite").withOption("usi_hash", "64").withOption("Two Words", "a b"))) {
            assertEquals("Scripted 1.0", engine.name());
            List<Analysis> heard = new ArrayList<>();
            Analysis analysis =
                    engine.analyse(Position.start(), AnalysisLimits.ofDepth(4).withMultiPv(2), heard::add);
            assertEquals("2g2f", usi(analysis.bestMove()));
            assertEquals(3, heard.size());
            assertEquals(
                    "7g7f 3c3d 2g2f", heard.get(0).variations().get(0).line().toString());
            assertEquals(OptionalInt.of(31), heard.get(0).centipawns());
            assertEquals(1000, heard.get(0).nodes());
            assertEquals(5, heard.get(0).variations().get(0).selectiveDepth());
            assertEquals(2000, analysis.nodes());
            assertEquals(4, analysis.depth());
            assertEquals(OptionalInt.of(Analysis.UNKNOWN_MATE), analysis.mate());
            assertEquals(Bound.LOWER, analysis.variations().get(0).bound());
            assertEquals(Score.matedIn(6), analysis.variations().get(1).score());
        }
    }

    @Test
    void skipsLinesOutsideTheProtocol() {
        try (Engine engine = UsiEngine.open(scripted("garbage"))) {
            List<Analysis> heard = new ArrayList<>();
            Analysis analysis = engine.analyse(Position.start(), AnalysisLimits.ofDepth(1), heard::add);
            assertEquals("2g2f", usi(analysis.bestMove()));
            assertEquals("2g2f 8c8d", heard.get(0).variations().get(0).line().toString());
            assertEquals(OptionalInt.empty(), heard.get(0).mate());
            assertEquals(0, analysis.depth());
            assertEquals(OptionalInt.of(Score.MATE_IN_MAX - 1), analysis.centipawns());
        }
    }

    @Test
    void anEngineMayResignOrDeclareAWin() {
        try (Engine engine = UsiEngine.open(scripted("resigns"))) {
            Analysis analysis = engine.analyse(Game.start(), AnalysisLimits.ofDepth(1));
            assertEquals(Optional.empty(), analysis.bestMove());
            assertFalse(analysis.declaresWin());
        }
        try (Engine engine = UsiEngine.open(scripted("wins"))) {
            assertTrue(engine.analyse(Game.start(), AnalysisLimits.ofDepth(1)).declaresWin());
        }
    }

    @Test
    void aDeadEngineIsAnErrorWithItsLastLines() {
        try (Engine engine = UsiEngine.open(scripted("dies"))) {
            EngineException failure =
                    assertThrows(EngineException.class, () -> engine.analyse(Game.start(), AnalysisLimits.ofDepth(1)));
            assertTrue(
                    failure.getMessage()
                            .endsWith("ended with exit code 1 while it was searching; its last lines:\n"
                                    + "first line of the reason\nout of paper"),
                    failure.getMessage());
            assertEquals(List.of("first line of the reason", "out of paper"), failure.lastLines());
            assertThrows(EngineException.class, () -> engine.analyse(Game.start(), AnalysisLimits.ofDepth(1)));
        }
    }

    @Test
    void anEngineThatDiesAtOnceOrCannotBeStartedIsAnError() {
        EngineException early = assertThrows(EngineException.class, () -> UsiEngine.open(scripted("dies-at-once")));
        assertTrue(early.getMessage().contains("ended with exit code 3 before it said usiok"), early.getMessage());
        EngineException none =
                assertThrows(EngineException.class, () -> UsiEngine.open(UsiSettings.of("no-such-engine")));
        assertTrue(none.getMessage().startsWith("no-such-engine cannot be started: "), none.getMessage());
    }

    @ParameterizedTest
    @CsvSource({"silent, 1", "never-ready, 5"})
    void aHungEngineIsAnError(String manner, int seconds) {
        Duration patience = Duration.ofSeconds(seconds);
        EngineException failure = assertThrows(
                EngineException.class, () -> UsiEngine.open(scripted(manner).withPatience(patience)));
        assertTrue(failure.getMessage().contains("has not said "), failure.getMessage());
        assertTrue(failure.getMessage().contains(" for " + seconds + ".0 s"), failure.getMessage());
    }

    @Test
    void anEngineThatDoesNotStopIsAnError() {
        try (Engine engine = UsiEngine.open(scripted("deaf").withPatience(Duration.ofSeconds(5)))) {
            EngineException failure = assertThrows(
                    EngineException.class,
                    () -> engine.analyse(Game.start(), AnalysisLimits.ofTime(Duration.ofMillis(10))));
            assertTrue(failure.getMessage().contains("has not answered stop for 5.0 s"), failure.getMessage());
        }
    }

    @Test
    void anIllegalAnswerIsAnError() {
        try (Engine engine = UsiEngine.open(scripted("wrong"))) {
            EngineException failure =
                    assertThrows(EngineException.class, () -> engine.analyse(Game.start(), AnalysisLimits.ofDepth(1)));
            assertTrue(failure.getMessage().contains("answered bestmove 7g7e: illegal move"), failure.getMessage());
        }
    }

    @Test
    void timeAStopAndAnInterruptEndASearch() throws InterruptedException {
        try (Engine engine = UsiEngine.open(scripted("polite"))) {
            Analysis timed = engine.analyse(Game.start(), AnalysisLimits.ofTime(Duration.ofMillis(10)));
            assertEquals("7g7f", usi(timed.bestMove()));
            CountDownLatch found = new CountDownLatch(1);
            Thread stopper = new Thread(() -> {
                try {
                    found.await();
                } catch (InterruptedException e) {
                    return;
                }
                engine.stop();
            });
            stopper.start();
            Analysis stopped = engine.analyse(Position.start(), AnalysisLimits.NONE, heard -> found.countDown());
            stopper.join();
            assertEquals("7g7f", usi(stopped.bestMove()));
            Thread.currentThread().interrupt();
            assertEquals(
                    "7g7f",
                    usi(engine.analyse(Game.start(), AnalysisLimits.NONE).bestMove()));
            assertTrue(Thread.interrupted());
        }
    }

    @Test
    void anUnknownOptionIsRefused() {
        IllegalArgumentException refusal = assertThrows(
                IllegalArgumentException.class,
                () -> UsiEngine.open(scripted("polite").withOption("Contempt", "1")));
        assertEquals(
                "Scripted 1.0 has no option Contempt; it has USI_Hash, MultiPV, Two Words, Style, Clear Hash",
                refusal.getMessage());
        assertThrows(IllegalArgumentException.class, () -> UsiSettings.of("x").withOption("a", "b\nquit"));
        assertThrows(IllegalArgumentException.class, () -> UsiSettings.of());
    }

    @Test
    void drivesFairyStockfishIfInstalled() {
        assumeTrue(Files.isExecutable(FAIRY_STOCKFISH), "there is no " + FAIRY_STOCKFISH);
        try (Engine engine = UsiEngine.open(UsiSettings.of(FAIRY_STOCKFISH.toString()))) {
            assertTrue(engine.name().startsWith("Fairy-Stockfish"), engine.name());
            Analysis analysis = engine.analyse(Game.start().play("7g7f"), AnalysisLimits.ofDepth(6));
            assertTrue(analysis.depth() >= 5, analysis.toString());
            assertTrue(analysis.centipawns().isPresent());
        }
    }
}
