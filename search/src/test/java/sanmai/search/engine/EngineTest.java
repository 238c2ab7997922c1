package sanmai.search.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sanmai.engine.Analysis;
import sanmai.engine.AnalysisLimits;
import sanmai.engine.Engine;
import sanmai.game.Game;
import sanmai.notation.Sfen;
import sanmai.search.eval.Evaluation;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.time.Resources;
import sanmai.shogi.Position;

@Timeout(120)
class EngineTest {
    private static final String MATE_IN_1 = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1";
    private static final int DEEP = 12;
    private static final String DECLARABLE = "+P+P+P+P1+P+P+P+P/4K4/1+B5+R1/9/9/9/9/9/4k4 b RB 1";

    @Test
    void analysesToADepthAndTellsEachIteration() {
        try (Engine engine = SanmaiEngine.open()) {
            Position position = Position.start();
            List<Analysis> heard = new ArrayList<>();
            Analysis analysis = engine.analyse(position, AnalysisLimits.ofDepth(5), heard::add);
            assertEquals(5, analysis.depth());
            assertTrue(Game.start().legalMoves().contains(analysis.bestMove().orElseThrow()));
            assertEquals(analysis.bestMove().get(), analysis.pv().get(0));
            assertTrue(Math.abs(analysis.centipawns().orElseThrow()) < 300);
            assertEquals(OptionalInt.empty(), analysis.mate());
            assertTrue(analysis.nodes() > 0);
            assertFalse(heard.isEmpty());
            assertEquals(analysis.pv(), heard.get(heard.size() - 1).pv());
            assertEquals(Sfen.of(Position.start()), Sfen.of(position));
            assertTrue(analysis.toString().startsWith("depth 5  "), analysis.toString());
        }
    }

    @Test
    void findsAMateWithItsDistance() {
        try (Engine engine = SanmaiEngine.open(new Resources(1, 2))) {
            Analysis mate = engine.analyse(Game.of(MATE_IN_1), AnalysisLimits.ofNodes(20_000));
            assertEquals("G*5b", mate.bestMove().orElseThrow().toString());
            assertEquals(OptionalInt.of(1), mate.mate());
            assertEquals(OptionalInt.empty(), mate.centipawns());
            Game over = Game.of(MATE_IN_1).play("G*5b");
            Analysis mated = engine.analyse(over, AnalysisLimits.ofDepth(3));
            assertEquals(Optional.empty(), mated.bestMove());
            assertEquals(List.of(), mated.pv());
        }
    }

    @Test
    void findsSeveralVariationsAndDeclaresAWin() {
        try (Engine engine = SanmaiEngine.open()) {
            Analysis three =
                    engine.analyse(Game.start(), AnalysisLimits.ofDepth(3).withMultiPv(3));
            assertEquals(3, three.variations().size());
            Analysis declaration = engine.analyse(Game.of(DECLARABLE), AnalysisLimits.ofDepth(3));
            assertTrue(declaration.declaresWin());
            assertEquals(Optional.empty(), declaration.bestMove());
        }
    }

    @Test
    void theSameLimitsGiveTheSameAnswerInANewGame() {
        try (Engine engine = SanmaiEngine.open()) {
            Analysis first = engine.analyse(Game.start(), AnalysisLimits.ofDepth(6));
            engine.newGame();
            Analysis second = engine.analyse(Game.start(), AnalysisLimits.ofDepth(6));
            assertEquals(first.variations(), second.variations());
            assertEquals(first.nodes(), second.nodes());
        }
    }

    @Test
    void anotherThreadStopsAnAnalysisWithoutLimits() throws InterruptedException {
        try (Engine engine = SanmaiEngine.open()) {
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
            Analysis analysis = engine.analyse(Position.start(), AnalysisLimits.NONE, heard -> found.countDown());
            stopper.join();
            assertTrue(analysis.bestMove().isPresent());
        }
    }

