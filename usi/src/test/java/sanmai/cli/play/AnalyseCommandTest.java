package sanmai.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.cli.Run.assertRefused;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.cli.Run;
import sanmai.positions.RecordCase;
import sanmai.positions.SuiteFormat;

@Timeout(120)
class AnalyseCommandTest {
    /** Forty-three moves of a game of this engine with itself: three pieces. */
    private static final String GAME = "position startpos moves 7i7h 7c7d 4i3h 8b6b 1g1f 6c6d 9g9f 6b3b 2g2f 3c3d 3i4h"
            + " 7d7e 2f2e 2b3c 1f1e 3b7b 9f9e 4a3b 6i7i 5a4b 2h2f 7a6b 2f3f 6a5b 5i6h 6b6c 4h5i 3a2b 5i5h 6c5d 3h4h 5d4e"
            + " 3f8f 7b8b 7i6i 4e5d 8f3f 5d4e 3f1f 4b3a 6h7i 5c5d 7g7f\n";

    /** A mate in one that is missed, and one that is found. */
    private static final String MATES =
            "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves 5i5h 5a6a\n" + "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves G*5b\n";

    @TempDir
    private Path folder;

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private String path(String name) {
        return folder.resolve(name).toString();
    }

    private static Run analyse(String... arguments) {
        return Run.of(Stream.concat(Stream.of("analyse", "--hash", "1"), Stream.of(arguments))
                .toArray(String[]::new));
    }

    @Test
    void tablesSayWhatWasMissedAndFound() throws IOException {
        Run run = analyse(file("mates.usi", MATES), "--nodes", "1000");
        assertEquals(0, run.exitCode(), run.toString());
        assertEquals(List.of(), run.err());
        assertEquals("mates.usi#1: Black - White, 2 moves", run.out().get(0));
        assertEquals(
                "side   moves  accuracy  inaccuracies  mistakes  blunders  mates found  missed",
                run.out().get(1));
        assertTrue(run.out().get(3).matches("Black {6}1 +\\d+\\.\\d +\\d +\\d +\\d +0 +1"), run.toString());
        assertTrue(run.out().contains("move 1: Black mates in 1, missed by move 1"), run.toString());
        assertTrue(run.out().contains("mates.usi#2: Black - White, 1 move"), run.toString());
        assertTrue(run.out().contains("Black      1     100.0             0         0         0            1       0"));
        assertTrue(run.out().contains("move 1: Black mates in 1, found"), run.toString());
        assertTrue(
                run.out().stream().anyMatch(line -> line.matches(" +1  Black  .* mates 1 .*▲５八玉, better ▲５二金")),
                run.toString());
    }

    @Test
    void aPositionWithoutMovesHasItsEvaluation() throws IOException {
        Run run = analyse(file("a.sfen", "4k4/9/4P4/9/9/9/9/9/4K4 b G 1\n"), "--nodes", "1000");
        assertEquals(0, run.exitCode(), run.toString());
        assertEquals(
                List.of("a.sfen#1: Black - White, 0 moves", "Black to move: mates 1 ▲５二金"),
                run.out().subList(0, 2));
    }

    @Test
    void theRecordHasTheEvaluations() throws IOException {
        String game = file("game.usi", GAME.substring(0, 58) + "\n");
        Run tables = analyse(game, "--nodes", "100");
        Run toStdout = analyse(game, "--nodes", "100", "--to", "kif");
        assertEquals(0, toStdout.exitCode(), toStdout.toString());
        assertTrue(toStdout.out().contains("*#エンジン=Sanmai"), toStdout.toString());
        assertTrue(toStdout.err().get(0).startsWith("sanmai analyse: game.usi#1: Black - White"), toStdout.toString());
        assertEquals(
                tables.out().get(3), toStdout.err().get(3).strip(), "tables go to stderr when stdout has the record");
        Run toFile = analyse(game, "--nodes", "100", "--out", path("out.kifu"));
        assertEquals(tables.out(), toFile.out());
        assertEquals(toStdout.out(), Files.readAllLines(folder.resolve("out.kifu")));
        Run floodgate = analyse(game, "--nodes", "100", "--to", "csa", "--evaluations", "floodgate");
        assertTrue(
                floodgate.out().stream().anyMatch(line -> line.matches("'\\*\\* -?\\d+ [-+].*#100")),
                floodgate.toString());
        Run again = analyse(path("out.kifu"), "--nodes", "100", "--to", "kif");
        assertEquals(toStdout.out(), again.out(), "an analysis replaces the one before");
    }

