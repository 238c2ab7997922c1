package sanmai.search.book.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.engine.Score;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.book.Book;
import sanmai.search.minimax.Minimax;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Position;
import sanmai.shogi.SetupProblem;

/** Which book moves are played. */
class BookSearcherTest {
    private static final String START = "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

    private final List<String> complaints = new ArrayList<>();

    private static final BookSettings SETTINGS =
            with(BookSettings.DEFAULT, new BookSettings.MoveLimits(30, -99_999, -99_999, 0));

    private Book book(String... lines) {
        return Book.of(List.of(lines).iterator(), complaints::add);
    }

    private static SearchResult search(Book book, Limits limits, long seed) {
        return new BookSearcher(book, SETTINGS, new SplittableRandom(seed), new Minimax())
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
    void answerAtOnceUsesTheBook() {
        Book book = book(START, "9g9f 8c8d 25 32 7");
        SearchResult result = new BookSearcher(book, SETTINGS, new SplittableRandom(1), new Minimax())
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
        SearchResult result = new BookSearcher(book, SETTINGS, new SplittableRandom(1), new Minimax())
                .search(
                        new SearchRequest(Sfen.position(sfen, SetupProblem.Reason.HARMLESS), Limits.ofDepth(2)),
                        new SearchControl(),
                        SearchListener.NONE);
        assertEquals(Score.mateIn(1), result.score());
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
                            with(SETTINGS, new BookSettings.Lookup(lastMoveNumber, 0, true, true)),
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
        new BookSearcher(book(START, "9g9f 3c3d 0 0 1"), SETTINGS, new SplittableRandom(1), new Minimax())
                .search(new SearchRequest(position, Limits.NONE), new SearchControl(), SearchListener.NONE);
        assertEquals(Position.start().key(), position.key());
        assertEquals(0, position.movesMade());
    }

    private static String played(Book book, BookSettings settings, String sfen) {
        SearchResult result = new BookSearcher(book, settings, new SplittableRandom(1), new Minimax())
                .search(
                        new SearchRequest(Sfen.position(sfen), Limits.ofDepth(1)),
                        new SearchControl(),
                        SearchListener.NONE);
        return result.nodes() > 0 ? "searched" : result.best().line().toString();
    }

    private static final String BLACK = START.substring("sfen ".length());
    private static final String WHITE = BLACK.replace(" b - 1", " w - 2");

    @Test
    void aBookOfOneColourServesBoth() {
        Book book = book(START, "9g9f 1c1d 0 32 1");
        assertEquals("1c1d 9g9f", played(book, BookSettings.DEFAULT, WHITE));
        BookSettings.Lookup unflipped = new BookSettings.Lookup(16, 0, true, false);
        assertEquals("searched", played(book, with(BookSettings.DEFAULT, unflipped), WHITE));
    }

    @Test
    void thePositionItselfComesBeforeTheFlippedOne() {
        Book book = book(START, "9g9f none 0 32 1", "sfen " + WHITE, "8c8d none 0 32 1");
        assertEquals("8c8d", played(book, BookSettings.DEFAULT, WHITE));
    }

    @Test
    void theMoveNumberOfTheBookMattersIfItIsNotIgnored() {
        Book book = book(START.replace(" - 1", " - 5"), "9g9f none 0 32 1", "sfen " + WHITE, "8c8d none 0 32 1");
        assertEquals("9g9f", played(book, BookSettings.DEFAULT, BLACK));
        BookSettings exact = with(BookSettings.DEFAULT, new BookSettings.Lookup(16, 0, false, false));
        assertEquals("searched", played(book, exact, BLACK));
        assertEquals("9g9f", played(book, exact, BLACK.replace(" - 1", " - 5")));
        assertEquals("9g9f", played(book(START.replace(" - 1", " -"), "9g9f"), exact, BLACK));
    }

    @ParameterizedTest
    @CsvSource({"0, 9g9f", "100, searched"})
    void aPercentageOfPositionsIsSearchedAllTheSame(int percent, String expected) {
        BookSettings settings = with(BookSettings.DEFAULT, new BookSettings.Lookup(16, percent, true, true));
        assertEquals(expected, played(book(START, "9g9f none 0 32 1"), settings, BLACK));
    }

    @ParameterizedTest
    @CsvSource({
        "b, -1, searched",
        "b, 0, 9g9f",
        "w, -141, searched",
        "w, -140, 1c1d",
    })
    void movesBelowTheLeastScoreOfTheirColourAreNotPlayed(String turn, int score, String expected) {
        Book book = book(START, "9g9f none " + score + " 32 1");
        assertEquals(expected, played(book, BookSettings.DEFAULT, turn.equals("b") ? BLACK : WHITE));
    }

    @ParameterizedTest
    @CsvSource({"15, searched", "16, 9g9f", "0, 9g9f", "none, 9g9f"})
    void aShallowBestMoveIsNotPlayedUnlessItsDepthIsUnknown(String depth, String expected) {
        Book book = book(START, "9g9f none 40 " + depth + " 1", "1g1f none 20 99 1000000");
        assertEquals(expected, played(book, BookSettings.DEFAULT, BLACK).replace("1g1f", "9g9f"));
    }

    @Test
    void movesWithoutScoresArePlayedByTheirCounts() {
        Book book = book(START, "9g9f none none none 1", "2g2f 8c8d none none 1000000", "resign none 100 32 9");
        assertEquals(List.of(), complaints);
        assertEquals("2g2f 8c8d", played(book, BookSettings.DEFAULT, BLACK));
    }

    @Test
    void countsCanBeDisregarded() {
        Book book = book(START, "9g9f none 0 32 1", "2g2f none 0 32 1000000");
        BookSearcher even = new BookSearcher(
                book,
                with(BookSettings.DEFAULT, new BookSettings.Draw(false, false, 8)),
                new SplittableRandom(1),
                new Minimax());
        Set<String> played = new HashSet<>();
        for (int i = 0; i < 50; i++) {
            played.add(even.answerAtOnce(new SearchRequest(Position.start(), Limits.NONE), new SearchControl())
                    .best()
                    .line()
                    .toString());
        }
        assertEquals(Set.of("9g9f", "2g2f"), played);
    }

    @Test
    void movesThatWereNeverPlayedAreDrawnEvenly() {
        assertEquals("9g9f", played(book(START, "9g9f none 0 32 0"), BookSettings.DEFAULT, BLACK));
    }

    @Test
    void aNarrowBookLeavesOutRareMoves() {
        Book book = book(START, "9g9f none 100 32 9", "2g2f none 90 32 91");
        BookSettings.MoveLimits onlyBest = new BookSettings.MoveLimits(0, 0, -140, 16);
        BookSettings wide = with(BookSettings.DEFAULT, onlyBest);
        assertEquals("9g9f", played(book, wide, BLACK));
        BookSettings narrow = with(wide, new BookSettings.Draw(true, true, 8));
        assertEquals("2g2f", played(book, narrow, BLACK));
        String most = " " + Long.MAX_VALUE;
        Book huge = book(START, "9g9f none 100 32 9", "2g2f none 90 32" + most, "1g1f none 80 32" + most);
        assertEquals("2g2f", played(huge, narrow, BLACK), "more games than a long can count");
    }

    @ParameterizedTest
    @CsvSource({"1, 9g9f 1c1d", "2, 9g9f 1c1d", "3, 9g9f 1c1d 2g2f", "8, 9g9f 1c1d 2g2f 8c8d"})
    void theLineGoesOnAlongTheBook(int length, String expected) {
        Book book = book(
                START,
                "9g9f none 0 32 1",
                "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/P8/1PPPPPPPP/1B5R1/LNSGKGSNL w - 2",
                "3c3d none 0 32 5",
                "1c1d none 0 32 6",
                "sfen lnsgkgsnl/1r5b1/pppppppp1/8p/9/P8/1PPPPPPPP/1B5R1/LNSGKGSNL b - 3",
                "1g1f none 0 32 1000",
                "2g2f 8c8d 9 32 1");
        BookSettings settings = with(BookSettings.DEFAULT, new BookSettings.Draw(false, true, length));
        assertEquals(expected, played(book, settings, BLACK));
    }

    private static BookSettings with(BookSettings settings, BookSettings.MoveLimits limits) {
        return new BookSettings(settings.lookup(), limits, settings.draw());
    }

    private static BookSettings with(BookSettings settings, BookSettings.Lookup lookup) {
        return new BookSettings(lookup, settings.limits(), settings.draw());
    }

    private static BookSettings with(BookSettings settings, BookSettings.Draw draw) {
        return new BookSettings(settings.lookup(), settings.limits(), draw);
    }
}
