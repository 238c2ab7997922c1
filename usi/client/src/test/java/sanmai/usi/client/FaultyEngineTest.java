package sanmai.usi.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.engine.Analysis;
import sanmai.engine.AnalysisLimits;
import sanmai.engine.Engine;
import sanmai.engine.EngineException;
import sanmai.game.Game;
import sanmai.shogi.Position;

/** Engines that answer or write what they should not, and calls of an engine during an analysis. */
@Timeout(120)
class FaultyEngineTest {
    private static final AnalysisLimits SHORT = AnalysisLimits.ofTime(Duration.ofMillis(10));

    private static String move(Analysis analysis) {
        return analysis.bestMove().orElseThrow().toString();
    }

    // ---- Stops ----

    @Test
    void aStopAfterTheAnswerDoesNotEndTheNextAnalysis() {
        try (Engine engine = UsiEngine.open(FaultyEngine.impatient("first-at-once"))) {
            engine.analyse(Position.start(), AnalysisLimits.ofDepth(1), heard -> {
                sleep(300); // The engine answers meanwhile.
                engine.stop();
            });
            engine.stop();
            Game game = Game.start().play("7g7f");
            Analysis next = engine.analyse(game, AnalysisLimits.ofTime(Duration.ofSeconds(4)));
            assertEquals("3c3d", move(next), "after more time than the patience with a stop");
        }
    }

