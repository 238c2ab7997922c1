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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.testing.SameOnEveryJava;

/** Runs of the packaged program that keep their results in a file, and end before they are through. */
@SameOnEveryJava
@Timeout(300)
class ResumedRunsIT {
    /** What was printed, without the times. */
    private static List<String> timeless(EngineProcess tool) {
        assertEquals(0, tool.exitCode(), () -> tool.errors().toString());
        assertEquals(List.of(), tool.errors());
        return tool.rest().stream()
                .map(line -> line.replaceAll("time .*", "time").replaceAll("[0-9.]+ s$", "s"))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"perft 5 --divide --leaves make", "perft 5 --threads 2 --hash 1", "verify --max-nodes 200000"})
    void aKilledRunResumesWithTheSameResults(String command, @TempDir Path folder) throws Exception {
        List<String> expected;
        try (EngineProcess whole = EngineProcess.tool(command.split(" "))) {
            expected = timeless(whole);
        }
        Path journal = folder.resolve("journal");
        String[] arguments = (command + " --resume " + journal).split(" ");
        for (int kills = 1; kills <= 3; kills++) {
            try (EngineProcess killed = EngineProcess.tool(arguments)) {
                while (killed.isRunning() && lines(journal) < kills * 25) {
                    Thread.sleep(1);
                }
                killed.kill();
                killed.exitCode();
            }
        }
        try (EngineProcess last = EngineProcess.tool(arguments)) {
            assertEquals(expected, timeless(last));
        }
        assertEquals(List.of(journal), Files.list(folder).toList());
    }

    private static long lines(Path file) throws Exception {
        return Files.exists(file) ? Files.readString(file).lines().count() : 0;
    }

    @Test
    void aSecondRunDoesNotWriteTheSameFile(@TempDir Path folder) throws Exception {
        String[] arguments = {
            "perft", "12", "--resume", folder.resolve("journal").toString()
        };
        try (EngineProcess first = EngineProcess.tool(arguments)) {
            while (first.isRunning() && lines(folder.resolve("journal")) < 1) {
                Thread.sleep(1);
            }
            for (int i = 0; i < 2; i++) {
                try (EngineProcess second = EngineProcess.tool(arguments)) {
                    assertEquals(2, second.exitCode());
                    assertEquals(List.of(), second.rest());
                    assertEquals(
                            List.of("sanmai perft: --resume: " + arguments[3] + ": another run is writing it"),
                            second.errors());
                }
            }
            first.kill();
            first.exitCode();
        }
        arguments[1] = "1";
        try (EngineProcess third = EngineProcess.tool(arguments)) {
            assertEquals(2, third.exitCode());
            assertTrue(third.errors().get(0).contains("results of other conditions"), "it may read: " + third.errors());
        }
        assertEquals(List.of(folder.resolve("journal")), Files.list(folder).toList());
    }

    @Test
    void aTerminatedRunUnlocksItsFile(@TempDir Path folder) throws Exception {
        Path journal = folder.resolve("journal");
        try (EngineProcess perft = EngineProcess.tool("perft", "12", "--resume", journal.toString())) {
            while (perft.isRunning() && lines(journal) < 1) {
                Thread.sleep(1);
            }
            perft.terminate();
            assertNotEquals(0, perft.exitCode());
            assertTrue(perft.rest().get(0).startsWith("interrupted; so far nodes 0 "));
            assertEquals(List.of(journal), Files.list(folder).toList());
        }
    }
}