    @Test
    void anInterruptEndsTheAnalysisAndStays() {
        try (Engine engine = SanmaiEngine.open()) {
            Thread.currentThread().interrupt();
            Analysis analysis = engine.analyse(Game.start(), AnalysisLimits.NONE);
            assertTrue(Thread.interrupted());
            assertTrue(analysis.bestMove().isPresent());
        }
    }

    @Test
    void aLimitOfTimeEndsTheAnalysis() {
        try (Engine engine = SanmaiEngine.open()) {
            assertTrue(engine.analyse(Game.start(), AnalysisLimits.ofTime(Duration.ofMillis(50)))
                    .bestMove()
                    .isPresent());
        }
    }

    @Test
    void depthOneIsCompletedWithoutTimeOrNodes() {
        try (Engine engine = SanmaiEngine.open()) {
            for (AnalysisLimits limits : List.of(AnalysisLimits.ofTime(Duration.ZERO), AnalysisLimits.ofNodes(1))) {
                engine.newGame();
                Analysis analysis = engine.analyse(Game.start(), limits);
                engine.newGame();
                assertEquals(1, analysis.depth());
                assertEquals(
                        engine.analyse(Game.start(), AnalysisLimits.ofDepth(1)).pv(), analysis.pv());
            }
            Game won = Game.of(DECLARABLE);
            assertTrue(engine.analyse(won, AnalysisLimits.ofTime(Duration.ZERO)).declaresWin());
        }
    }

    /** The result has the depth finished before the interrupt: the running iteration is not finished. */
    @Test
    void anInterruptInTheMiddleOfAnIterationEndsTheAnalysis() {
        boolean[] interrupts = {false};
        try (Engine engine = SanmaiEngine.open(new InterruptingEvaluations(interrupts), Resources.SMALL)) {
            Analysis analysis = engine.analyse(
                    Position.start(), AnalysisLimits.NONE, heard -> interrupts[0] = heard.depth() >= DEEP);
            assertTrue(Thread.interrupted());
            assertEquals(DEEP, analysis.depth());
        }
    }

    @Test
    void listenerCallsAreRefusedAndTheAnalysisGoesOn() {
        try (Engine engine = SanmaiEngine.open()) {
            Game other = Game.of(MATE_IN_1);
            Analysis undisturbed = engine.analyse(Game.start(), AnalysisLimits.ofDepth(8));
            engine.newGame();
            Map<String, Runnable> calls = Map.of(
                    "analyse", () -> engine.analyse(other, AnalysisLimits.ofDepth(2)),
                    "newGame", engine::newGame,
                    "close", engine::close);
            Analysis analysis = engine.analyse(Position.start(), AnalysisLimits.ofDepth(8), heard -> {
                calls.forEach((name, call) -> assertEquals(
                        name
                                + " was called from within analyse, perhaps by a listener: the engine does one thing"
                                + " at a time",
                        assertThrows(IllegalStateException.class, call::run).getMessage()));
                assertEquals(engine.name(), engine.toString());
            });
            assertEquals(undisturbed.variations(), analysis.variations());
            assertEquals(undisturbed.nodes(), analysis.nodes());
        }
    }

    @Test
    void anExceptionOfAListenerEndsTheAnalysisOnly() {
        try (Engine engine = SanmaiEngine.open(new Resources(1, 3))) {
            IllegalArgumentException failure = new IllegalArgumentException("no more");
            assertSame(
                    failure,
                    assertThrows(
                            IllegalArgumentException.class,
                            () -> engine.analyse(Position.start(), AnalysisLimits.NONE, heard -> {
                                if (heard.depth() == 5) {
                                    throw failure;
                                }
                            })));
            assertEquals(
                    4, engine.analyse(Game.start(), AnalysisLimits.ofDepth(4)).depth());
        }
    }

