package sanmai.usi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.minimax.Minimax;
import sanmai.usi.engine.EngineSetup;
import sanmai.usi.engine.EvaluationFiles;
import sanmai.usi.engine.SearchEngine;
import sanmai.usi.job.JobContext;
import sanmai.usi.option.EngineOptions;
import sanmai.usi.protocol.UsiParser;
import sanmai.usi.protocol.UsiWriter;

/** A session for which the system starts no thread. */
class ThreadlessSessionTest {
    /** The session's thread does this much for a command at most. */
    private static final int STEPS = 5;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final UsiStateMachine machine = machine();

    private UsiStateMachine machine() {
        UsiWriter writer = new UsiWriter(out);
        EngineOptions options = new EngineOptions();
        EvaluationFiles files = choice -> new EvaluationFiles.Opened("none", NetEvaluationFactory.shipped());
        EngineSetup setup = new EngineSetup(
                "Test 1",
                evaluation -> new Minimax(),
                NetEvaluationFactory.shipped(),
                files,
                InProcessEngine.NO_BOOK_FILES);
        SearchEngine engine = new SearchEngine(setup, options, writer);
        return new UsiStateMachine(
                "Test 1", new Inbox(), new JobContext(writer, options, engine, 1_000_000, NoThreads::newThread));
    }

    private void say(String line) {
        TimedCommand command = new TimedCommand(UsiParser.parse(line), System.nanoTime(), line);
        boolean isHandled = false;
        for (int i = 0; i < STEPS && !isHandled; i++) {
            machine.doDuty();
            machine.makeWayFor(command);
            isHandled = machine.accepts(command);
        }
        assertTrue(isHandled, line + " waits for ever");
        command.command().handle(machine, command.nanos());
        machine.doDuty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"go depth 1", "go btime 0 wtime 0 byoyomi 1000", "go nodes 10"})
    void aGoIsAnsweredAllTheSame(String go) {
        say("position startpos");
        say(go);
        List<String> lines = out.toString().lines().toList();
        assertTrue(lines.get(lines.size() - 1).startsWith("bestmove "), lines.toString());
        assertEquals(
                1,
                lines.stream()
                        .filter(line -> line.contains("the preparation failed"))
                        .count());
        assertEquals(
                1,
                lines.stream()
                        .filter(line -> line.contains("the search failed"))
                        .count());
    }

    @Test
    void theNextGoTriesToPrepareAgain() {
        say("go depth 1");
        say("go depth 1");
        List<String> lines = out.toString().lines().toList();
        assertEquals(
                2,
                lines.stream()
                        .filter(line -> line.contains("the preparation failed"))
                        .count());
    }
}