    @Test
    void aGameBecomesAPage() throws IOException {
        String game = file("game.usi", GAME.substring(0, 58) + "\n");
        Run run = analyse(game, "--nodes", "100", "--html", path("game.html"), "--to", "kif");
        assertEquals(0, run.exitCode(), run.toString());
        String page = Files.readString(folder.resolve("game.html"));
        assertEquals(
                run.out().stream().filter(line -> line.equals("*#エンジン=Sanmai")).count(),
                page.split("\"engine\":\"Sanmai\"", -1).length - 1);
        Run two = analyse(file("mates.usi", MATES), "--nodes", "100", "--html", path("two.html"));
        assertEquals(2, two.exitCode());
        assertTrue(two.err().get(0).endsWith("two.html: a page has one game, and here are 2"), two.toString());
        assertFalse(Files.exists(folder.resolve("two.html")));
    }

    @Test
    void branchesAreAnalysedAndAddedOnDemand() throws IOException {
        String kif = file("a.kif", "1 ７六歩(77)\n2 ３四歩(33)\n\n変化：2手\n2 ８四歩(83)\n");
        Run main = analyse(kif, "--nodes", "100", "--to", "kif");
        Run branches = analyse(kif, "--nodes", "100", "--to", "kif", "--branches");
        assertEquals(3, count(main, "*#深さ=.*"));
        assertEquals(4, count(branches, "*#深さ=.*"));
        assertEquals(1, count(branches, "変化：.*"));
        Run lines = analyse(kif, "--depth", "1", "--multipv", "3", "--to", "kif", "--lines-as-branches");
        assertTrue(count(lines, "変化：.*") >= 4, lines.toString());
    }

