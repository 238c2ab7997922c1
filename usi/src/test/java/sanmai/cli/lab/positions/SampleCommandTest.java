package sanmai.cli.lab.positions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static sanmai.cli.Run.assertRefused;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.cli.Run;
import sanmai.movegen.LegalMoves;
import sanmai.notation.Sfen;
import sanmai.notation.format.RecordFormat;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

class SampleCommandTest {
    private static final String CSA = "V2.2\nPI\n+\n+7776FU\n-3334FU\n+8822UM\n-3122GI\n%TORYO\n";
    private static final String KIF = "手合割：平手\n先手：甲\n1 ２六歩(27)\n2 ８四歩(83)\n3 ２五歩(26)\n4 投了\n";

    @TempDir
    private Path directory;

    private Path games;

    @BeforeEach
    void someGames() throws IOException {
        games = Files.createDirectories(directory.resolve("games"));
    }

    private Path file(String name, String text) throws IOException {
        Path file = games.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private Run sample(String... arguments) {
        List<String> all = new ArrayList<>(List.of("positions", "sample"));
        all.addAll(List.of(arguments));
        if (List.of(arguments).stream().noneMatch(argument -> argument.startsWith(directory.toString()))) {
            all.add(games.toString());
        }
        return Run.of(all.toArray(String[]::new));
    }

    private static List<String> rows(Run run) {
        return run.out().stream().filter(line -> !line.startsWith("#")).toList();
    }

    private static String randomGame(long seed, int plies) {
        SplittableRandom random = new SplittableRandom(seed);
        Position position = Position.start();
        StringBuilder line = new StringBuilder("startpos moves");
        LegalMoves generator = new LegalMoves();
        MoveList moves = new MoveList();
        for (int ply = 0; ply < plies && !generator.none(position, moves); ply++) {
            int move = moves.get(random.nextInt(moves.size()));
            line.append(' ').append(Move.usi(move));
            position.doMove(move);
        }
        return line + "\n";
    }

    @Test
    void drawsFromEveryFormatAndEncoding() throws IOException {
        file("a.csa", CSA);
        Files.write(file("sub/b.kif", ""), KIF.getBytes(Charset.forName("windows-31j")));
        file(
                "sub/c.kifu",
                "\uFEFF"
                        + KIF.replace("２六", "１六")
                                .replace("２五", "１五")
                                .replace("27", "17")
                                .replace("(26)", "(16)"));
        file("d.usi", "position startpos moves 7g7f\n");
        file("e.sfen", "4k4/9/9/9/9/9/9/9/4K4 b G 3\n");
        file("readme.md", "no record");
        file(".hidden.csa", "no record");
        Run run = sample("--count", "8", "--plies", "2-4");
        assertEquals(
                List.of("sanmai positions sample: 8 positions from 4 games; 0 records could not be read"), run.err());
        assertEquals(0, run.exitCode());
        List<String> rows = rows(run);
        assertEquals(8, rows.size());
        for (int i = 0; i < 8; i++) {
            String[] columns = rows.get(i).split("\t");
            assertEquals(4, columns.length);
            assertEquals("p000" + (i + 1), columns[0]);
            assertEquals(columns[1], Sfen.of(Sfen.position(columns[1])));
            assertTrue(columns[1].endsWith(" " + (Integer.parseInt(columns[3]) + 1)), rows.get(i));
        }
        assertTrue(rows.stream().anyMatch(row -> row.contains("\tgames/sub/b.kif#1\t2")), rows.toString());
        assertTrue(rows.stream().anyMatch(row -> row.contains("G 3\tgames/e.sfen#1\t2")), rows.toString());
        List<String> header = run.out().subList(0, 4);
        assertEquals(
                "# Positions from game records. Columns: name, SFEN, source (file and number of the game), ply.",
                header.get(0));
        assertEquals("# Command: sanmai positions sample --count 8 --plies 2-4 --seed 1 games", header.get(2));
        assertEquals("# 8 positions from 4 games; 0 records could not be read; at most 3 from a game.", header.get(3));
        assertFalse(run.out().toString().contains(directory.toString()), "a path of this machine");
    }

    @Test
    void theOrderOfTheFilesDoesNotMatter() throws IOException {
        List<String> files = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            files.add(file("g" + i + ".usi", randomGame(2L * i, 60) + randomGame(2L * i + 1, 60))
                    .toString());
        }
        List<String> forwards = new ArrayList<>(List.of("--count", "50", "--seed", "7"));
        List<String> backwards = new ArrayList<>(forwards);
        forwards.addAll(files);
        for (String file : files) {
            backwards.add(4, file);
        }
        List<String> first = rows(sample(forwards.toArray(String[]::new)));
        assertEquals(first, rows(sample(backwards.toArray(String[]::new))));
        backwards.set(3, "8");
        assertNotEquals(first, rows(sample(backwards.toArray(String[]::new))));
        Map<String, Integer> perGame = new HashMap<>();
        Set<String> positions = new HashSet<>();
        for (String row : first) {
            String[] columns = row.split("\t");
            perGame.merge(columns[2], 1, Integer::sum);
            assertTrue(positions.add(columns[1].replaceFirst(" \\d+$", "")), row + " occurs twice");
            int ply = Integer.parseInt(columns[3]);
            assertTrue(ply >= 20 && ply <= 120, row);
        }
        assertEquals(50, positions.size());
        assertEquals(12, perGame.size());
        assertTrue(perGame.values().stream().allMatch(n -> n <= 5), perGame.toString());
    }