    @Test
    void aCallOfAnotherThreadWaitsUntilTheAnalysisHasEnded() throws InterruptedException {
        try (Engine engine = SanmaiEngine.open()) {
            List<String> events = Collections.synchronizedList(new ArrayList<>());
            Thread other = new Thread(() -> {
                engine.newGame();
                events.add("new game");
            });
            Analysis analysis = engine.analyse(Position.start(), AnalysisLimits.ofDepth(6), heard -> {
                if (heard.depth() == 4) {
                    other.start();
                    awaitWaiting(other);
                    events.add("waits");
                }
            });
            other.join();
            assertEquals(List.of("waits", "new game"), events);
            assertEquals(6, analysis.depth());
        }
    }

    private static void awaitWaiting(Thread thread) {
        while (thread.getState() != Thread.State.WAITING) {
            Thread.onSpinWait();
        }
    }

    @Test
    void closeByAnotherThreadEndsTheAnalysisAndWaits() throws InterruptedException {
        Engine engine = SanmaiEngine.open(new Resources(1, 2));
        Thread closer = new Thread(engine::close);
        Analysis analysis = engine.analyse(Position.start(), AnalysisLimits.NONE, heard -> {
            if (heard.depth() == 4 && closer.getState() == Thread.State.NEW) {
                closer.start();
                awaitWaiting(closer);
            }
        });
        closer.join();
        assertTrue(analysis.depth() >= 4);
        assertThrows(IllegalStateException.class, engine::newGame);
    }

    @Test
    void aClosedEngineRefusesCallsAndReleasesItsMemory() throws InterruptedException {
        int megabytes = 64;
        Engine engine = SanmaiEngine.open(new Resources(megabytes, 2));
        engine.analyse(Game.start(), AnalysisLimits.ofDepth(2));
        long before = used();
        engine.close();
        engine.close();
        engine.stop();
        while (used() > before - ((long) megabytes << 20)) {
            Thread.sleep(10);
        }
        for (Runnable call :
                List.<Runnable>of(engine::newGame, () -> engine.analyse(Game.start(), AnalysisLimits.ofDepth(1)))) {
            assertEquals(
                    "the engine is closed",
                    assertThrows(IllegalStateException.class, call::run).getMessage());
        }
        assertTrue(engine.name().startsWith("Sanmai"), engine.name());
    }

    private static long used() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    @Test
    void aClosedEngineKeepsNoEvaluation() throws InterruptedException {
        EvaluationFactory[] evaluation = {new InterruptingEvaluations(new boolean[1])};
        WeakReference<EvaluationFactory> weak = new WeakReference<>(evaluation[0]);
        Engine engine = SanmaiEngine.open(evaluation[0], new Resources(1, 2));
        evaluation[0] = null;
        engine.close();
        while (weak.get() != null) {
            System.gc();
            Thread.sleep(10);
        }
        assertThrows(IllegalStateException.class, engine::newGame);
    }

    /** Evaluations that interrupt the thread when the test asks for it. */
    private record InterruptingEvaluations(boolean[] interrupts) implements EvaluationFactory {
        @Override
        public String name() {
            return "interrupting";
        }

        @Override
        public String fingerprint() {
            return "0";
        }

        @Override
        public Evaluation create() {
            Evaluation own = NetEvaluationFactory.shipped().create();
            return new Evaluation() {
                @Override
                public void set(Position position) {
                    own.set(position);
                }

                @Override
                public void push(Position position, int move) {
                    own.push(position, move);
                }

                @Override
                public void pop() {
                    own.pop();
                }

                @Override
                public int score(Position position) {
                    if (interrupts[0]) {
                        Thread.currentThread().interrupt();
                    }
                    return own.score(position);
                }
            };
        }
    }

    @Test
    void limitsOutOfRangeAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> AnalysisLimits.ofDepth(0));
        assertThrows(IllegalArgumentException.class, () -> AnalysisLimits.ofNodes(0));
        assertThrows(IllegalArgumentException.class, () -> AnalysisLimits.NONE.withMultiPv(0));
        assertThrows(IllegalArgumentException.class, () -> AnalysisLimits.ofTime(Duration.ofMillis(-1)));
    }
}
