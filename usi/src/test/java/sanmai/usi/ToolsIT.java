package sanmai.usi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The tools of the packaged program as shells see them: what they refuse, and how they end. */
@Timeout(300)
class ToolsIT {
    @Test
    void anUnknownSliderSchemeIsOneLineAndExitCodeTwo() {
        for (String[] arguments : new String[][] {{}, {"perft", "1"}}) {
            try (EngineProcess engine = new EngineProcess(List.of("-Dsanmai.sliders=none"), arguments)) {
                assertEquals(2, engine.exitCode());
                assertEquals(1, engine.errors().size(), engine.errors().toString());
                assertTrue(
                        engine.errors().get(0).contains("\"none\""),
                        engine.errors().get(0));
            }
        }
    }

    @Test
    void aTableTooLargeForTheHeapIsOneLineAndExitCodeTwo() {
        try (EngineProcess perft = new EngineProcess(List.of("-Xmx64m"), "perft", "2", "--hash", "256")) {
            assertEquals(2, perft.exitCode());
            assertEquals(1, perft.errors().size(), perft.errors().toString());
            assertTrue(
                    perft.errors().get(0).contains("256 MB of hash do not fit"),
                    perft.errors().get(0));
        }
    }

    @Test
    void aTerminatedPerftPrintsItsResults() {
        try (EngineProcess perft = EngineProcess.tool("perft", "6", "--divide", "--leaves", "make")) {
            String first = perft.hear("1g1f: ");
            perft.terminate();
            assertNotEquals(0, perft.exitCode());
            List<String> rest = perft.rest();
            String last = rest.get(rest.size() - 1);
            assertTrue(last.startsWith("interrupted; so far nodes "), last);
            long soFar = Long.parseLong(last.split(" ")[4]);
            assertTrue(soFar >= Long.parseLong(first.split(": ")[1]), last);
        }
    }

    @Test
    void aTerminatedVerifyPrintsItsScore() {
        try (EngineProcess verify = EngineProcess.tool("verify", "--max-nodes", Long.toString(Long.MAX_VALUE))) {
            verify.hear(""); // the line of the first position
            verify.terminate();
            assertNotEquals(0, verify.exitCode());
            List<String> rest = verify.rest();
            assertTrue(rest.contains("interrupted"), rest.toString());
            assertTrue(rest.get(rest.size() - 1).matches("[1-9]\\d* passed, 0 failed"), rest.toString());
        }
    }

    @Test
    void aTerminatedMinimaxKeepsItsResults(@TempDir Path folder) throws Exception {
        Path journal = folder.resolve("trees");
        try (EngineProcess minimax =
                EngineProcess.tool("minimax", "--plies", "3", "--warm-up", "0", "--resume", journal.toString())) {
            while (!Files.exists(journal) || Files.readAllLines(journal).size() < 6) {
                Thread.sleep(20);
            }
            minimax.terminate();
            assertNotEquals(0, minimax.exitCode());
            List<String> rest = minimax.rest();
            int kept = Files.readAllLines(journal).size() - 1;
            assertEquals(
                    "interrupted; " + kept + " trees searched, 0 workers failed, all trees alike",
                    rest.get(rest.size() - 1));
            assertEquals(List.of(), minimax.errors());
        }
    }

    @Test
    void thereIsNoProgressBarInAPipe() {
        try (EngineProcess perft = EngineProcess.tool("perft", "5", "--leaves", "make")) {
            perft.hear("nodes 19861490  time ");
            assertEquals(0, perft.exitCode());
            assertEquals(List.of(), perft.errors());
        }
    }
}
