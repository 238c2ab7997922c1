package sanmai.usi;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.FilterReader;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.search.Searcher;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.minimax.Minimax;
import sanmai.usi.engine.EngineSetup;
import sanmai.usi.engine.EvaluationFiles;
import sanmai.usi.protocol.LineReader;
import sanmai.usi.protocol.UsiWriter;

/** A session that runs out of memory releases what it can allocate again, and goes on. */
@Timeout(60)
class OutOfMemoryTest {
    private static final String MESSAGE = "info string Error! out of memory: ";

    /** Runs out of memory at each call before the last of this number, and then makes a searcher. */
    private static Supplier<Searcher> failingBefore(int last) {
        AtomicInteger times = new AtomicInteger();
        return () -> {
            if (times.incrementAndGet() < last) {
                throw new OutOfMemoryError("Java heap space");
            }
            return new Minimax();
        };
    }

    private static void assertIsInOrder(InProcessEngine gui) {
        List<String> lines = gui.hearAll();
        assertEquals("readyok", String.join("", lines), lines.toString()); // Empty lines are signs of life.
    }

    @ParameterizedTest
    @CsvSource({
        "isready, readyok",
        "go nodes 10, bestmove",
        "go btime 0 wtime 0 byoyomi 1000, bestmove",
        "go infinite/stop, bestmove",
        "usinewgame/go nodes 10, bestmove",
        "go mate 1000, checkmate"
    })
    void theCommandIsAnsweredAllTheSame(String command, String answer) {
        try (InProcessEngine gui = InProcessEngine.withMaker(failingBefore(2), UsiSession.PATIENCE_MILLIS)) {
            gui.say(command.split("/"));
            List<String> lines = gui.hearUntil(answer);
            assertTrue(lines.get(0).startsWith(MESSAGE), lines.toString());
            assertIsInOrder(gui);
        }
    }

    @Test
    void theSessionSurvivesALastingLackOfMemory() {
        try (InProcessEngine gui = InProcessEngine.withMaker(failingBefore(3), UsiSession.PATIENCE_MILLIS)) {
            gui.say("isready", "usi");
            List<String> lines = gui.hearUntil("usiok");
            assertEquals(
                    2, lines.stream().filter(line -> line.startsWith(MESSAGE)).count(), lines.toString());
            assertIsInOrder(gui);
        }
    }

    @Test
    void aLineForWhichThereIsNoMemoryDoesNotEndTheInput() {
        FilterReader in = new FilterReader(new StringReader("position startpos\nusi\n")) {
            private boolean hasFailed;

            @Override
            public int read() throws IOException {
                int c = super.read();
                if (c == '\n' && !hasFailed) {
                    hasFailed = true;
                    throw new OutOfMemoryError("Java heap space");
                }
                return c;
            }
        };
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        EvaluationFiles files = choice -> new EvaluationFiles.Opened("", NetEvaluationFactory.shipped());
        EngineSetup setup = new EngineSetup(
                "Test 1",
                evaluation -> new Minimax(),
                NetEvaluationFactory.shipped(),
                files,
                InProcessEngine.NO_BOOK_FILES);
        new UsiSession(setup, new UsiWriter(out), Path.of("")).run(new LineReader(in), () -> {});
        assertTrue(out.toString(UTF_8).endsWith("usiok\n"), out.toString(UTF_8));
    }

    @ParameterizedTest
    @ValueSource(strings = {"quit\n", ""})
    void theSessionEndsEvenIfNoThreadCanBeStartedForItsEnd(String input) {
        EvaluationFiles files = choice -> new EvaluationFiles.Opened("", NetEvaluationFactory.shipped());
        EngineSetup setup = new EngineSetup(
                "Test 1",
                evaluation -> new Minimax(),
                NetEvaluationFactory.shipped(),
                files,
                InProcessEngine.NO_BOOK_FILES);
        UsiSession session = new UsiSession(setup, new UsiWriter(new ByteArrayOutputStream()), Path.of(""));
        Runnable noThread = () -> {
            throw new OutOfMemoryError("unable to create native thread");
        };
        assertTimeoutPreemptively(
                Duration.ofSeconds(20), () -> session.run(new LineReader(new StringReader(input)), noThread));
    }
}
