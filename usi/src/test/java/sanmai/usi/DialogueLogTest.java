package sanmai.usi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import sanmai.search.minimax.Minimax;

/** The option {@code WriteDebugLog}. */
@Timeout(120)
class DialogueLogTest {
    private static final String TIME = "\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d\\.\\d{3} ";

    @TempDir
    private Path directory;

    /** Without times, notes and signs of life, which are empty. */
    private static List<String> lines(Path log) throws IOException {
        return Files.readAllLines(log).stream()
                .filter(line -> !line.contains("info string") && !line.endsWith("<< "))
                .map(line -> line.replaceFirst("^" + TIME, "").replaceAll(" (time|nps) \\d+", ""))
                .toList();
    }

    @Test
    void theDialogueIsAppendedUntilTheOptionIsEmpty() throws IOException {
        Path log = directory.resolve("my log.txt");
        Files.writeString(log, "of an earlier run\n");
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say("setoption name WriteDebugLog value " + log, "position startpos", "", "go depth 1");
            gui.hearUntil("bestmove");
            gui.say("no command", "setoption name WriteDebugLog value <empty>", "isready");
            gui.hear("readyok");
        }
        List<String> lines = lines(log);
        assertEquals(List.of("of an earlier run", ">> position startpos", ">> go depth 1"), lines.subList(0, 3));
        assertTrue(lines.get(3).startsWith("<< info depth 1 "), lines.toString());
        assertTrue(lines.get(4).startsWith("<< bestmove "), lines.toString());
        assertEquals(
                List.of(">> no command", ">> setoption name WriteDebugLog value <empty>"),
                lines.subList(5, lines.size()));
    }

    @Test
    void anotherDefaultLogsFromTheFirstLine() throws IOException {
        Path log = directory.resolve("log.txt");
        try (InProcessEngine gui =
                InProcessEngine.withPresets(new Minimax(), "setoption name WriteDebugLog value " + log)) {
            gui.say("usi");
            gui.hear("usiok");
        }
        List<String> lines = lines(log);
        assertEquals(">> usi", lines.get(0));
        assertEquals("<< usiok", lines.get(lines.size() - 1));
    }

    @Test
    void aLogThatCannotBeWrittenIsReportedOnce() {
        try (InProcessEngine gui = new InProcessEngine(new Minimax())) {
            gui.say("setoption name WriteDebugLog value " + directory, "isready");
            assertEquals(
                    List.of(
                            "info string Error! the log " + directory + " cannot be written: is a directory",
                            "readyok"),
                    gui.hearUntil("readyok"));
            gui.say("setoption name WriteDebugLog value " + directory, "setoption name MultiPV value 2");
            assertEquals(List.of("readyok"), gui.hearAll());
            gui.say("setoption name WriteDebugLog value "
                    + directory.resolve("none").resolve("log.txt"));
            assertTrue(gui.hear("info string Error!").endsWith(" cannot be written: there is no such directory"));
        }
    }
}