    static void sleep(int millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** The engine ends if it hears stop while it does not search. */
    @Test
    void aStopIsSentDuringItsSearchOnly() throws InterruptedException {
        EngineConversation conversation =
                EngineConversation.start(FaultyEngine.settings("strict"), new UsiListener() {});
        for (int i = 0; i < 3; i++) {
            UsiSearch search = new UsiSearch(conversation, Duration.ofMinutes(1), UsiGo.within(AnalysisLimits.NONE));
            conversation.listen("readyok"::equals); // As before a search that waits until the engine is ready.
            search.stop();
            assertEquals(
                    "bestmove " + (i == 0 ? "7g7f" : i == 1 ? "3c3d" : "2g2f"),
                    search.answer("startpos", collector(), heard -> {}));
            search.stop();
            search.stop();
        }
        conversation.ask("isready", "readyok", line -> {});
        conversation.quit();
    }

    @Test
    void aStopAfterTheAnswerIsNotSent() throws InterruptedException {
        EngineConversation conversation =
                EngineConversation.start(FaultyEngine.settings("strict-at-once"), new UsiListener() {});
        for (int i = 0; i < 2; i++) {
            UsiSearch search =
                    new UsiSearch(conversation, Duration.ofMinutes(1), UsiGo.within(AnalysisLimits.ofDepth(1)));
            search.answer("startpos", collector(), heard -> {});
            search.stop();
            conversation.ask("isready", "readyok", line -> {});
        }
        conversation.quit();
    }

    private static AnalysisCollector collector() {
        return new AnalysisCollector(Position.start(), 1);
    }

    @Test
    void manyStopsAreSentOnce() throws InterruptedException {
        try (Engine engine = UsiEngine.open(FaultyEngine.settings("strict"))) {
            List<Thread> stoppers = new ArrayList<>();
            Analysis analysis = engine.analyse(Position.start(), AnalysisLimits.NONE, heard -> {
                IntStream.range(0, 8).forEach(i -> stoppers.add(new Thread(engine::stop)));
                stoppers.forEach(Thread::start);
                engine.stop();
            });
            for (Thread stopper : stoppers) {
                stopper.join();
            }
            assertEquals("7g7f", move(analysis));
            engine.newGame();
        }
    }

    @Test
    void anEngineThatDiesWhenItIsStoppedIsAnError() {
        try (Engine engine = UsiEngine.open(FaultyEngine.settings("dies-at-stop"))) {
            EngineException failure = assertThrows(
                    EngineException.class,
                    () -> engine.analyse(Game.start(), AnalysisLimits.NONE.withTime(Duration.ofMillis(1))));
            assertTrue(
                    failure.getMessage().startsWith("Faulty 1.0 ended with exit code 4 while it was searching"),
                    failure.getMessage());
            engine.stop();
        }
    }

    // ---- Answers ----

    @ParameterizedTest
    @ValueSource(strings = {"twice", "twice-late"})
    void aSecondAnswerIsNotTakenForThatOfTheNextSearch(String manner) {
        try (Engine engine = UsiEngine.open(FaultyEngine.settings(manner))) {
            Game game = Game.start();
            for (String expected : List.of("7g7f", "3c3d", "2g2f", "8c8d")) {
                String move = move(engine.analyse(game, AnalysisLimits.ofDepth(1)));
                assertEquals(expected, move);
                game = game.play(move);
            }
        }
    }

    // ---- Chatter ----

    @Test
    void outputBetweenAnalysesIsDropped() {
        try (Engine engine = UsiEngine.open(FaultyEngine.settings("flood"))) {
            sleep(300); // It writes some megabytes.
            assertEquals("7g7f", move(engine.analyse(Game.start(), SHORT)));
            engine.newGame();
        }
    }

    @Test
    void aListenerThatIsSlowerThanTheEngineHearsEverything() {
        try (Engine engine = UsiEngine.open(FaultyEngine.settings("talkative"))) {
            List<Integer> depths = new ArrayList<>();
            Analysis analysis = engine.analyse(Position.start(), AnalysisLimits.ofDepth(9), heard -> {
                if (depths.isEmpty()) {
                    sleep(300);
                }
                depths.add(heard.depth());
            });
            assertEquals(IntStream.rangeClosed(1, 3 * WantedLines.LIMIT).boxed().toList(), depths);
            assertEquals("7g7f", move(analysis));
        }
    }

    // ---- Calls in the middle of an analysis ----

    @Test
    void listenerCallsAreRefusedAndTheAnalysisGoesOn() {
        try (Engine engine = UsiEngine.open(FaultyEngine.settings("strict"))) {
            Map<String, Runnable> calls = Map.of(
                    "analyse", () -> engine.analyse(Game.start(), AnalysisLimits.ofDepth(2)),
                    "newGame", engine::newGame,
                    "close", engine::close);
            Analysis analysis = engine.analyse(Position.start(), AnalysisLimits.NONE, heard -> {
                calls.forEach((name, call) -> assertEquals(
                        name
                                + " was called from within analyse, perhaps by a listener: the engine does one thing"
                                + " at a time",
                        assertThrows(IllegalStateException.class, call::run).getMessage()));
                engine.stop();
            });
            assertEquals("7g7f", move(analysis));
            assertEquals("3c3d", move(engine.analyse(Game.start().play("7g7f"), SHORT)));
        }
    }

    @Test
    void anExceptionOfAListenerEndsTheAnalysisOnly() {
        try (Engine engine = UsiEngine.open(FaultyEngine.settings("strict"))) {
            IllegalArgumentException failure = new IllegalArgumentException("no more");
            List<Analysis> heard = new ArrayList<>();
            assertSame(
                    failure,
                    assertThrows(
                            IllegalArgumentException.class,
                            () -> engine.analyse(Position.start(), AnalysisLimits.NONE, found -> {
                                heard.add(found);
                                throw failure;
                            })));
            assertEquals(1, heard.size());
            assertEquals("3c3d", move(engine.analyse(Game.start().play("7g7f"), SHORT)));
        }
    }

    @Test
    void anotherThreadWaitsForItsTurnAndCloseEndsBoth() throws InterruptedException {
        Engine engine = UsiEngine.open(FaultyEngine.settings("strict"));
        CountDownLatch refused = new CountDownLatch(1);
        Thread waiting = new Thread(() -> {
            assertThrows(IllegalStateException.class, () -> engine.analyse(Game.start(), AnalysisLimits.NONE));
            refused.countDown();
        });
        Thread closer = new Thread(engine::close);
        Analysis analysis = engine.analyse(Position.start(), AnalysisLimits.NONE, heard -> {
            for (Thread thread : List.of(waiting, closer)) {
                thread.start();
                while (thread.getState() != Thread.State.WAITING) {
                    Thread.onSpinWait();
                }
            }
        });
        closer.join();
        refused.await();
        assertEquals("7g7f", move(analysis));
        assertEquals(
                "the engine is closed",
                assertThrows(IllegalStateException.class, engine::newGame).getMessage());
        engine.stop();
        engine.close();
    }

    @Test
    void anInterruptionDoesNotLoseTheEngine() {
        try (Engine engine = UsiEngine.open(FaultyEngine.settings("strict"))) {
            Game game = Game.start();
            for (String expected : List.of("7g7f", "3c3d", "2g2f")) {
                Thread.currentThread().interrupt();
                engine.newGame();
                String move = move(engine.analyse(game, AnalysisLimits.NONE));
                assertTrue(Thread.interrupted());
                assertEquals(expected, move);
                game = game.play(move);
            }
        }
    }

    // ---- Processes ----

    @Test
    void anUnreachableEngineEnds() throws InterruptedException {
        List<ProcessHandle> started = startedBy(() -> UsiEngine.open(FaultyEngine.settings("strict")));
        assertEquals(1, started.size());
        while (started.get(0).isAlive()) {
            System.gc();
            Thread.sleep(10);
        }
    }

    private static List<ProcessHandle> startedBy(Runnable starter) {
        List<ProcessHandle> before = ProcessHandle.current().descendants().toList();
        starter.run();
        return ProcessHandle.current()
                .descendants()
                .filter(process -> !before.contains(process))
                .toList();
    }

    /** The started process keeps the engine's output open, for which a thread waits. */
    @ParameterizedTest
    @ValueSource(strings = {"strict", "never-quits"})
    void processesOfTheEngineEndWithIt(String manner) throws InterruptedException {
        List<String> command = new ArrayList<>(List.of("sh", "-c", "sleep 1000 & exec \"$@\"", "sh"));
        command.addAll(FaultyEngine.settings(manner).command());
        List<Engine> engines = new ArrayList<>();
        List<ProcessHandle> started =
                startedBy(() -> engines.add(UsiEngine.open(UsiSettings.of(command.toArray(String[]::new)))));
        assertEquals(2, started.size());
        engines.get(0).close();
        while (started.stream().anyMatch(ProcessHandle::isAlive)) {
            Thread.sleep(10);
        }
    }
}
