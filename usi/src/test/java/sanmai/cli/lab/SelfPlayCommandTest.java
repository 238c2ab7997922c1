package sanmai.cli.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.cli.Run.assertRefused;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.cli.Run;
import sanmai.search.eval.net.HandcraftedNet;
import sanmai.search.eval.net.NetText;
import sanmai.search.training.GameFile;
import sanmai.search.training.TrainingGame;
import sanmai.testing.SameOnEveryJava;

@SameOnEveryJava
@Timeout(120)
class SelfPlayCommandTest {
    @TempDir
    private Path folder;

    private String path(String name) {
        return folder.resolve(name).toString();
    }

    /** Plays with few nodes. */
    private Run play(String... arguments) {
        return Run.of(Stream.concat(Stream.of("selfplay", "--nodes", "30"), Stream.of(arguments))
                .toArray(String[]::new));
    }

    private Map<Integer, TrainingGame> games(String name) {
        Map<Integer, TrainingGame> games = new TreeMap<>();
        GameFile.read(folder.resolve(name), game -> games.put(game.number(), game));
        return games;
    }

    @Test
    void onlyMissingGamesArePlayed() {
        Run first = play("--games", "3", "--threads", "1", path("games.sg"));
        assertEquals(0, first.exitCode(), first.toString());
        assertEquals(3, games("games.sg").size());
        int positions = games("games.sg").values().stream()
                .mapToInt(game -> game.moves().size() - game.openingPlies())
                .sum();
        assertEquals(List.of("games 3  positions " + positions + "  in the file 3"), first.out());
        Run more = play("--games", "6", "--threads", "2", path("games.sg"));
        assertTrue(more.lastLine().matches("games 3  positions \\d+  in the file 6"), more.toString());
        Run none = play("--games", "6", path("games.sg"));
        assertEquals(List.of("games 0  positions 0  in the file 6"), none.out());
        assertEquals(0, play("--games", "6", "--threads", "3", path("other.sg")).exitCode());
        assertEquals(games("other.sg"), games("games.sg"));
    }

    @Test
    void gamesOfOtherConditionsDifferAndAreRefused() throws IOException {
        assertEquals(0, play("--games", "1", path("games.sg")).exitCode());
        Files.writeString(folder.resolve("first.net"), NetText.write(HandcraftedNet.get(), List.of()));
        for (String[] other : new String[][] {
            {"--seed", "2", "--seed is 1 there, 2 here"},
            {
                "--without",
                "QUIESCENCE_SEE_PRUNING,MATE_IN_ONE",
                "--nodes is 30 there, 30 without QUIESCENCE_SEE_PRUNING,MATE_IN_ONE here"
            },
            {"--eval", path("first.net"), "--eval is net [0-9a-f]+ there, net [0-9a-f]+ here"},
        }) {
            assertEquals(
                    0, play("--games", "1", other[0], other[1], path("new.sg")).exitCode());
            assertNotEquals(games("games.sg"), games("new.sg"));
            assertRefused(
                    "sanmai selfplay: \".*games.sg\": holds games of other conditions: " + other[2],
                    play("--games", "1", other[0], other[1], path("games.sg")));
            Files.delete(folder.resolve("new.sg"));
        }
        assertRefused(".*: --nodes is 30 there, 31 here", Run.of("selfplay", "--nodes", "31", path("games.sg")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "                            | sanmai selfplay: .*FILE.*",
                "--games 0 GAMES             | sanmai selfplay: --games 0: must be between 1 and 2147483647",
                "--games x GAMES             | sanmai selfplay: .*'x'.*",
                "--games 99999999999 GAMES   | sanmai selfplay: .*'99999999999'.*",
                "--nodes 0 GAMES             | sanmai selfplay: --nodes 0: must be .*",
                "--threads 0 GAMES           | sanmai selfplay: --threads 0: must be between 1 and 1024",
                "--threads 1025 GAMES        | sanmai selfplay: --threads 1025: must be between 1 and 1024",
                "--seed one GAMES            | sanmai selfplay: .*'one'.*",
                "--sliders quick GAMES       | sanmai selfplay: .*quick.*",
                "GAMES more                  | sanmai selfplay: .*'more'.*",
                "FOLDER                      | sanmai selfplay: \".*\": is a directory",
                "TEXT                        | sanmai selfplay: \".*text\": is no file of games: .*",
                "FOLDER/no/games.sg          | sanmai selfplay: \".*games.sg\": there is no such directory",
                "--eval FOLDER/no.net GAMES  | sanmai selfplay: \".*no.net\": there is no such file",
                "--eval FOLDER GAMES         | sanmai selfplay: \".*\": is a directory",
                "--eval TEXT GAMES           | sanmai selfplay: \".*text\": line 1: \"hello\" is not \"start\"",
                "--eval BYTES GAMES          | sanmai selfplay: \".*bytes\": is no evaluation that is known: .*",
            })
    void whatCannotBeDoneIsOneLine(String arguments, String message) throws IOException {
        Files.writeString(folder.resolve("text"), "hello\nthere\n");
        Files.write(folder.resolve("bytes"), new byte[] {(byte) 0xFF, (byte) 0xC0, 0});
        String words = arguments == null ? "" : " " + arguments;
        words = words.replace("FOLDER", folder.toString())
                .replace("TEXT", path("text"))
                .replace("BYTES", path("bytes"))
                .replace("GAMES", path("games.sg"));
        assertRefused(message, Run.of(("selfplay" + words).split(" ")));
        assertTrue(Files.notExists(folder.resolve("games.sg")), "a file was begun");
    }

    @Test
    void damageIsNamed() throws IOException {
        play("--games", "2", path("games.sg"));
        byte[] bytes = Files.readAllBytes(folder.resolve("games.sg"));
        bytes[bytes.length - 30] ^= 1;
        Files.write(folder.resolve("games.sg"), bytes);
        assertRefused(
                "sanmai selfplay: \".*games.sg\": byte \\d+: the checksum of the game does not match",
                play("--games", "3", path("games.sg")));
    }

    @Test
    void aNetThatSeesOneSideFarAheadFindsNoOpening() throws IOException {
        String text = NetText.write(HandcraftedNet.get(), List.of());
        Files.writeString(folder.resolve("far.net"), text.replaceFirst("\ntempo(\t-?\\d+)+", "\ntempo\t10000000"));
        assertRefused(
                "sanmai selfplay: no balanced opening in 500 tries: each time the evaluation sees one side ahead by"
                        + " more than \\d+ centipawns",
                play("--eval", path("far.net"), path("games.sg")));
    }

    @Test
    void anInterruptionEndsTheRun() {
        Thread.currentThread().interrupt();
        Run run = play("--games", "1000000", path("games.sg"));
        assertEquals(130, run.exitCode());
        assertTrue(
                run.lastLine().matches("interrupted; so far games \\d+  positions \\d+  in the file \\d+"),
                run.toString());
        assertEquals(List.of(), run.err());
        assertTrue(run.lastLine().endsWith(" " + games("games.sg").size()), run.toString());
    }
}
