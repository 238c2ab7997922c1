package sanmai.cli.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.cli.Run.assertRefused;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import sanmai.cli.Run;
import sanmai.movegen.reference.ReferenceMoves;
import sanmai.notation.Sfen;
import sanmai.notation.format.Bod;
import sanmai.notation.format.RecordFormat;
import sanmai.notation.format.RecordReader;
import sanmai.notation.record.GameEnd;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordCursor;
import sanmai.notation.record.RecordNode;
import sanmai.notation.record.RecordTree;
import sanmai.shogi.Position;

/** Mate problems from files, checked, and written as records. */
class MateFilesTest {
    private static final String ONE = "4k4/9/4P4/9/9/9/9/9/9 b G 1";
    private static final String FIVE = "4k4/9/9/9/9/9/9/9/4K4 b RB2GS 1";

    /** One move by the counting of composers, five if interpositions that are only taken count. */
    private static final String FROM_AFAR = "4k4/2G3G2/9/5N3/4S4/9/9/9/4L4 b 2g 1";

    @TempDir
    Path folder;

    private String file(String name, String text) throws IOException {
        return file(name, text, StandardCharsets.UTF_8);
    }

    private String file(String name, String text, Charset charset) throws IOException {
        return Files.write(folder.resolve(name), text.getBytes(charset)).toString();
    }

    private static RecordTree tree(Run run) {
        ParsedRecord record =
                RecordReader.of(String.join("\n", run.out()) + "\n").next();
        assertTrue(record.isComplete(), record.problems().toString());
        return record.tree().orElseThrow();
    }

    @ParameterizedTest
    @EnumSource(RecordFormat.class)
    void readsEveryFormatByItsContents(RecordFormat format) throws IOException {
        String text = format.write(new RecordTree(Sfen.parse(ONE))).text();
        Run run = Run.of("mate", file("problem.dat", text));
        assertEquals(0, run.exitCode(), run.toString());
        assertTrue(
                run.out().get(0).endsWith("problem.dat#1: mate in 1, proved minimal (interpositions counted: all)"),
                run.toString());
        assertEquals(List.of("G*5b", "▲５二金"), run.out().subList(1, 3));
        assertEquals("1 solved, 0 not, 0 unknown", run.lastLine());
    }

    @Test
    void aDirectoryStandsForItsFiles() throws IOException {
        Files.createDirectory(folder.resolve("sub"));
        file("a.sfen", ONE + "\n");
        file("sub/b.bod", Bod.write(Sfen.parse(ONE)));
        file("notes.dat", "no problem");
        Run run = Run.of("mate", folder.toString());
        assertEquals(0, run.exitCode(), run.toString());
        assertEquals("2 solved, 0 not, 0 unknown", run.lastLine());
        Run empty =
                Run.of("mate", Files.createDirectory(folder.resolve("empty")).toString());
        assertEquals(2, empty.exitCode());
    }

    @Test
    void readsDrawingsAlsoInShiftJis() throws IOException {
        String drawing = Bod.write(Sfen.parse(ONE));
        assertEquals(0, Run.of("mate", file("a.txt", drawing)).exitCode());
        assertEquals(
                0,
                Run.of("mate", file("b.txt", drawing, Charset.forName("Shift_JIS")))
                        .exitCode());
    }

    @Test
    void readsSetsWithCommentsAndGoesOnBehindBadLines() throws IOException {
        String set = "// mates in one\n# and more\nsfen " + ONE + "\n" + ONE + " // again\n9/9 b - 1\n" + ONE + "\n";
        Run run = Run.of("mate", file("set.sfen", set));
        assertEquals(1, run.exitCode(), run.toString());
        assertEquals("3 solved, 0 not, 0 unknown, 1 not read", run.lastLine());
        assertTrue(run.err().get(0).contains("set.sfen:5:"), run.toString());
    }

    @Test
    void readsTablesAndComparesTheLength() throws IOException {
        String table = "# a table\na\t" + ONE + "\t1\t-\there\nb\t" + ONE + "\t3\t-\twrong\nc\tstartpos\tno\t-\there\n";
        Run run = Run.of("mate", "--check", file("table.tsv", table));
        assertEquals(1, run.exitCode(), run.toString());
        assertEquals(
                "a: mate in 1, proved minimal (interpositions counted: useful)",
                run.out().get(0));
        assertTrue(run.out().contains("early mate: the source states 3 plies"), run.toString());
        assertEquals("2 solved, 1 not, 0 unknown", run.lastLine(), "that there is no mate is as stated");
    }