    @Test
    void aGameThatIsThereTwiceCountsOnce() throws IOException {
        file("a.usi", randomGame(1, 30));
        file("b.usi", randomGame(1, 30));
        Run run = sample("--count", "100", "--plies", "0-29");
        assertEquals(1, run.exitCode(), "fewer than asked for");
        assertEquals(30, rows(run).size());
        assertTrue(rows(run).stream().allMatch(row -> row.contains("games/a.usi#1")), run.toString());
    }

    @Test
    void aMatedSideIsNoCandidate() throws IOException {
        file("mate.sfen", "4k4/4G4/4P4/9/9/9/9/9/4K4 w - 30\n4k4/9/4P4/9/9/9/9/9/4K4 b G 29\n");
        Run run = sample("--count", "2");
        assertEquals(List.of("p0001\t4k4/9/4P4/9/9/9/9/9/4K4 b G 29\tgames/mate.sfen#2\t28"), rows(run));
    }

    @Test
    void eachBrokenRecordIsOneLineAndTheRestGoesOn() throws IOException {
        file("a-good.csa", CSA);
        file("b-illegal.csa", CSA.replace("-3122GI", "-3133GI"));
        file("c-cut.kif", KIF.substring(0, KIF.indexOf("８四歩") + 1));
        file("d-empty.csa", "");
        file("e-huge.txt", "x".repeat(1_000_000));
        file("f-several.csa", CSA + "/\nPI\n+\n+7775FU\n/\n" + CSA);
        Files.write(file("g-bytes.kif", ""), new byte[] {(byte) 0xFF, 1, 2, 3});
        file("h-moves.ki2", "▲７五歩 △３四歩\n");
        file("i-wrong.kif", CSA);
        Run run = sample(
                "--count",
                "4",
                "--plies",
                "1-4",
                games.toString(),
                games.resolve("missing.csa").toString());
        String[] expected = {
            "b-illegal.csa:7:1: move 4: illegal move: the piece does not move like that.*-3133GI.*",
            "c-cut.kif:4:4: move 2: the move ends before its square is complete.*",
            "d-empty.csa:1:1: there is no game in it",
            "e-huge.txt:1:1: this is no " + RecordFormat.titles() + " \\(in \"x{120}\\.\\.\\.\"\\)",
            "f-several.csa:12:1: move 1: illegal move: .*7775FU.*",
            "g-bytes.kif:1:1: the byte FF is no UTF-8, and . more",
            "h-moves.ki2:1:1: move 1: illegal move: .*７五歩.*",
        };
        for (int i = 0; i < expected.length; i++) {
            String line = run.err().get(i);
            assertTrue(line.matches("sanmai positions sample: games/" + expected[i]), line);
        }
        assertEquals(
                "sanmai positions sample: missing.csa: there is no such file",
                run.err().get(expected.length));
        assertEquals(expected.length + 2, run.err().size(), run.toString());
        assertEquals(1, run.exitCode());
        assertTrue(run.err().get(expected.length + 1).endsWith("; 8 records could not be read"), run.toString());
        assertEquals(4, rows(run).size());
    }

    @Test
    void writesToAFileAllOrNothing() throws IOException {
        file("a.csa", CSA);
        Path out = directory.resolve("out.tsv");
        assertEquals(
                0,
                sample("--count", "3", "--plies", "1-4", "--out", out.toString(), games.toString())
                        .exitCode());
        Run bad = sample("--out", directory.resolve("none/out.tsv").toString(), games.toString());
        assertEquals(2, bad.exitCode());
        Run run = sample("--count", "3", "--plies", "1-4", "--out", out.toString(), games.toString());
        assertEquals(0, run.exitCode(), run.toString());
        assertEquals(List.of(), run.out());
        List<String> lines = Files.readAllLines(out);
        assertEquals(7, lines.size());
        assertTrue(lines.get(2).endsWith("--seed 1 games"), lines.get(2));
        try (var left = Files.list(directory)) {
            assertEquals(2, left.count(), "something is left over");
        }
    }

