package sanmai.usi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.core.sliders.choice.SliderSchemes;
import sanmai.notation.UsiMove;
import sanmai.shogi.Position;

/** The packaged program as GUIs and shells see it. */
@Timeout(300)
class ProgramIT {
    private static EngineProcess engine() {
        return new EngineProcess(List.of());
    }

    private static EngineProcess tool(String... arguments) {
        return new EngineProcess(List.of(), arguments);
    }

    private static void assertSilentOnStderr(EngineProcess engine) {
        assertEquals(List.of(), engine.errors());
    }

    @Test
    void twoEnginesPlayAGame() {
        try (EngineProcess black = engine();
                EngineProcess white = engine()) {
            for (EngineProcess engine : List.of(black, white)) {
                engine.say("usi", "isready", "usinewgame");
                engine.hear("usiok");
                engine.hear("readyok");
            }
            Position position = Position.start();
            StringBuilder moves = new StringBuilder("position startpos moves");
            String answer = "";
            for (int ply = 0; ply < 40 && !answer.equals("resign"); ply++) {
                EngineProcess engine = ply % 2 == 0 ? black : white;
                engine.say(moves.toString(), ply % 4 < 2 ? "go nodes 2000" : "go btime 0 wtime 0 byoyomi 30");
                answer = engine.hear("bestmove ").split(" ")[1];
                if (!answer.equals("resign")) {
                    position.doMove(UsiMove.parse(answer, position));
                    moves.append(' ').append(answer);
                }
            }
            assertTrue(position.movesMade() > 5, moves.toString());
            for (EngineProcess engine : List.of(black, white)) {
                engine.say("gameover draw", "quit");
                assertEquals(0, engine.exitCode());
                assertEquals(List.of(), engine.rest());
                assertSilentOnStderr(engine);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"usi", "isready", "go infinite", "go depth 20", "go ponder", "go btime 600000 wtime 600000"})
    void quitEndsTheProcess(String before) {
        try (EngineProcess engine = engine()) {
            engine.say(before, "quit");
            assertEquals(0, engine.exitCode());
            assertSilentOnStderr(engine);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "go infinite", "go btime 600000 wtime 600000"})
    void theEndOfTheInputEndsTheProcess(String before) {
        try (EngineProcess engine = engine()) {
            engine.say(before);
            engine.hangUp();
            assertEquals(0, engine.exitCode());
            assertSilentOnStderr(engine);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"USI_Hash value 16", "USI_Hash value 700", "BookFile value large.db"})
    void aScriptGetsItsAnswersAfterTheEndOfItsInput(String option, @TempDir Path folder) throws IOException {
        Path book = folder.resolve("large.db");
        Files.writeString(book, "sfen 9/9/9/9/4k4/9/9/9/9 b 2R - 1\n9g9f none 0 1 1\n".repeat(100_000));
        try (EngineProcess engine = engine()) {
            engine.say("setoption name " + option.replace("large.db", book.toString()));
            engine.say("usi", "isready", "position startpos", "go nodes 1000");
            engine.hangUp();
            engine.hear("usiok");
            engine.hear("readyok");
            engine.hear("bestmove");
            assertEquals(0, engine.exitCode());
        }
    }

    @Test
    void stopIsAnsweredOnce() {
        try (EngineProcess engine = engine()) {
            engine.say("position startpos", "go infinite", "stop");
            UsiMove.parse(engine.hear("bestmove ").split(" ")[1], Position.start());
            engine.say("isready");
            assertEquals(List.of("readyok"), engine.hearUntil("readyok"));
            engine.say("quit");
            assertEquals(0, engine.exitCode());
            assertEquals(List.of(), engine.rest());
        }
    }

    @Test
    void linesMayEndAsOnWindows() {
        try (EngineProcess engine = engine()) {
            engine.say("usi\r", "position startpos\r", "go depth 1\r");
            engine.hear("usiok");
            UsiMove.parse(engine.hear("bestmove ").split(" ")[1], Position.start());
        }
    }

    @Test
    void everySliderSchemeCountsTheSame() {
        for (String name : SliderSchemes.available()) {
            try (EngineProcess perft = tool("perft", "3", "--sliders", name)) {
                perft.hear("nodes 25470  time ");
                assertEquals(0, perft.exitCode());
            }
        }
    }

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
        try (EngineProcess perft = tool("perft", "6", "--divide", "--leaves", "make")) {
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
        try (EngineProcess verify = tool("verify", "--max-nodes", Long.toString(Long.MAX_VALUE))) {
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
                tool("minimax", "--plies", "3", "--warm-up", "0", "--resume", journal.toString())) {
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
            assertSilentOnStderr(minimax);
        }
    }

    /** What was printed, without the times. */
    private static List<String> timeless(EngineProcess tool) {
        assertEquals(0, tool.exitCode(), () -> tool.errors().toString());
        assertSilentOnStderr(tool);
        return tool.rest().stream()
                .map(line -> line.replaceAll("time .*", "time").replaceAll("[0-9.]+ s$", "s"))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"perft 5 --divide --leaves make", "perft 5 --threads 2 --hash 1", "verify --max-nodes 200000"})
    void aKilledRunResumesWithTheSameResults(String command, @TempDir Path folder) throws Exception {
        List<String> expected;
        try (EngineProcess whole = tool(command.split(" "))) {
            expected = timeless(whole);
        }
        Path journal = folder.resolve("journal");
        String[] arguments = (command + " --resume " + journal).split(" ");
        for (int kills = 1; kills <= 3; kills++) {
            try (EngineProcess killed = tool(arguments)) {
                while (killed.isRunning() && lines(journal) < kills * 25) {
                    Thread.sleep(1);
                }
                killed.kill();
                killed.exitCode();
            }
        }
        try (EngineProcess last = tool(arguments)) {
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
        try (EngineProcess first = tool(arguments)) {
            while (first.isRunning() && lines(folder.resolve("journal")) < 1) {
                Thread.sleep(1);
            }
            for (int i = 0; i < 2; i++) {
                try (EngineProcess second = tool(arguments)) {
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
        try (EngineProcess third = tool(arguments)) {
            assertEquals(2, third.exitCode());
            assertTrue(third.errors().get(0).contains("results of other conditions"), "it may read: " + third.errors());
        }
        assertEquals(List.of(folder.resolve("journal")), Files.list(folder).toList());
    }

    @Test
    void aTerminatedRunUnlocksItsFile(@TempDir Path folder) throws Exception {
        Path journal = folder.resolve("journal");
        try (EngineProcess perft = tool("perft", "12", "--resume", journal.toString())) {
            while (perft.isRunning() && lines(journal) < 1) {
                Thread.sleep(1);
            }
            perft.terminate();
            assertNotEquals(0, perft.exitCode());
            assertTrue(perft.rest().get(0).startsWith("interrupted; so far nodes 0 "));
            assertEquals(List.of(journal), Files.list(folder).toList());
        }
    }

    @Test
    void thereIsNoProgressBarInAPipe() {
        try (EngineProcess perft = tool("perft", "5", "--leaves", "make")) {
            perft.hear("nodes 19861490  time ");
            assertEquals(0, perft.exitCode());
            assertSilentOnStderr(perft);
        }
    }
}