    @Test
    void theClassicsAreThereWithoutAFile() {
        Run run = Run.of("mate", "classics", "--hash", "1", "--nodes", "1000", "--format", "csv", "--threads", "2");
        assertEquals(3, run.exitCode(), "most need more nodes");
        assertEquals(1 + 200, run.out().size());
        assertTrue(run.out().get(1).startsWith("1pG1B4/Gs+P6"), run.out().get(1));
        assertTrue(run.out().get(100).contains(",zuko-100,"), run.out().get(100));
        assertTrue(run.out().get(100).contains(",611,"), run.out().get(100));
        assertTrue(run.out().stream().anyMatch(line -> line.contains(",mate,")), "some are solved");
    }

    @Test
    void theMovesOfARecordAreTheSolutionThatIsChecked() throws IOException {
        String moves = "position sfen " + FIVE + " moves R*5c 5a6a 5c6c+ 6a7a G*7b\n";
        Run run = Run.of("mate", "--check", "--nodes", "20000", "--format", "csv", file("a.usi", moves));
        assertEquals(1, run.exitCode(), run.toString());
        assertEquals(
                "sfen,answer,reason,at_least,at_most,interpositions,moves,nodes,seconds,japanese,name,verdict,unique,stated,"
                        + "every_move,findings,tried,variations",
                run.out().get(0));
        assertTrue(run.out().get(1).contains(",not sound,no,5,5,"), run.toString());
        assertTrue(run.out().get(1).contains("other solution at move 3: ▲５二金"), run.toString());
        String wrong = "position sfen " + FIVE + " moves R*5d 5a6a\n";
        Run other = Run.of("mate", "--check", "--nodes", "20000", file("b.usi", wrong));
        assertTrue(other.out().contains("the moves of the record do not mate"), other.toString());
    }

    @Test
    void theHeaderOfAProblemStatesItsLength() throws IOException {
        String kif = "手数：３手詰\n"
                + RecordFormat.KIF.write(new RecordTree(Sfen.parse(ONE))).text();
        Run run = Run.of("mate", "--check", file("a.kif", kif));
        assertTrue(run.out().contains("early mate: the source states 3 plies"), run.toString());
        assertEquals(1, run.exitCode());
    }

    @Test
    void aGameIsAskedAboutItsLastPosition() throws IOException {
        Run run = Run.of("mate", file("game.usi", "position startpos moves 7g7f 5a4b 8h3c+\n"));
        assertEquals(1, run.exitCode(), run.toString());
        assertTrue(run.out().get(0).endsWith("#1: no mate"), run.toString());
    }

    @Test
    void aCheckThatALimitEndedIsNotKnown() {
        Run run = Run.of("mate", "--check", "--nodes", "2000", "--hash", "2", "7+R1/9/9/8k/8r/9/9/9/9 b B 1");
        assertEquals(3, run.exitCode(), run.toString());
        assertTrue(
                run.out()
                        .contains(
                                "verdict: not known (tried: other mates at move 1; each search made up to 2000 moves)"),
                run.toString());
    }

    @Test
    void whatTheSourceSaysStaysInTheRecordOfTheAnswer() throws IOException {
        String source = """
                作者：me
                後手の持駒：なし
                  ９ ８ ７ ６ ５ ４ ３ ２ １
                +---------------------------+
                | ・ ・ ・ ・v玉 ・ ・ ・ ・|一
                | ・ ・ ・ ・ ・ ・ ・ ・ ・|二
                | ・ ・ ・ ・ 歩 ・ ・ ・ ・|三
                | ・ ・ ・ ・ ・ ・ ・ ・ ・|四
                | ・ ・ ・ ・ ・ ・ ・ ・ ・|五
                | ・ ・ ・ ・ ・ ・ ・ ・ ・|六
                | ・ ・ ・ ・ ・ ・ ・ ・ ・|七
                | ・ ・ ・ ・ ・ ・ ・ ・ ・|八
                | ・ ・ ・ ・ ・ ・ ・ ・ ・|九
                +---------------------------+
                先手の持駒：金
                *the author's words
                1 ５二金打
                *decides
                &place
                """;
        String answer = String.join(
                "\n", Run.of("mate", "--to", "kif", file("a.kif", source)).out());
        for (String kept : List.of("作者：me", "*mate in 1", "*the author's words", "*decides", "&place")) {
            assertTrue(answer.contains(kept), answer);
        }
    }

    @Test
    void theRecordOfAGamesLastPositionHasItsPlayers() throws IOException {
        String game = file("game.csa", "V2.2\nN+Habu\nN-Fujii\nPI\n+\n+7776FU\n%CHUDAN\n");
        assertTrue(Run.of("mate", "--to", "csa", game).out().contains("N+Habu"));
    }

