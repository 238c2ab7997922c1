package sanmai.cli.lab.positions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.cli.Run.assertRefused;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.cli.Run;
import sanmai.cli.lab.SelfPlayedGames;
import sanmai.notation.Sfen;
import sanmai.search.exchange.ExchangeFormat;
import sanmai.search.exchange.TrainingRecord;
import sanmai.search.training.GameFile;
import sanmai.search.training.TrainingSet;
import sanmai.shogi.Position;

@Timeout(120)
class PackCommandTest {
    @TempDir
    private static Path shared;

    @TempDir
    private Path folder;

    private static Path games;

    @BeforeAll
    static void play() {
        games = SelfPlayedGames.in(shared, 5, 30);
    }

    private String path(String name) {
        return folder.resolve(name).toString();
    }

    /** Compares a file with the games position by position; returns the number of positions. */
    private static int compare(Path packed, boolean quiet) throws IOException {
        int[] count = new int[1];
        try (InputStream in = Files.newInputStream(packed)) {
            Iterator<TrainingRecord> records = ExchangeFormat.PSV.read(in);
            GameFile.read(
                    games,
                    game -> game.replay((position, index) -> {
                        int move = game.moves().get(index);
                        int score = game.scores().get(index);
                        if (quiet && !TrainingSet.isSuitable(position, move, score)) {
                            return;
                        }
                        count[0]++;
                        String where = "game " + game.number() + ", move " + (index + 1);
                        TrainingRecord record = records.next();
                        Position found = record.position();
                        assertEquals(Sfen.of(position), Sfen.of(found), where);
                        assertEquals(score, record.score(), where);
                        assertEquals(move, record.move(found), where);
                        assertEquals(index + 1, record.ply(), where);
                        assertEquals(
                                position.turnOrdinal() == 0 ? game.result() : -game.result(), record.result(), where);
                    }));
            assertFalse(records.hasNext());
        }
        return count[0];
    }

    @Test
    void everyPositionIsThere() throws IOException {
        Files.writeString(folder.resolve("all.bin"), "what it held before");
        Run run = Run.of("positions", "pack", "--force", "--out", path("all.bin"), games.toString());
        assertEquals(0, run.exitCode(), run.toString());
        int positions = compare(folder.resolve("all.bin"), false);
        assertEquals(List.of("positions " + positions + "  games 5"), run.out());
        assertEquals(1, folder.toFile().list().length);
    }

    @Test
    void quietPositionsAreThoseOfTraining() throws IOException {
        Run run = Run.of("positions", "pack", "--quiet", "--out", path("quiet.bin"), games.toString());
        int positions = compare(folder.resolve("quiet.bin"), true);
        assertEquals(List.of("positions " + positions + "  games 5"), run.out());
        TrainingSet set = new TrainingSet();
        GameFile.read(games, set::add);
        assertEquals(set.size(), positions);
    }

    @Test
    void filesFollowEachOther() throws IOException {
        Run.of("positions", "pack", "--out", path("one.bin"), games.toString());
        Run run = Run.of("positions", "pack", "--out", path("two.bin"), games.toString(), games.toString());
        assertTrue(run.lastLine().endsWith("  games 10"), run.toString());
        assertEquals(2 * Files.size(folder.resolve("one.bin")), Files.size(folder.resolve("two.bin")));
    }

    @Test
    void theFormatsTurnIntoEachOther() throws IOException {
        Run.of("positions", "pack", "--out", path("a.psv"), games.toString());
        String[] names = {"a.psv", "b.sfen", "c.hcpe", "d.psv", "e.hcp", "f.sfen"};
        for (int i = 1; i < names.length; i++) {
            Run run = Run.of("positions", "pack", "--out", path(names[i]), path(names[i - 1]));
            assertTrue(run.lastLine().endsWith("  games 0"), run.toString());
        }
        List<String> lines = Files.readAllLines(folder.resolve("b.sfen"));
        assertEquals(Files.size(folder.resolve("a.psv")), 40 * lines.size());
        assertEquals(Files.size(folder.resolve("c.hcpe")), 38 * lines.size());
        assertEquals(Files.size(folder.resolve("e.hcp")), 32 * lines.size());
        Run.of("positions", "pack", "--out", path("again.psv"), path("b.sfen"));
        assertEquals(-1, Files.mismatch(folder.resolve("a.psv"), folder.resolve("again.psv")));
        String last = Files.readAllLines(folder.resolve("f.sfen")).get(0);
        assertEquals(lines.get(0).split("\t")[0].replaceAll("[0-9]+$", "1") + "\tnone\t0\t0", last);
    }

    @Test
    void onlyRecordsOfTheSameFormatAreReplaced() throws IOException {
        Run.of("positions", "pack", "--out", path("a.hcpe"), games.toString());
        Run again = Run.of("positions", "pack", "--out", path("a.hcpe"), games.toString());
        assertEquals(0, again.exitCode(), again.toString());
        Files.move(folder.resolve("a.hcpe"), folder.resolve("a.hcp"));
        assertRefused(
                "sanmai positions pack: --out .*",
                Run.of("positions", "pack", "--out", path("a.hcp"), games.toString()));
    }

    @Test
    void anInterruptionLeavesTheOldFile() throws IOException {
        Files.writeString(folder.resolve("all.bin"), "what it held before");
        Thread.currentThread().interrupt();
        Run run = Run.of("positions", "pack", "--force", "--out", path("all.bin"), games.toString());
        assertEquals(130, run.exitCode());
        assertEquals(List.of("interrupted; so far positions 0  games 0"), run.out());
        assertEquals("what it held before", Files.readString(folder.resolve("all.bin")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "GAMES                      | sanmai positions pack: .*--out.*",
                "--out FOLDER/a.bin         | sanmai positions pack: .*FILE.*",
                "--out FOLDER/a BROKEN      | sanmai positions pack: \".*broken.hcpe\": record 1 \\(byte 0\\): only 6 of 38.*",
                "--out FOLDER GAMES         | sanmai positions pack: --out .*: no file can be written there",
                "--out FOLDER/no/a GAMES    | sanmai positions pack: --out .*: no file can be written there",
                "--out FOLDER/a FOLDER/no   | sanmai positions pack: \".*no\": there is no such file",
                "--out FOLDER/a FOLDER/no.psv | sanmai positions pack: \".*no.psv\": there is no such file",
                "--out FOLDER/a FOLDER      | sanmai positions pack: \".*\": is a directory",
                "--out FOLDER/a TEXT        | sanmai positions pack: \".*text\": is no file of games: .*",
                "--out FOLDER/a GAMES TEXT  | sanmai positions pack: \".*text\": is no file of games: .*",
                "--out FOLDER/a NOTHING     | sanmai positions pack: the files have no position to write",
                "--out FOLDER/a --all GAMES | sanmai positions pack: .*--all.*",
            })
    void whatCannotBeDoneIsOneLine(String arguments, String message) throws IOException {
        Files.writeString(folder.resolve("broken.hcpe"), "broken");
        Files.writeString(folder.resolve("text"), "hello\nthere\n");
        Files.writeString(folder.resolve("nothing"), "Sanmai games 1\nnothing\n");
        String words = arguments
                .replace("FOLDER", folder.toString())
                .replace("TEXT", path("text"))
                .replace("BROKEN", path("broken.hcpe"))
                .replace("NOTHING", path("nothing"))
                .replace("GAMES", games.toString());
        assertRefused(message, Run.of(("positions pack " + words).split(" ")));
        assertEquals(3, folder.toFile().list().length, "a file was written");
    }
}
