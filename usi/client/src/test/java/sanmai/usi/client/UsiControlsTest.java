package sanmai.usi.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.core.Color;
import sanmai.engine.Analysis;
import sanmai.engine.AnalysisLimits;
import sanmai.engine.EngineException;
import sanmai.game.Game;
import sanmai.game.GameClock;
import sanmai.game.TimeControl;
import sanmai.shogi.Position;

/** What a client can do besides an analysis: options, mates, raw lines, threads of their own, restarts. */
@Timeout(120)
class UsiControlsTest {
    private static final Position MATE_IN_1 =
            Game.of("4k4/9/4P4/9/9/9/9/9/4K4 b G 1").position();

    /** Threads of the engine add to it while it is read. */
    private final List<String> lines = new CopyOnWriteArrayList<>();

    private final UsiListener log = new UsiListener() {
        @Override
        public void sent(String line) {
            lines.add("> " + line);
        }

        @Override
        public void received(String line) {
            lines.add("< " + line);
        }

        @Override
        public void complained(String line) {
            lines.add("! " + line);
        }
    };

    private static UsiSettings scripted(String manner) {
        return ClassPath.settings(ScriptedEngine.class.getName(), manner);
    }

    private long count(String line) {
        return lines.stream().filter(line::equals).count();
    }

    // ---- Positions ----

    @Test
    void theEvenStartHasItsName() {
        String another = Game.start().sfen().replaceFirst(" 1$", " 5");
        try (UsiEngine engine = UsiEngine.open(scripted("polite"), log)) {
            for (Game game : List.of(Game.start(), Game.of("startpos moves 7g7f 3c3d"), Game.of(another))) {
                engine.analyse(game, AnalysisLimits.ofDepth(1));
            }
        }
        assertEquals(1, count("> position startpos"));
        assertEquals(1, count("> position startpos moves 7g7f 3c3d"));
        assertEquals(1, count("> position sfen " + another));
    }

    // ---- Options ----

    @Test
    void optionsAreSetAndRefusedByTheirDeclarations() {
        try (UsiEngine engine = UsiEngine.open(scripted("polite"), log)) {
            assertEquals(5, engine.options().size());
            assertEquals(
                    List.of("calm", "very wild"),
                    engine.option("style").orElseThrow().choices());
            engine.set("style", "very wild");
            engine.set("Clear Hash", "");
            engine.set("USI_Ponder", "true"); // Needs no declaration.
            engine.setIfKnown("USI_Hash", "9999");
            engine.setIfKnown("Contempt", "1");
            engine.setIfKnown("USI_Ponder", "false");
            assertEquals(1, count("> setoption name Style value very wild"));
            assertEquals(1, count("> setoption name Clear Hash"));
            assertEquals(1, count("> setoption name USI_Ponder value true"));
            assertEquals(
                    4,
                    lines.stream()
                            .filter(line -> line.startsWith("> setoption"))
                            .count());
            IllegalArgumentException refusal =
                    assertThrows(IllegalArgumentException.class, () -> engine.set("USI_Hash", "9999"));
            assertEquals(
                    "Scripted 1.0 takes no \"9999\" here: option name USI_Hash type spin default 16 min 1 max 1024",
                    refusal.getMessage());
            assertThrows(IllegalArgumentException.class, () -> engine.set("Two Words", "a\nquit"));
        }
    }

    @Test
    void aNumberOfVariationsThatTheUserHasSetIsSetAgainForAnAnalysis() {
        try (UsiEngine engine = UsiEngine.open(scripted("polite"), log)) {
            engine.set("MultiPV", "3");
            engine.analyse(Game.start(), AnalysisLimits.ofDepth(1));
            assertEquals(1, count("> setoption name MultiPV value 1"));
        }
    }

    @Test
    void anEngineIsAskedForAsManyVariationsAsItCanFind() {
        try (UsiEngine engine = UsiEngine.open(scripted("polite"), log)) {
            for (int wanted : new int[] {500, 500, 9}) {
                engine.analyse(Position.start(), AnalysisLimits.ofDepth(1).withMultiPv(wanted));
            }
            assertEquals(0, count("> setoption name MultiPV value 500"));
            assertEquals(2, count("> setoption name MultiPV value 9"));
        }
    }

    /** The engine shows five at first. */
    @Test
    void theFirstAnalysisHasOneVariationToo() {
        try (UsiEngine engine = UsiEngine.open(scripted("shows-many"), log)) {
            engine.analyse(Game.start(), AnalysisLimits.ofDepth(1));
            assertEquals(1, count("> setoption name MultiPV value 1"));
        }
    }

