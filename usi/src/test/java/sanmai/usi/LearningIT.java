package sanmai.usi;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import sanmai.search.training.GameFile;
import sanmai.search.training.TrainingGame;
import sanmai.testing.SameOnEveryJava;

/** Interrupted self-play, training and matches of the packaged program. */
@SameOnEveryJava
@Timeout(300)
class LearningIT {
    @TempDir
    private Path folder;

    private static EngineProcess tool(String command) {
        return EngineProcess.tool(command.split(" "));
    }

    private static List<String> run(String command) {
        try (EngineProcess tool = tool(command)) {
            assertEquals(0, tool.exitCode(), () -> tool.errors().toString());
            assertEquals(List.of(), tool.errors());
            return tool.rest();
        }
    }

    /** The games of a file by number; fails if a number occurs twice. */
    private static Map<Integer, TrainingGame> games(Path file) {
        Map<Integer, TrainingGame> games = new TreeMap<>();
        GameFile.read(file, game -> assertEquals(null, games.put(game.number(), game)));
        return games;
    }

    private static long size(Path file) throws Exception {
        return Files.exists(file) ? Files.size(file) : 0;
    }

    private static void awaitSize(EngineProcess tool, Path file, long bytes) throws Exception {
        while (tool.isRunning() && size(file) < bytes) {
            Thread.sleep(1);
        }
    }

    @Test
    void killedSelfPlayResumesWithTheSameGames() throws Exception {
        String command = "selfplay --games 24 --nodes 20 --threads 2 ";
        Path whole = folder.resolve("whole.sg");
        run(command + whole);
        Path file = folder.resolve("games.sg");
        for (int kill = 1; kill <= 2; kill++) {
            try (EngineProcess killed = tool(command + file)) {
                awaitSize(killed, file, kill * 2000L);
                killed.kill();
                killed.exitCode();
            }
        }
        assertTrue(games(file).size() < 24, "it was over before it was killed");
        List<String> last = run(command + file);
        assertTrue(last.get(0).endsWith("  in the file 24"), last.toString());
        assertEquals(games(whole), games(file));
    }

    @Test
    void twoProgramsDoNotAddToTheSameFile() throws Exception {
        Path file = folder.resolve("games.sg");
        String command = "selfplay --games 100000 --nodes 50 --threads 1 " + file;
        try (EngineProcess first = tool(command)) {
            awaitSize(first, file, 1000);
            try (EngineProcess second = tool(command)) {
                assertEquals(2, second.exitCode());
                assertEquals(List.of("sanmai selfplay: \"" + file + "\": another run is writing it"), second.errors());
            }
            first.kill();
            first.exitCode();
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void interruptedSelfPlayKeepsItsGames() throws Exception {
        Path file = folder.resolve("games.sg");
        try (EngineProcess tool = tool("selfplay --games 100000 --nodes 50 --threads 2 " + file)) {
            awaitSize(tool, file, 3000);
            interrupt(tool);
            assertEquals(130, tool.exitCode());
            assertEquals(List.of(), tool.errors());
            String last = tool.rest().get(0);
            assertTrue(last.matches("interrupted; so far games \\d+  positions \\d+  in the file \\d+"), last);
            assertTrue(last.endsWith(" " + games(file).size()), last);
        }
        // In the middle of a search that would take minutes.
        Path other = folder.resolve("other.sg");
        try (EngineProcess tool = tool("selfplay --nodes 1000000000 --threads 2 " + other)) {
            awaitSize(tool, other, 1);
            interrupt(tool);
            assertEquals(130, tool.exitCode());
            assertEquals(List.of("interrupted; so far games 0  positions 0  in the file 0"), tool.rest());
        }
    }

    /** As Ctrl-C does. */
    private static void interrupt(EngineProcess tool) throws Exception {
        String process = Long.toString(tool.handle().pid());
        assertEquals(0, new ProcessBuilder("kill", "-INT", process).start().waitFor());
    }

    @Test
    void killedTrainingResumesWithTheSameNet() throws Exception {
        Path games = folder.resolve("games.sg");
        run("selfplay --games 10 --nodes 20 " + games);
        String command = "train --epochs 12 --batch 64 " + games + " --out " + folder;
        List<String> whole = run(command + "/whole.net");
        try (EngineProcess killed = tool(command + "/my.net")) {
            killed.hear("epoch 3 ");
            killed.kill();
            killed.exitCode();
        }
        try (EngineProcess ended = tool(command + "/my.net")) {
            ended.hear("epoch 6 ");
            ended.terminate();
            assertNotEquals(0, ended.exitCode());
            assertTrue(ended.rest().stream().anyMatch(line -> line.startsWith("interrupted; ")));
        }
        List<String> last = run(command + "/my.net");
        assertEquals(whole.get(12), last.get(last.size() - 3), "behind it stand the speed and the net");
        assertArrayEquals(
                Files.readAllBytes(folder.resolve("whole.net")), Files.readAllBytes(folder.resolve("my.net")));
        assertEquals(3, folder.toFile().list().length, "only games and nets are left");
    }

    @Test
    void aKilledMatchResumesWithTheSameResult() throws Exception {
        String command = "match --nodes 40,20 --pairs 14 --threads 2";
        List<String> whole = run(command);
        Path journal = folder.resolve("match.jsonl");
        for (int kill = 1; kill <= 2; kill++) {
            try (EngineProcess killed = tool(command + " --resume " + journal)) {
                awaitSize(killed, journal, 300 + kill * 150L);
                killed.kill();
                killed.exitCode();
            }
        }
        assertTrue(Files.readAllLines(journal).size() < 15, "it was over before it was killed");
        assertEquals(whole, run(command + " --resume " + journal));
    }
}