    @Test
    void aPageShowsTheAnalysisOfVariations() throws IOException {
        String kif = file("a.kif", "1 ７六歩(77)\n2 ３四歩(33)\n\n変化：2手\n2 ８四歩(83)\n");
        Run run = analyse(kif, "--nodes", "100", "--branches", "--html", path("a.html"));
        assertEquals(0, run.exitCode(), run.toString());
        String page = Files.readString(folder.resolve("a.html"));
        assertEquals(4, page.split("\"engine\":\"Sanmai\"", -1).length - 1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--branches", "--lines-as-branches", "--evaluations=floodgate"})
    void optionsForRecordsNeedARecordOrAPage(String option) throws IOException {
        Run run = analyse(file("game.usi", GAME), option);
        assertEquals(2, run.exitCode());
        assertEquals(
                List.of("sanmai analyse: " + option.split("=")[0]
                        + " needs a record or a page: give --out, --to or --html"),
                run.err());
    }

    private static long count(Run run, String line) {
        return run.out().stream()
                .filter(each -> each.matches(line.replace("*#", "\\*#")))
                .count();
    }

    @Test
    void threadsAndInterruptionsDoNotMatter() throws IOException {
        String[] options = {file("a.usi", GAME), file("b.usi", MATES), "--nodes", "150", "--to", "kif"};
        Run whole = analyse(with(options, "--threads", "1"));
        assertEquals(0, whole.exitCode(), whole.toString());
        assertEquals(whole, analyse(with(options, "--threads", "3", "--resume", path("a.jsonl"))));
        List<String> lines = Files.readAllLines(folder.resolve("a.jsonl"));
        assertEquals(6, lines.size(), "conditions, three pieces of a game, two short ones");
        assertEquals(whole, analyse(with(options, "--resume", path("a.jsonl"))), "nothing is left to search");
        assertEquals(lines, Files.readAllLines(folder.resolve("a.jsonl")));
        // A kill leaves half a line, and not the others.
        List<String> left = new ArrayList<>(List.of(lines.get(0), lines.get(3)));
        Files.writeString(
                folder.resolve("a.jsonl"),
                String.join("\n", left) + "\n" + lines.get(1).substring(0, 50));
        assertEquals(whole, analyse(with(options, "--resume", path("a.jsonl"), "--threads", "2")));
        assertEquals(sorted(lines), sorted(Files.readAllLines(folder.resolve("a.jsonl"))));
        // Another run may add games to the journal; they use the results that they share with the earlier games.
        Run more = analyse(file("c.usi", GAME), "--nodes", "150", "--resume", path("a.jsonl"));
        assertEquals(0, more.exitCode(), more.toString());
        assertEquals(sorted(lines), sorted(Files.readAllLines(folder.resolve("a.jsonl"))));
    }

    private static List<String> sorted(List<String> lines) {
        return lines.stream().sorted().toList();
    }

    private static String[] with(String[] options, String... more) {
        return Stream.concat(Stream.of(options), Stream.of(more)).toArray(String[]::new);
    }

    @Test
    void anInterruptionLeavesTheGamesThatAreDone() throws IOException {
        String[] options = {file("a.usi", GAME), file("b.usi", MATES), "--nodes", "150", "--resume", path("a.jsonl")};
        Run whole = analyse(with(options));
        List<String> lines = Files.readAllLines(folder.resolve("a.jsonl"));
        List<String> left =
                lines.stream().filter(line -> !line.contains("5d4e")).toList();
        Files.writeString(folder.resolve("a.jsonl"), String.join("\n", left) + "\n");
        file("out.kif", "old\n");
        Thread.currentThread().interrupt();
        Run run = analyse(with(options, "--out", path("out.kif")));
        assertFalse(Thread.interrupted());
        assertEquals(130, run.exitCode(), run.toString());
        assertEquals(List.of("sanmai analyse: interrupted; 2 of 3 games are analysed"), run.err());
        assertEquals(
                whole.out()
                        .subList(
                                whole.out().indexOf("b.usi#1: Black - White, 2 moves"),
                                whole.out().size()),
                run.out());
        assertEquals("old\n", Files.readString(folder.resolve("out.kif")));
        assertEquals(whole, analyse(with(options)));
    }

    @Test
    void graphsAreDrawn() throws IOException {
        Run run = analyse(file("a.usi", MATES), "--nodes", "500", "--chart", path("a.svg"));
        assertEquals(0, run.exitCode(), run.toString());
        String svg = Files.readString(folder.resolve("a.svg"));
        assertTrue(svg.contains(">a.usi#1</text>") && svg.contains(">a.usi#2</text>"), svg);
    }

    @Test
    void theWinRateDependsOnTheScale() throws IOException {
        String game = file("a.usi", GAME);
        Run flat = analyse(game, "--nodes", "100", "--win-scale", "10000");
        Run steep = analyse(game, "--nodes", "100", "--win-scale", "10");
        assertEquals(0, flat.exitCode(), flat.toString());
        assertTrue(flat.out().size() < steep.out().size(), steep.toString());
    }

    @Test
    void aBrokenRecordIsAnalysedUpToTheFault() throws IOException {
        Run run = analyse(file("a.usi", "position startpos moves 7g7f 7g7f\n"), "--nodes", "100");
        assertEquals(1, run.exitCode(), run.toString());
        assertTrue(run.err().get(0).matches("sanmai analyse: a\\.usi:1:\\d+: move 2: .*7g7f.*"), run.toString());
        assertEquals("a.usi#1: Black - White, 1 move", run.out().get(0));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "FOLDER/none.kif               | sanmai analyse: none.kif: there is no such file",
                "TEXT                          | sanmai analyse: text.txt:1:1: .*hello.*",
                "EMPTY                         | sanmai analyse: the files have no game records",
                "GAME --nodes 0                | sanmai analyse: --nodes 0: must be between .*",
                "GAME --time 0                 | sanmai analyse: --time 0: must be between 0.01 and 86400",
                "GAME --time NaN               | sanmai analyse: --time NaN: must be between .*",
                "GAME --depth 0                | sanmai analyse: --depth 0: must be between .*",
                "GAME --multipv 0              | sanmai analyse: --multipv 0: must be between .*",
                "GAME --threads 0              | sanmai analyse: --threads 0: must be between .*",
                "GAME --hash 0                 | sanmai analyse: .*",
                "GAME --win-scale 0            | sanmai analyse: --win-scale 0: must be between .*",
                "GAME --eval FOLDER/no.net     | sanmai analyse: \".*no.net\": there is no such file",
                "GAME --out FOLDER/n/o.kif     | sanmai analyse: --out .*o.kif: no file can be written there",
                "GAME --out FOLDER/o.pgn       | sanmai analyse: --out .*o.pgn: the name does not tell the format; .*",
                "GAME --chart FOLDER/c.png     | sanmai analyse: --chart .*c.png: the picture is SVG, .*",
                "GAME --to pgn                 | sanmai analyse: .*'pgn'.*",
                "GAME --resume TEXT            | sanmai analyse: --resume: .*text.txt:1: .*",
                "GAME --resume WRONG --nodes 7 | sanmai analyse: --resume: .*wrong:2: the line 7g7e: .*",
            })
    void whatCannotBeDoneIsOneLine(String arguments, String message) throws IOException {
        String game = file("game.usi", "position startpos moves 7g7f\n");
        file("text.txt", "hello\n");
        Files.createDirectory(folder.resolve("empty"));
        analyse(game, "--nodes", "7", "--resume", path("wrong"));
        String wrong =
                Files.readString(folder.resolve("wrong")).replaceAll("\"moves\":\\[[^]]*]", "\"moves\":[\"7g7e\"]");
        file("wrong", wrong);
        String words = arguments
                .replace("GAME", game)
                .replace("TEXT", path("text.txt"))
                .replace("EMPTY", path("empty"))
                .replace("WRONG", path("wrong"))
                .replace("FOLDER", folder.toString());
        assertRefused(
                message,
                words.contains("--hash") ? Run.of(("analyse " + words).split(" ")) : analyse(words.split(" ")));
    }

    /** Handicaps, mate problems, boards without kings, broken moves, several games: none may be an internal error. */
    @Test
    void unusualRecordsAreAnalysed() throws IOException {
        Path records = Files.createDirectory(folder.resolve("records"));
        for (RecordCase record : SuiteFormat.RECORDS.shipped().cases()) {
            Files.write(records.resolve(record.name() + ".txt"), record.text().getBytes(StandardCharsets.UTF_8));
        }
        Run run = analyse(
                records.toString(), "--nodes", "20", "--branches", "--lines-as-branches", "--out", path("out.jkf"));
        assertEquals(1, run.exitCode(), run.toString());
        Run again = analyse(path("out.jkf"), "--nodes", "20");
        assertEquals(
                run.out().stream().filter(line -> line.startsWith("records/")).count(),
                again.out().stream().filter(line -> line.startsWith("out.jkf#")).count());
    }

    @Test
    void resultsOfOtherConditionsAreRefused() throws IOException {
        String game = file("a.usi", GAME);
        assertEquals(
                0, analyse(game, "--depth", "1", "--resume", path("a.jsonl")).exitCode());
        Run run = analyse(game, "--depth", "2", "--resume", path("a.jsonl"));
        assertEquals(2, run.exitCode());
        assertTrue(
                run.err().get(0).endsWith("a.jsonl:1: results of other conditions: --depth is 1 there, 2 here"),
                run.toString());
    }
}