    @Test
    void theLastValueOfAnOptionCountsWhateverTheCaseOfItsName() {
        UsiSettings settings = scripted("polite")
                .withOption("USI_Hash", "16")
                .withOption("usi_hash", "17")
                .withOptions(Map.of("USI_Hash", "18"));
        assertEquals(Map.of("USI_Hash", "18"), settings.options());
        try (UsiEngine engine = UsiEngine.open(settings, log)) {
            engine.set("usi_hash", "32");
            engine.set("USI_Hash", "64");
            assertEquals("64", engine.value("Usi_Hash"));
            assertEquals("calm", engine.value("style"));
            assertEquals("", engine.value("Contempt"));
            lines.clear();
            engine.restart();
        }
        assertEquals(
                List.of("> setoption name USI_Hash value 64"),
                lines.stream().filter(line -> line.startsWith("> setoption")).toList());
    }

    // ---- Lines ----

    @Test
    void aListenerHearsBothSides() {
        try (UsiEngine engine = UsiEngine.open(scripted("dies"), log)) {
            assertThrows(EngineException.class, () -> engine.analyse(Game.start(), AnalysisLimits.ofDepth(1)));
        }
        assertEquals("> usi", lines.get(0));
        assertTrue(lines.contains("< id author nobody"), lines.toString());
        assertTrue(lines.contains("> go depth 1"), lines.toString());
        assertTrue(lines.contains("! out of paper"), lines.toString());
    }

