package sanmai.search.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.Lists;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.engine.Score;
import sanmai.shogi.Position;

class BookReaderTest {
    private static final String START = "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

    private final List<String> complaints = new ArrayList<>();

    private List<String> moves(String... lines) {
        MemoryBook book = MemoryBook.of(new BookReader(List.of(lines).iterator(), complaints::add), complaints::add);
        return book.moves(BookPosition.of(Position.start()).atAnyMove()).stream()
                .map(BookMove::line)
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "9g9f 8c8d 25 32 7, 9g9f 8c8d 25 32 7",
        "9g9f, 9g9f none none none 1",
        "9g9f none none none 5, 9g9f none none none 5",
        "9g9f None -5 None None, 9g9f none -5 none 1",
        "9g9f none   7, 9g9f none none none 7", // as ShogiHome 1.20 leaves out what is unknown
        "9g9f none 30  7, 9g9f none 30 none 7",
        "9g9f   none 1 2 3, 9g9f none 1 2 3",
        "9g9f none 20 25 6 #a comment, 9g9f none 20 25 6",
        "P*5e resign 1 2 0, P*5e none 1 2 0",
        "9g9f none 1 -2 -3, 9g9f none 1 0 0",
        "9g9f none 999999 2 1, 9g9f none 999999 2 1",
        "9g9f none -999999 2 1, 9g9f none -999999 2 1"
    })
    void aMoveMayLackNumbers(String line, String expected) {
        assertEquals(List.of(expected), moves(START, line));
        assertEquals(List.of(), complaints);
    }

    @ParameterizedTest
    @ValueSource(strings = {"resign none 100 32 9", "none", "None none 0 0 1", "win"})
    void aWordInPlaceOfAMoveIsNoMove(String line) {
        assertEquals(List.of("7g7f none none none 1"), moves(START, line, "7g7f"));
        assertEquals(List.of(), complaints);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hello",
                "9g9",
                "0a1b",
                "1j1i",
                "K*5e",
                "7g7f= none",
                "P*5e+",
                "9g9f none x 0 1",
                "9g9f none 1000000 0 1"
            })
    void otherTextsAreNoMoves(String move) {
        assertEquals(List.of(), moves(START, move + (move.endsWith("1") ? "" : " none 0 0 z")));
        assertEquals(2, complaints.size(), complaints.toString());
    }

    @ParameterizedTest
    @ValueSource(ints = {Score.MATE, -Score.MATE, Integer.MAX_VALUE, Integer.MIN_VALUE})
    void aScoreIsLessThanThatOfAMatedSide(int score) {
        assertEquals(List.of(), moves(START, "2g2f none " + score + " 20 5"));
        assertTrue(complaints.get(0).startsWith("line 2: neither a position nor a move"), complaints.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\t"})
    void aBlankLineIsNoMove(String line) {
        assertEquals(Optional.empty(), BookMove.parse(line));
    }

    @Test
    void malformedLinesAreReportedAndLeftOut() {
        List<String> moves =
                moves("7g7f none 0 0 1", START, "9g9f none x 0 1", "1g1f none 5 0 1", "nonsense with words");
        assertEquals(
                List.of(
                        "line 1: a move before the first position: \"7g7f none 0 0 1\"; the line is left out",
                        "line 3: neither a position nor a move with its numbers: \"9g9f none x 0 1\";"
                                + " the line is left out",
                        "line 5: neither a position nor a move with its numbers: \"nonsense with words\";"
                                + " the line is left out"),
                complaints);
        assertEquals(List.of("1g1f none 5 0 1"), moves);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sfen",
                "sfen nonsense",
                "sfen 9/9/9/9/9/9/9/9 b - 1",
                "sfen 9/9/9/9/9/9/9/9/9 x - 1",
                "sfen 9/9/9/9/9/9/9/9/9 b Z 1",
                "sfen 4k4/9/9/9/9/9/9/9/4K4 b - 1000001",
                "sfen 4k4/9/9/9/9/9/9/9/4K4 b - 99999999999"
            })
    void theMovesOfAMalformedPositionAreLeftOut(String position) {
        assertEquals(List.of("9g9f none none none 1"), moves(START, "9g9f", position + " ", "7g7f", "2g2f"));
        assertEquals(1, complaints.size(), complaints.toString());
        assertTrue(
                complaints.get(0).matches("line 3: no position( \\(.*\\))?, so its moves are left out, too: \"sfen.*"),
                complaints.get(0));
    }

    private List<BookEntry> checked(String... lines) {
        return Lists.newArrayList(BookReader.checking(List.of(lines).iterator(), complaints::add));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "kk7/9/9/9/9/9/9/9/KK7 b - 1 | impossible position: Black has kings on .*",
                "4k4/9/9/9/9/9/9/9/4R4 b - 1 | impossible position: .*could .*",
                "4k4/9/9/9/9/9/9/9/9 b 19P 1 | a hand holds .*",
                "4k4/9/9/9/9/9/9/9/55 b - 1 | row 9 .*"
            })
    void impossiblePositionsAreLeftOutIfThatIsChecked(String sfen, String reason) {
        List<BookEntry> entries = checked("sfen " + sfen, "1i1h", START, "9g9f");
        assertEquals(
                List.of(BookPosition.of(Position.start())),
                entries.stream().map(BookEntry::position).toList());
        assertEquals(1, complaints.size(), complaints.toString());
        assertTrue(
                complaints
                        .get(0)
                        .matches("line 1: no position \\(" + reason + "\\), so its moves are left out, too: .*"),
                complaints.get(0));
    }

    @Test
    void aCheckedPositionHasTheKeyOfTheGame() {
        assertEquals(
                "4k4/9/9/9/9/9/9/9/4K4 b P",
                checked("sfen 1111k4/9/9/9/9/9/9/9/4K1111 b 1P 1", "P*5e")
                        .get(0)
                        .position()
                        .key());
        assertEquals(List.of(), complaints);
    }

    @Test
    void aCheckedPositionMayHaveTwoPawnsOnAFile() {
        assertEquals(1, checked("sfen 4k4/9/9/9/4P4/4P4/9/9/4K4 b - 1", "5i5h").size());
        assertEquals(List.of(), complaints);
    }

    @Test
    void aMoveNumberThatIsTooLargeIsTheReason() {
        moves(START.replace(" - 1", " - 1000001"), "9g9f");
        assertTrue(
                complaints.get(0).startsWith("line 1: no position (the move number is between 1 and 1000000), so"),
                complaints.get(0));
    }

    @Test
    void complaintsArePrintable() {
        moves("\u001B[2J\uFFFDx");
        assertTrue(complaints.get(0).contains("\"?[2J?x\""), complaints.get(0));
    }

    @Test
    void theNumberOfComplaintsIsLimited() {
        moves(Collections.nCopies(1000, "rubbish!").toArray(String[]::new));
        assertEquals(7, complaints.size());
        assertEquals("995 more lines are left out", complaints.get(5));
        assertEquals("the book has no position with a move", complaints.get(6));
    }

    @Test
    void commentsAndBlankLinesAreSkipped() {
        assertEquals(
                List.of("9g9f none 1 2 3"),
                moves("\uFEFF#YANEURAOU-DB2016 1.00", "// by hand", "", START + "  ", "# it", "  9g9f   none 1 2 3 "));
        assertEquals(List.of(), complaints);
    }

    @Test
    void aRepeatedPositionIsOneWithEachMoveOnce() {
        assertEquals(
                List.of("9g9f 8c8d 25 32 7", "7g7f none none none 1"),
                moves(START, "9g9f none 5 10 3", "7g7f", START.replace(" - 1", " - 9"), "9g9f 8c8d 25 32 4"));
    }

    @Test
    void handsInAnyOrderAreTheSamePosition() {
        String board = "4k4/9/9/9/9/9/9/9/4K4 b ";
        assertEquals(BookPosition.parse(board + "RB2Pgs 1"), BookPosition.parse(board + "2PgBsR 1"));
    }

    @Test
    void manyMovesOfAPositionAreRead() {
        List<String> lines = new ArrayList<>(List.of(START));
        lines.addAll(Collections.nCopies(20_000, "9g9f none 0 0 1"));
        assertEquals(List.of("9g9f none 0 0 20000"), moves(lines.toArray(String[]::new)));
        assertEquals(
                20,
                Lists.newArrayList(new BookReader(lines.iterator(), complaints::add))
                        .size());
    }
}