    @Test
    void onlyACollectionIsReplaced() throws IOException {
        file("a.csa", CSA);
        Path out = Files.writeString(directory.resolve("notes.txt"), "notes");
        assertRefused(
                "sanmai positions sample: --out .*notes.txt: holds something else than positions; --force replaces it",
                sample("--plies", "1-4", "--out", out.toString(), games.toString()));
        assertEquals("notes", Files.readString(out));
        sample("--plies", "1-4", "--force", "--out", out.toString(), games.toString());
        assertTrue(Files.readString(out).startsWith("# Positions from game records."));
    }

    @Test
    void noEmptyCollectionReplacesAFile() throws IOException {
        file("a.csa", CSA);
        Path out = Files.writeString(directory.resolve("notes.txt"), "notes");
        Run run = sample("--plies", "500-600", "--force", "--out", out.toString(), games.toString());
        assertEquals(1, run.exitCode(), run.toString());
        assertEquals("notes", Files.readString(out));
    }

    @Test
    @Timeout(60)
    void keepsWhatItHasWhenInterrupted() throws IOException {
        file("a.csa", CSA);
        Thread.currentThread().interrupt();
        Run run = sample("--count", "1");
        assertEquals(130, run.exitCode());
        assertTrue(run.err().get(run.err().size() - 1).contains("interrupted"), run.toString());
    }

    @Test
    void withoutAnyGameThereIsNoResult() throws IOException {
        Run empty = sample();
        assertEquals(2, empty.exitCode());
        assertEquals(List.of("sanmai positions sample: no game could be read"), empty.err());
        assertEquals(List.of(), empty.out());
        file("a.txt", "hello");
        Run broken = sample();
        assertEquals(2, broken.exitCode());
        assertEquals(2, broken.err().size());
        assertEquals(List.of(), broken.out());
    }

    @Test
    void theLocaleDoesNotChangeTheDigits() throws IOException {
        Files.writeString(directory.resolve("a.usi"), "startpos moves 7g7f 3c3d\n");
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
            assertEquals("\u0661", String.format("%d", 1), "a locale with other digits");
            Run run = Run.of(
                    "positions",
                    "sample",
                    "--count",
                    "1",
                    "--plies",
                    "0-2",
                    directory.resolve("a.usi").toString());
            assertTrue(run.lastLine().startsWith("p0001\t"), run.toString());
            assertTrue((run.out() + "" + run.err()).matches("\\p{ASCII}*"), run.toString());
        } finally {
            Locale.setDefault(before);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "positions                            | sanmai positions: Missing required subcommand \\(try .*",
                "positions frob                       | sanmai positions: .*'frob'.*",
                "positions sample                     | sanmai positions sample: .*GAMES.*",
                "positions sample --count 0 x         | sanmai positions sample: --count 0: .*",
                "positions sample --count x x         | sanmai positions sample: .*'x'.*",
                "positions sample --plies 9-8 x       | sanmai positions sample: .*'9-8' ends before it begins.*",
                "positions sample --plies many x      | sanmai positions sample: .*'many' is no range.*",
                "positions sample --seed one x        | sanmai positions sample: .*'one'.*",
            })
    void userErrorsAreOneLineAndExitCodeTwo(String arguments, String message) {
        assertRefused(message, Run.of(arguments.trim().split(" +")));
    }

    @Test
    void aDirectoryThatMayNotBeReadDoesNotStopTheRest() throws IOException {
        file("a.csa", CSA);
        Path closed = file("closed/b.csa", CSA).getParent();
        assumeTrue(closed.toFile().setReadable(false) && !Files.isReadable(closed), "the user may read everything");
        Run run = sample("--count", "3", "--plies", "1-4");
        assertTrue(closed.toFile().setReadable(true));
        assertEquals(
                "sanmai positions sample: games/closed: this directory may not be read",
                run.err().get(0));
        assertEquals(1, run.exitCode());
        assertEquals(3, rows(run).size());
    }

    @Test
    void filesOfTheSameNameAreKeptApart() throws IOException {
        Path one = file("one/a.csa", CSA);
        Path other = file("other/a.csa", CSA.replace("7776", "2726").replace("+8822UM\n-3122GI\n", ""));
        Run run = sample("--count", "6", "--plies", "1-4", one.toString(), other.toString(), one.toString());
        assertEquals(0, run.exitCode(), run.toString());
        assertEquals(
                2,
                rows(run).stream()
                        .filter(row -> row.contains("\ta.csa (2)#1\t"))
                        .count(),
                run.toString());
        assertTrue(run.err().get(0).contains("6 positions from 2 games"), run.toString());
    }
}