    @Test
    void aListenerThatFailsDoesNotDisturbTheEngine() {
        List<Throwable> failures = Collections.synchronizedList(new ArrayList<>());
        Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> failures.add(failure));
        UsiListener faulty = new UsiListener() {
            @Override
            public void sent(String line) {
                throw new IllegalStateException(line);
            }

            @Override
            public void received(String line) {
                throw new AssertionError(line);
            }

            @Override
            public void complained(String line) {
                throw new AssertionError(line);
            }
        };
        try (UsiEngine engine = UsiEngine.open(scripted("dies-at-the-second"), faulty)) {
            Analysis analysis = engine.analyse(Game.start(), AnalysisLimits.ofDepth(1));
            assertEquals("2g2f", analysis.bestMove().orElseThrow().toString());
            EngineException death =
                    assertThrows(EngineException.class, () -> engine.analyse(Game.start(), AnalysisLimits.ofDepth(1)));
            assertEquals(List.of("first line of the reason", "out of paper"), death.lastLines());
        } finally {
            Thread.setDefaultUncaughtExceptionHandler(before);
        }
        assertTrue(failures.stream().anyMatch(failure -> "usiok".equals(failure.getMessage())), failures.toString());
    }

    // ---- Mates ----

    @ParameterizedTest
    @CsvSource({"mates, MATE, G*5b", "finds-no-mate, NO_MATE, ''", "solves-nothing, NOT_IMPLEMENTED, ''"})
    void mateProblemsHaveTheirAnswers(String manner, UsiMate.Outcome outcome, String line) {
        try (UsiEngine engine = UsiEngine.open(scripted(manner), log)) {
            UsiMate mate = engine.solveMate(MATE_IN_1);
            assertEquals(outcome, mate.outcome());
            assertEquals(line, mate.line().toString());
            assertEquals(1, count("> go mate infinite"));
        }
    }

    @Test
    void aMateProblemEndsWhenItsTimeIsUp() {
        try (UsiEngine engine = UsiEngine.open(scripted("polite"), log)) {
            assertEquals(
                    UsiMate.Outcome.UNKNOWN,
                    engine.solveMate(MATE_IN_1, Duration.ofMillis(20)).outcome());
            assertEquals(1, count("> go mate 20"));
            assertEquals(1, count("> stop"));
        }
    }

    @Test
    void aTimeMayBeEndless() {
        Duration endless = ChronoUnit.FOREVER.getDuration();
        try (UsiEngine engine = UsiEngine.open(scripted("mates"), log)) {
            assertEquals(
                    UsiMate.Outcome.MATE, engine.solveMate(MATE_IN_1, endless).outcome());
            GameClock clock = GameClock.of(new TimeControl(endless, Duration.ZERO, Duration.ZERO));
            engine.think(Position.start(), clock, false).run(heard -> {});
        }
        assertEquals(1, count("> go mate " + Long.MAX_VALUE / 1_000_000));
        assertEquals(Long.MAX_VALUE / 1_000_000 / 1000.0 + " s", EngineConversation.seconds(endless));
    }

    @Test
    void anIllegalMateIsAnError() {
        try (UsiEngine engine = UsiEngine.open(scripted("wrong"))) {
            EngineException failure = assertThrows(EngineException.class, () -> engine.solveMate(MATE_IN_1));
            assertTrue(failure.getMessage().contains("answered checkmate G*5i: "), failure.getMessage());
        }
    }

    // ---- Threads ----

    @Test
    void anAnalysisInAThreadOfItsOwnIsWaitedForOrCancelled() throws Exception {
        try (UsiEngine engine = UsiEngine.open(scripted("polite"), log)) {
            CountDownLatch found = new CountDownLatch(1);
            CompletableFuture<Analysis> endless =
                    engine.analyseAsync(Position.start(), AnalysisLimits.NONE, heard -> found.countDown());
            found.await();
            assertFalse(endless.isDone());
            endless.cancel(true);
            CompletableFuture<Analysis> next =
                    engine.analyseAsync(Position.start(), AnalysisLimits.ofDepth(1), heard -> {});
            assertEquals("2g2f", next.get().bestMove().orElseThrow().toString());
            assertEquals(1, count("> stop"));
        }
    }

    @Test
    void aSearchForAMoveMayRunInAThreadOfItsOwn() throws Exception {
        try (UsiEngine engine = UsiEngine.open(scripted("polite"), log)) {
            GameClock clock = GameClock.of(new TimeControl(Duration.ZERO, Duration.ofSeconds(5), Duration.ZERO));
            CompletableFuture<UsiAnswer> answer =
                    engine.think(Position.start(), clock, false).start(heard -> {});
            assertEquals(
                    "2g2f", answer.get().analysis().bestMove().orElseThrow().toString());
            assertEquals(1, count("> go btime 0 wtime 0 byoyomi 5000"));
        }
    }

    @Test
    void whatComesAfterTheAnswerDoesNotEndTheNextSearch() throws Exception {
        try (UsiEngine engine = UsiEngine.open(scripted("polite"), log)) {
            GameClock clock = GameClock.of(new TimeControl(Duration.ZERO, Duration.ofSeconds(5), Duration.ZERO));
            UsiThinking over = engine.think(Position.start(), clock, false);
            over.run(heard -> {});
            CountDownLatch found = new CountDownLatch(1);
            CompletableFuture<Analysis> next =
                    engine.analyseAsync(Position.start(), AnalysisLimits.NONE, heard -> found.countDown());
            found.await();
            over.stop();
            over.ponderHit();
            assertEquals(0, count("> stop") + count("> ponderhit"));
            next.cancel(true);
        }
    }

    // ---- Restarts ----

    @Test
    void anEngineThatHasDiedIsUsedFurtherAfterARestart() {
        UsiSettings settings = scripted("dies-at-the-second").withOption("USI_Hash", "64");
        try (UsiEngine engine = UsiEngine.open(settings, log)) {
            engine.set("Style", "very wild");
            engine.analyse(Game.start(), AnalysisLimits.ofDepth(1));
            assertThrows(EngineException.class, () -> engine.analyse(Game.start(), AnalysisLimits.ofDepth(1)));
            assertThrows(EngineException.class, () -> engine.analyse(Game.start(), AnalysisLimits.ofDepth(1)));
            engine.restart();
            Analysis analysis = engine.analyse(Game.start(), AnalysisLimits.ofDepth(1));
            assertEquals("2g2f", analysis.bestMove().orElseThrow().toString());
            assertEquals(2, count("> setoption name USI_Hash value 64"));
            assertEquals(2, count("> setoption name Style value very wild"));
        }
    }

    @Test
    void aRestartEndsTheProcessBefore() {
        try (UsiEngine engine = UsiEngine.open(scripted("polite"), log)) {
            UsiThinking prepared = engine.think(Position.start(), GameClock.of(TimeControl.NONE), false);
            engine.restart();
            assertEquals(1, count("> quit"));
            assertEquals(2, count("> usi"));
            assertThrows(EngineException.class, () -> prepared.run(heard -> {}));
            engine.analyse(Game.start(), AnalysisLimits.ofDepth(1));
        }
    }

    @Test
    void aClosedEngineIsNotRestarted() {
        UsiEngine engine = UsiEngine.open(scripted("polite"));
        engine.close();
        assertThrows(IllegalStateException.class, engine::restart);
    }

    @Test
    void byoyomiIsThatOfTheSideToMove() {
        TimeControl five = new TimeControl(Duration.ZERO, Duration.ofSeconds(5), Duration.ZERO);
        TimeControl ten = new TimeControl(Duration.ZERO, Duration.ofSeconds(10), Duration.ZERO);
        assertEquals(
                "go btime 0 wtime 0 byoyomi 10000",
                UsiGo.by(GameClock.of(five, ten), Color.WHITE, false).words());
    }
}
