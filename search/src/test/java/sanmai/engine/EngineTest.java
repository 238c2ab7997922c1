package sanmai.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sanmai.game.Game;
import sanmai.notation.Sfen;
import sanmai.search.Resources;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

@Timeout(120)
class EngineTest {
    private static final String MATE_IN_1 = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1";
    private static final String DECLARABLE = "+P+P+P+P1+P+P+P+P/4K4/1+B5+R1/9/9/9/9/9/4k4 b RB 1";

    @Test
    void analysesToADepthAndTellsEachIteration() {
        try (Engine engine = Engine.open()) {
            Position position = Position.start();
            List<Analysis> heard = new ArrayList<>();
            Analysis analysis = engine.analyse(position, AnalysisLimits.ofDepth(5), heard::add);
            assertEquals(5, analysis.depth());
            assertTrue(Game.start().legalMoves().contains(analysis.bestMove().orElseThrow()));
            assertEquals(analysis.bestMove().getAsInt(), analysis.pv().get(0));
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
    void findsAMateAndSaysHowFarAwayItIs() {
        try (Engine engine = Engine.open(new Resources(1, 2))) {
            Analysis mate = engine.analyse(Game.of(MATE_IN_1), AnalysisLimits.ofNodes(20_000));
            assertEquals("G*5b", Move.usi(mate.bestMove().orElseThrow()));
            assertEquals(OptionalInt.of(1), mate.mate());
            assertEquals(OptionalInt.empty(), mate.centipawns());
            Game over = Game.of(MATE_IN_1).play("G*5b");
            Analysis mated = engine.analyse(over, AnalysisLimits.ofDepth(3));
            assertEquals(OptionalInt.empty(), mated.bestMove());
            assertEquals(List.of(), mated.pv());
        }
    }

    @Test
    void findsSeveralVariationsAndDeclaresAWin() {
        try (Engine engine = Engine.open()) {
            Analysis three =
                    engine.analyse(Game.start(), AnalysisLimits.ofDepth(3).withMultiPv(3));
            assertEquals(3, three.variations().size());
            Analysis declaration = engine.analyse(Game.of(DECLARABLE), AnalysisLimits.ofDepth(3));
            assertTrue(declaration.declaresWin());
            assertEquals(OptionalInt.empty(), declaration.bestMove());
        }
    }

    @Test
    void theSameLimitsGiveTheSameAnswerInANewGame() {
        try (Engine engine = Engine.open()) {
            Analysis first = engine.analyse(Game.start(), AnalysisLimits.ofDepth(6));
            engine.newGame();
            Analysis second = engine.analyse(Game.start(), AnalysisLimits.ofDepth(6));
            assertEquals(first.variations(), second.variations());
            assertEquals(first.nodes(), second.nodes());
        }
    }

    @Test
    void anotherThreadStopsAnAnalysisWithoutLimits() throws InterruptedException {
        try (Engine engine = Engine.open()) {
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
        try (Engine engine = Engine.open()) {
            Thread.currentThread().interrupt();
            Analysis analysis = engine.analyse(Game.start(), AnalysisLimits.NONE);
            assertTrue(Thread.interrupted());
            assertTrue(analysis.bestMove().isPresent());
        }
    }

    @Test
    void aLimitOfTimeEndsTheAnalysis() {
        try (Engine engine = Engine.open()) {
            assertTrue(engine.analyse(Game.start(), AnalysisLimits.ofTime(Duration.ofMillis(50)))
                    .bestMove()
                    .isPresent());
        }
    }

    @Test
    void aClosedEngineRefuses() {
        Engine engine = Engine.open();
        engine.close();
        engine.close();
        assertThrows(IllegalStateException.class, () -> engine.analyse(Game.start(), AnalysisLimits.ofDepth(1)));
    }

    @Test
    void limitsOutOfRangeAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> AnalysisLimits.ofDepth(0));
        assertThrows(IllegalArgumentException.class, () -> AnalysisLimits.ofNodes(0));
        assertThrows(IllegalArgumentException.class, () -> AnalysisLimits.NONE.withMultiPv(0));
        assertThrows(IllegalArgumentException.class, () -> AnalysisLimits.ofTime(Duration.ofMillis(-1)));
    }
}
