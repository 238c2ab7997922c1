package sanmai.search.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.search.Limits;
import sanmai.search.Score;
import sanmai.search.SearchControl;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.minimax.Minimax;
import sanmai.shogi.Position;
import sanmai.shogi.SetupProblem;

class BookTest {
    private static final String START = "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

    private final List<String> complaints = new ArrayList<>();

    private Book book(String... lines) {
        return BookReader.read(List.of(lines).iterator(), complaints::add);
    }

    private static SearchResult search(Book book, Limits limits, long seed) {
        return new BookSearcher(book, new BookSearcher.Selection(16, 30), new SplittableRandom(seed), new Minimax())
                .search(new SearchRequest(Position.start(), limits), new SearchControl(), SearchListener.NONE);
    }

    private static SearchResult search(Book book) {
        return search(book, Limits.ofDepth(1), 1);
    }

    @Test
    void aKnownPositionIsPlayedFromTheBook() {
        Book book = book("#YANEURAOU-DB2016 1.00", START, "9g9f 8c8d 25 32 7");
        assertEquals(List.of(), complaints);
        SearchResult result = search(book);
        assertEquals("9g9f 8c8d", result.best().line().toString());
        assertEquals(25, result.score());
        assertEquals(32, result.best().depth());
    }

    @Test
    void theMoveNumberOfTheBookDoesNotMatter() {
        Book book = book(START.replace(" - 1", " - 35"), "9g9f none 0 32 1");
        assertEquals("9g9f", search(book).best().line().toString());
        assertEquals(
                "9g9f",
                search(book(START.replace(" - 1", " -"), "9g9f")).best().line().toString());
    }

    @Test
    void answerAtOnceUsesTheBook() {
        Book book = book(START, "9g9f 8c8d 25 32 7");
        SearchResult result = new BookSearcher(
                        book, new BookSearcher.Selection(16, 30), new SplittableRandom(1), new Minimax())
                .answerAtOnce(new SearchRequest(Position.start(), Limits.NONE), new SearchControl());
        assertEquals("9g9f 8c8d", result.best().line().toString());
    }

    @ParameterizedTest
    @CsvSource({
        "4k4/9/4P4/9/9/9/9/9/9 b G 1, 5c5b+",
        "4k4/9/4P4/9/9/9/9/9/9 b G 1, G*5b",
        "k8/8R/9/9/9/9/9/9/K6R1 b - 1, 2i2h", // by a slider from afar
        "k8/8R/9/9/9/9/9/9/K6R1 b - 1, 9i8i"
    })
    void aMateInOneComesBeforeTheBook(String sfen, String bookMove) {
        Book book = book("sfen " + sfen, bookMove + " none 0 32 7");
        SearchResult result = new BookSearcher(
                        book, new BookSearcher.Selection(16, 30), new SplittableRandom(1), new Minimax())
                .search(
                        new SearchRequest(Sfen.position(sfen, SetupProblem.Reason.HARMLESS), Limits.ofDepth(2)),
                        new SearchControl(),
                        SearchListener.NONE);
        assertEquals(Score.mateIn(1), result.score());
    }

    @Test
    void equalMovesShareTheirMemory() {
        List<BookMove> moves =
                book(START, "9g9f 8c8d", "7g7f 8c8d", "9g9f 9c9d").moves(Position.start());
        assertSame(moves.get(0).ponder(), moves.get(1).ponder());
        assertSame(moves.get(0).move(), moves.get(2).move());
    }

    @Test
    void anUnknownPositionIsSearched() {
        Book book = book("sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1", "G*5b none 0 0 1");
        assertTrue(search(book).nodes() > 0);
    }

    @Test
    void theBookIsNotUsedAfterItsLastMoveNumber() {
        Book book = book(START.replace(" - 1", " - 2"), "9g9f none 0 32 1");
        Searched late = new Searched(book, 0);
        assertTrue(late.result().nodes() > 0);
        assertEquals(0, new Searched(book, 1).result().nodes());
    }

    private record Searched(Book book, int lastMoveNumber) {
        SearchResult result() {
            return new BookSearcher(
                            book,
                            new BookSearcher.Selection(lastMoveNumber, 30),
                            new SplittableRandom(1),
                            new Minimax())
                    .search(
                            new SearchRequest(Position.start(), Limits.ofDepth(1)),
                            new SearchControl(),
                            SearchListener.NONE);
        }
    }

    @Test
    void goodMovesAreChosenByTheirCounts() {
        Book book = book(START, "9g9f none 10 1 1", "1g1f none 40 1 3", "3g3f none 9 1 1000");
        int first = 0;
        int seeds = 400;
        for (int seed = 0; seed < seeds; seed++) {
            String move = search(book, Limits.ofDepth(1), seed).best().line().toString();
            assertTrue(move.equals("9g9f") || move.equals("1g1f"), "seed " + seed + ": " + move);
            first += move.equals("1g1f") ? 1 : 0;
        }
        assertTrue(first > seeds / 2 && first < seeds, "three of four times: " + first + " of " + seeds);
    }

    @Test
    void illegalAndExcludedMovesAreNotPlayed() {
        assertTrue(search(book(START, "5e5d none 0 0 1")).nodes() > 0);
        int other = UsiMove.parse("2g2f", Position.start());
        Limits limits = Limits.ofDepth(1).withSearchMoves(other);
        assertEquals(
                "2g2f",
                search(book(START, "9g9f none 0 0 1"), limits, 1).best().line().toString());
    }

    @Test
    void theSearchedPositionStaysAsItIs() {
        Position position = Position.start();
        new BookSearcher(
                        book(START, "9g9f 3c3d 0 0 1"),
                        new BookSearcher.Selection(16, 0),
                        new SplittableRandom(1),
                        new Minimax())
                .search(new SearchRequest(position, Limits.NONE), new SearchControl(), SearchListener.NONE);
        assertEquals(Position.start().key(), position.key());
        assertEquals(0, position.movesMade());
    }

    @Test
    void malformedLinesAreReportedAndLeftOut() {
        Book book = book("7g7f none 0 0 1", START, "9g9f none x 0 1", "1g1f none 5 0 1", "nonsense with words");
        assertEquals(
                List.of(
                        "line 1: a move before the first position: \"7g7f none 0 0 1\"; the line is left out",
                        "line 3: neither a position nor a move with its numbers: \"9g9f none x 0 1\";"
                                + " the line is left out",
                        "line 5: neither a position nor a move with its numbers: \"nonsense with words\";"
                                + " the line is left out"),
                complaints);
        assertEquals("1g1f", search(book).best().line().toString());
    }

    @Test
    void complaintsArePrintable() {
        BookReader.read(List.of("\u001B[2J\uFFFDx").iterator(), complaints::add);
        assertTrue(complaints.get(0).contains("\"?[2J?x\""), complaints.get(0));
    }

    @Test
    void theNumberOfComplaintsIsLimited() {
        BookReader.read(Collections.nCopies(1000, "rubbish!").iterator(), complaints::add);
        assertEquals(7, complaints.size());
        assertEquals("995 more lines are left out", complaints.get(5));
        assertEquals("the book has no position with a move", complaints.get(6));
    }

    @Test
    void commentsAndBlankLinesAreSkipped() {
        Book book = book("\uFEFF#YANEURAOU-DB2016 1.00", "// by hand", "", START + "  ", "  9g9f   none 1 2 3 ");
        assertEquals(List.of(), complaints);
        assertEquals(1, book.size());
    }
}