    @Test
    void uselessInterpositionsCountOrNot() {
        assertEquals(
                "mate in 5, proved minimal (interpositions counted: all)",
                Run.of("mate", FROM_AFAR).out().get(0));
        Run run = Run.of("mate", "--interpositions", "useful", FROM_AFAR);
        assertEquals(
                "mate in 1, proved minimal (interpositions counted: useful)",
                run.out().get(0));
        Run check = Run.of("mate", "--check", FROM_AFAR);
        assertEquals(0, check.exitCode(), check.toString());
        assertTrue(check.out().contains("5 plies if all interpositions count"), check.toString());
        assertTrue(check.out().contains("other final move, which is allowed, at move 1: ▲６六銀"), check.toString());
        assertEquals("unique: yes  verdict: sound", check.out().get(check.out().size() - 2));
    }

    @Test
    void ofSeveralJkfDocumentsTheSecondIsTold() throws IOException {
        Path file = Files.writeString(folder.resolve("two.sfen"), FIVE + "\n" + FIVE + "\n");
        Run run = Run.of("mate", "--to", "jkf", file.toString());
        assertEquals(2, run.out().size(), run.toString());
        assertTrue(run.err().get(0).contains("each further record is a document on its own line"), run.toString());
    }

    @ParameterizedTest
    @CsvSource({"kif", "csa", "jkf", "ki2"})
    void writesTheSolutionAsARecord(String format) {
        Run run = Run.of("mate", "--to", format, FIVE);
        assertEquals(0, run.exitCode(), run.toString());
        RecordTree tree = tree(run);
        assertEquals(5, tree.mainLine().plies());
        assertEquals(GameEnd.MATE, tree.mainLine().end());
        assertTrue(
                tree.root().comment().startsWith("mate in 5, proved minimal"),
                tree.root().comment());
    }

    @Test
    void theTreeHasEveryDefenceTheLongestFirst() {
        RecordTree tree = tree(Run.of("mate", "--tree", "--to", "kif", FIVE));
        int variations = compareDefences(tree, new RecordCursor(tree));
        Run text = Run.of("mate", "--tree", FIVE);
        assertEquals("  2: △４一玉 ▲４三飛成 △５一玉 ▲５二金", text.out().get(3));
        long printed =
                text.out().stream().filter(line -> line.matches(" +\\d+: .*")).count();
        assertEquals(variations, printed, text.toString());
        String line = "2: △４一玉 ▲４三飛成 △５一玉 ▲５二金";
        assertTrue(
                Run.of("mate", "--tree", "--format", "csv", FIVE).out().get(1).contains(line));
        String json = String.join(
                "\n", Run.of("mate", "--tree", "--format", "json", FIVE).out());
        assertTrue(json.contains(line) && json.contains("\"hasAllVariations\": true"), json);
    }

    /** Goes through all lines from a node on; returns the number of variations. */
    private static int compareDefences(RecordTree tree, RecordCursor cursor) {
        RecordNode node = cursor.node();
        Position position = cursor.position();
        int variations = 0;
        if (node.ply() % 2 == 1) {
            Set<Integer> legal =
                    IntStream.of(ReferenceMoves.of(position)).boxed().collect(Collectors.toSet());
            Set<Integer> children =
                    node.children().stream().map(child -> child.move().code()).collect(Collectors.toSet());
            assertEquals(legal, children, "after " + node);
            variations = Math.max(0, children.size() - 1);
            List<Integer> lengths =
                    node.children().stream().map(MateFilesTest::length).toList();
            assertEquals(lengths.stream().sorted((a, b) -> b - a).toList(), lengths, "after " + node);
        } else {
            assertEquals(1, node.children().size(), "one move of the attacker after " + node);
        }
        for (int i = 0; i < node.children().size(); i++) {
            cursor.forward(i);
            variations += compareDefences(tree, cursor);
            cursor.back();
        }
        return variations;
    }

    private static int length(RecordNode node) {
        return node.hasChildren() ? 1 + length(node.children().get(0)) : 0;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mate none.kif            | sanmai mate: none.kif: there is no such file",
                "mate --suite --check     | sanmai mate: --suite cannot be combined with --tree, --check.*",
                "mate --to xyz startpos   | sanmai mate: .*'xyz'.*",
            })
    void userErrorsAreOneLine(String arguments, String message) {
        Run run = Run.of(arguments.trim().split(" +"));
        assertRefused(message, run);
        assertFalse(run.err().get(0).contains("Exception"));
    }
}
