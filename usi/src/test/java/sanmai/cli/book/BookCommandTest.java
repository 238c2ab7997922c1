package sanmai.cli.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.cli.Run.assertRefused;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.cli.Run;

/** The commands that make books and look into them. */
class BookCommandTest {
    private static final String HEADER = "#YANEURAOU-DB2016 1.00";
    private static final String START = "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    private static final String AFTER_7G7F = "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2";
    private static final String LATER = "sfen 4k4/9/9/9/9/9/9/9/4K4 b - 9";

    /** Black wins the first game, White the second. */
    private static final String GAMES = """
            V2.2
            PI
            +
            +7776FU
            -3334FU
            +8822UM
            %TORYO
            /
            PI
            +
            +7776FU
            -8384FU
            %TORYO
            /
            PI
            +
            +2726FU
            -8384FU
            +2625FU
            %CHUDAN
            """;

    @TempDir
    private Path folder;

    private String out() {
        return folder.resolve("out.db").toString();
    }

    private List<String> written() throws IOException {
        return Files.readAllLines(folder.resolve("out.db"));
    }

    private String file(String name, String... lines) throws IOException {
        return Files.write(folder.resolve(name), List.of(lines)).toString();
    }

    private Run make(String... options) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("book", "make", "--out", out(), file("games.csa", GAMES)));
        arguments.addAll(List.of(options));
        return Run.of(arguments.toArray(String[]::new));
    }

    @Test
    void aBookCountsTheMovesOfGames() throws IOException {
        Run run = make("--plies", "2");
        assertEquals(0, run.exitCode(), run.toString());
        assertEquals(List.of("positions 3  moves 5"), run.out());
        List<String> book = written();
        assertEquals(HEADER, book.get(0));
        int start = book.indexOf(START);
        assertEquals(List.of("7g7f none none none 2", "2g2f none none none 1"), book.subList(start + 1, start + 3));
        int after = book.indexOf(AFTER_7G7F);
        assertEquals(
                List.of("3c3d none none none 1", "8c8d none none none 1"),
                book.subList(after + 1, after + 3).stream().sorted().toList());
        assertTrue(after < start, "sorted");
    }

    @Test
    void rareMovesAndThoseOfTheLosersCanBeLeftOut() throws IOException {
        make("--min-games", "2");
        assertEquals(List.of(HEADER, START, "7g7f none none none 2"), written());
        make("--winners", "--plies", "1");
        assertEquals(List.of(HEADER, START, "7g7f none none none 1"), written());
        assertRefused("sanmai book make: the games have no move for the book", make("--min-games", "9"));
        assertRefused(
                "sanmai book make: the games have no move for the book", make("--min-games", "9", "--nodes", "500"));
    }

    @Test
    void anAnalysedBookHasScoresDepthsAndTheBestMoves() throws IOException {
        Run run = make("--plies", "1", "--nodes", "2000", "--threads", "2");
        assertEquals(0, run.exitCode(), run.toString());
        List<String> book = written();
        assertEquals(List.of(HEADER, START), book.subList(0, 2));
        assertTrue(book.get(2).matches("7g7f \\w{4}\\+? -?\\d+ [1-9]\\d* 2"), book.toString());
        assertTrue(
                book.subList(3, book.size()).stream().allMatch(line -> line.matches("\\S+ \\S+ -?\\d+ [1-9]\\d* 1")),
                book.toString());
        make("--plies", "1", "--nodes", "2000", "--threads", "1");
        assertEquals(book, written());
    }

    @Test
    void aBestMoveThatIsInNoGameStaysAmongFrequentOnes() throws IOException {
        String record = file("edge.csa", "PI", "+", "+9796FU", "%CHUDAN", "/", "PI", "+", "+9796FU", "%CHUDAN");
        Run run = Run.of("book", "make", "--out", out(), "--min-games", "2", "--nodes", "2000", record);
        assertEquals(0, run.exitCode(), run.toString());
        List<String> counts = written().stream()
                .filter(line -> !line.startsWith("sfen ") && !line.equals(HEADER))
                .map(line -> line.substring(line.lastIndexOf(' ') + 1))
                .sorted()
                .toList();
        assertEquals(List.of("1", "2"), counts, written().toString());
    }

    private List<String> grown(String... options) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("book", "grow", "--nodes", "500", "--out", out()));
        arguments.addAll(List.of(options));
        Run run = Run.of(arguments.toArray(String[]::new));
        assertEquals(0, run.exitCode(), run.toString());
        return written();
    }

    @Test
    void aBookGrowsByTheEnginesOwnAnalysis() throws IOException {
        List<String> book = grown("--positions", "20", "--moves", "3", "--threads", "2");
        assertEquals(20, book.stream().filter(line -> line.startsWith("sfen ")).count());
        int start = book.indexOf(START);
        assertTrue(book.get(start + 1).matches("\\w{4} \\w{4}\\+? -?\\d+ [1-9]\\d* 1"), book.get(start + 1));
        assertEquals(book, grown("--positions", "20", "--moves", "3", "--threads", "1"));
    }

    @Test
    void aBookGrowsOnAnother() throws IOException {
        String first = file("a.db", START, "9g9f none 5 10 3");
        List<String> book = grown(first, "--positions", "2");
        assertTrue(
                book.contains("sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/P8/1PPPPPPPP/1B5R1/LNSGKGSNL w - 2"),
                book.toString());
        int start = book.indexOf(START);
        assertTrue(book.get(start + 1).matches("9g9f \\w{4} -?\\d+ 10 1"), book.get(start + 1));
        assertEquals(List.of(HEADER, START, "9g9f none 5 10 1"), grown(first, "--last-move", "1"), "it cannot grow");
    }

    @Test
    void aBookGrowsOnAllMovesOfARepeatedPosition() throws IOException {
        String book = file(
                "a.db",
                START,
                "7g7f none 50 20 1",
                "7g7f none 30 10 1",
                START.replace(" - 1", " - 3"),
                "2g2f none 40 20 5");
        Run run = Run.of("book", "grow", book, "--positions", "1", "--out", out());
        assertEquals(0, run.exitCode(), run.toString());
        assertEquals(List.of("positions 1  moves 2"), run.out());
        assertEquals(List.of(HEADER, START, "7g7f none 50 20 1", "2g2f none 40 20 1"), written());
    }

    @Test
    void aBookDoesNotGrowOnMovesWithoutScores() throws IOException {
        String book = file("a.db", START, "7g7f none 50 20 1", "2g2f", "9i9a none 0 1 1", LATER, "5i5h");
        Run run = Run.of("book", "grow", book, "--positions", "1", "--out", out());
        assertEquals(1, run.exitCode(), run.toString());
        assertEquals(
                List.of("sanmai book grow: a.db: moves left out: 3, which are not legal or have no score"), run.err());
        assertEquals(List.of(HEADER, START, "7g7f none 50 20 1"), written());
    }

    @Test
    void aHashTableTooLargeForTheHeapIsRefused() throws IOException {
        Run grow = Run.of("book", "grow", "--hash", "200000", "--threads", "2", "--out", out());
        assertRefused(
                "sanmai book grow: --hash 200000, --threads 2: 2 x 200000 MB of hash do not fit the heap of .*", grow);
        assertRefused(
                "sanmai book make: --threads needs --nodes: else no position is searched", make("--threads", "1"));
        Run make = make("--hash", "200000", "--threads", "1", "--nodes", "500");
        assertRefused(
                "sanmai book make: --hash 200000, --threads 1: 1 x 200000 MB of hash do not fit the heap of .*", make);
        assertFalse(Files.exists(folder.resolve("out.db")));
    }

    @Test
    void aBrokenRecordIsReportedAndItsBeginningCounts() throws IOException {
        Run run = Run.of("book", "make", "--out", out(), file("a.csa", "V2.2", "PI", "+", "+7776FU", "-9999FU"));
        assertEquals(1, run.exitCode(), run.toString());
        assertTrue(run.err().get(0).contains("a.csa:5:"), run.toString());
        assertEquals("7g7f none none none 1", written().get(2));
    }

    @Test
    void mergedBooksAreSortedAndJoined() throws IOException {
        String unsorted = file("a.db", HEADER, START, "7g7f none 5 10 3", LATER, "5i5h");
        String sorted = file("b.db", AFTER_7G7F, "3c3d none none none 1", START, "7g7f 3c3d 9 20 4");
        Run run = Run.of("book", "merge", unsorted, sorted, "--out", out());
        assertEquals(List.of("positions 3  moves 3"), run.out(), run.toString());
        assertEquals(
                List.of(
                        HEADER,
                        LATER,
                        "5i5h none none none 1",
                        AFTER_7G7F,
                        "3c3d none none none 1",
                        START,
                        "7g7f 3c3d 9 20 7"),
                written());
    }

    @Test
    void theEndingOfTheOutputTellsTheFormat() throws IOException {
        String book = file("a.db", START, "7g7f none 5 10 3", LATER, "5i5h");
        String binary = folder.resolve("a.ybb").toString();
        assertEquals(0, Run.of("book", "merge", book, "--out", binary).exitCode());
        assertEquals(0, Run.of("book", "merge", book, "--out", binary).exitCode(), "a binary book is not replaced");
        Run run = Run.of("book", "merge", binary, "--out", out());
        assertEquals(List.of("positions 2  moves 2"), run.out(), run.toString());
        assertEquals(List.of(HEADER, LATER, "5i5h none 0 none 0", START, "7g7f none 5 10 0"), written());
        Run copy =
                Run.of("book", "merge", binary, "--out", folder.resolve("b.ybb").toString());
        assertEquals(List.of(), copy.err(), "nothing is lost");
        String apery = folder.resolve("a.bin").toString();
        assertEquals(0, Run.of("book", "merge", binary, "--out", apery).exitCode());
        assertRefused(".*a.bin: it is a book of Apery.*", Run.of("book", "merge", apery, "--out", out(), "--force"));
    }

    @Test
    void aMergeReportsMalformedLinesOnceWithTheirBook() throws IOException {
        Run run = Run.of("book", "merge", file("a.db", START, "7g7f", "rubbish!"), "--out", out());
        assertEquals(1, run.exitCode());
        assertEquals(
                List.of("sanmai book merge: a.db, line 3: neither a position nor a move with its numbers: \"rubbish!\";"
                        + " the line is left out"),
                run.err());
    }

    @ParameterizedTest
    @CsvSource({"out.ybb, positions 1  moves 1, positions 2", "out.bin, positions 2  moves 2, positions 1"})
    void aMergeSaysWhatABinaryBookHasNoRoomFor(String out, String written, String leftOut) throws IOException {
        String book = file(
                "a.db",
                START,
                "7g7f none 5 10 3",
                "9i9a",
                "sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1",
                "G*5b",
                LATER,
                "5i9a",
                "5i5a");
        Run run = Run.of("book", "merge", book, "--out", folder.resolve(out).toString());
        assertEquals(1, run.exitCode(), run.toString());
        assertEquals(List.of(written), run.out());
        assertEquals(2, run.err().size(), run.toString());
        String lost = out.endsWith(".ybb") ? "numbers of games" : "depths";
        assertTrue(
                run.err()
                        .get(0)
                        .matches("sanmai book merge: left out: " + lost + ", for which the format of .* has no room"),
                run.toString());
        assertEquals(
                "sanmai book merge: left out: " + leftOut
                        + ", moves of others 1; a binary book has only legal moves, and"
                        + " .ybb only positions with both kings",
                run.err().get(1));
        assertEquals(
                List.of("positions 3  moves 5"),
                Run.of("book", "merge", book, "--out", out()).out());
    }

    private static final String IMPOSSIBLE = "sfen kk7/9/9/9/9/9/9/9/KK7 b - 1";
    private static final String TOO_LATE = START.replace(" - 1", " - 1000001");

    @ParameterizedTest
    @ValueSource(strings = {"out.db", "out.ybb", "out.bin"})
    void aMergeLeavesOutPositionsThatNoGameReaches(String out) throws IOException {
        String book = file("a.db", IMPOSSIBLE, "1i1h", TOO_LATE, "2g2f", START, "7g7f");
        Run run = Run.of("book", "merge", book, "--out", folder.resolve(out).toString());
        assertEquals(1, run.exitCode(), run.toString());
        assertEquals(List.of("positions 1  moves 1"), run.out());
        assertEquals(2, run.err().size(), run.toString());
        assertTrue(
                run.err().get(0).startsWith("sanmai book merge: a.db, line 1: no position (impossible position: "),
                run.toString());
        assertTrue(
                run.err().get(1).startsWith("sanmai book merge: a.db, line 3: no position (the move number "),
                run.toString());
    }

    @Test
    void aBookGrowsOnAnotherWithoutItsMalformedLines() throws IOException {
        String book =
                file("a.db", IMPOSSIBLE, "1i1h none 1 1 1", TOO_LATE, "2g2f none 1 1 1", START, "7g7f none 5 10 1");
        Run run = Run.of("book", "grow", book, "--positions", "1", "--out", out());
        assertEquals(1, run.exitCode(), run.toString());
        assertEquals(2, run.err().size(), run.toString());
        assertTrue(run.err().get(0).startsWith("sanmai book grow: a.db, line 1: "), run.toString());
        assertEquals(List.of(HEADER, START, "7g7f none 5 10 1"), written());
    }

    @Test
    void anotherFileIsNotReplacedByABook() throws IOException {
        String book = file("a.db", START, "7g7f");
        String letter = file("letter.txt", "Dear friend");
        assertRefused(
                ".*holds something else than a book; --force replaces it",
                Run.of("book", "merge", book, "--out", letter));
        assertRefused(".*same file.*", Run.of("book", "merge", book, "--out", book));
        assertEquals(
                0, Run.of("book", "merge", book, "--out", letter, "--force").exitCode());
    }

    @ParameterizedTest
    @ValueSource(strings = {"merge", "info"})
    void whatIsNoBookIsRefused(String command) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("book", command, file("picture.db", "\u0001")));
        arguments.addAll(command.equals("merge") ? List.of("--out", out()) : List.of());
        assertRefused(".*picture.db: it is no book: .*", Run.of(arguments.toArray(String[]::new)));
        assertFalse(Files.exists(folder.resolve("out.db")));
    }

    @Test
    void theContentsOfABookAreCounted() throws IOException {
        String book =
                file("a.db", HEADER, LATER, "5i5h none -7 3 1", START, "7g7f 3c3d 9 20 4", "2g2f none none none 1");
        assertEquals(
                List.of(
                        "positions     2 (Black to move in 2, White in 0)",
                        "moves         3",
                        "move numbers  2, from 1 to 9",
                        "scores        2, from -7 to 9",
                        "depths        2, from 3 to 20",
                        "sorted        yes",
                        "",
                        "Moves:",
                        "move  reply  score  depth  games",
                        "----  -----  -----  -----  -----",
                        "7g7f  3c3d       9     20      4",
                        "2g2f  none       -      -      1"),
                Run.of("book", "info", book).out());
    }

    @Test
    void aPositionIsLookedUpInABookOfTheOtherColourToo() throws IOException {
        String book = file("a.db", START, "7g7f", LATER, "5i5h");
        Run flipped = Run.of("book", "info", book, "sfen", START.substring(5).replace(" b - 1", " w - 2"));
        assertTrue(flipped.out().contains("sorted        no; 'sanmai book merge' sorts it"), flipped.toString());
        assertTrue(flipped.out().contains("With the board turned round:"), flipped.toString());
        Run unknown = Run.of("book", "info", book, "startpos", "moves", "7g7f");
        assertEquals("The position is not in the book.", unknown.lastLine());
    }
}
