package sanmai.cli.book;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import sanmai.engine.Score;
import sanmai.game.Game;
import sanmai.search.book.BookEntry;
import sanmai.search.book.BookMove;
import sanmai.search.book.BookPosition;

/** In which order a book grows, and what its moves are worth. A loss of 20 centipawns counts as a ply, one of 10 is good enough. */
class BookGrowthTest {
    private static final int LAST_MOVE = 10;

    private final BookGrowth growth = new BookGrowth(20, 10);

    private static BookPosition after(String... moves) {
        Game game = Game.start();
        for (String move : moves) {
            game = game.play(move);
        }
        return BookPosition.of(game.position());
    }

    private static BookMove move(String move, int score) {
        return new BookMove(move, "5a5b", OptionalInt.of(score), OptionalInt.of(9), 0);
    }

    private void add(BookPosition position, BookMove... moves) {
        growth.add(new BookEntry(position, List.of(moves)));
    }

    private List<BookPosition> next() {
        return growth.next(10, LAST_MOVE);
    }

    private List<String> lines(BookPosition position) {
        return growth.entries().stream()
                .filter(entry -> entry.position().equals(position))
                .flatMap(entry -> entry.moves().stream())
                .map(BookMove::line)
                .toList();
    }

    @Test
    void theStartPositionComesFirst() {
        assertEquals(List.of(after()), next());
    }

    @Test
    void aMoveThatLosesTwentyCentipawnsCountsAsTwoPlies() {
        add(after(), move("7g7f", 50), move("2g2f", 25), move("5g5f", 45));
        assertEquals(List.of(after("7g7f"), after("5g5f"), after("2g2f")), next());
        add(after("7g7f"), move("3c3d", -50));
        assertEquals(List.of(after("5g5f"), after("7g7f", "3c3d"), after("2g2f")), next(), "1.25, 2 and 2.25 plies");
        assertEquals(List.of(after("5g5f")), growth.next(1, LAST_MOVE));
    }

    @Test
    void oneSidePlaysGoodMovesOnly() {
        add(after(), move("7g7f", 50), move("2g2f", 0));
        add(after("2g2f"), move("3c3d", 0), move("8c8d", -10), move("4c4d", -11));
        assertEquals(
                List.of(after("7g7f"), after("2g2f", "3c3d"), after("2g2f", "8c8d")),
                next(),
                "White, who plays from the book, answers 2g2f by a good move");
    }

    @Test
    void valuesAreCarriedBackToTheFirstMove() {
        add(after(), move("7g7f", 50), move("2g2f", 45));
        add(after("7g7f"), move("3c3d", 0), move("8c8d", -10));
        assertEquals(
                List.of("7g7f 3c3d 0 9 0", "2g2f 5a5b 45 9 1"),
                lines(after()),
                "the best reply to 7g7f is better than it had seemed");
        add(after("7g7f", "3c3d"), move("2g2f", 30));
        assertEquals(List.of("7g7f 8c8d 10 9 0", "2g2f 5a5b 45 9 1"), lines(after()));
        assertEquals(List.of("3c3d 2g2f -30 9 0", "8c8d 5a5b -10 9 1"), lines(after("7g7f")));
    }

    @Test
    void movesWithinTheMarginCountAsPlayed() {
        add(after(), move("7g7f", 50), move("2g2f", 40), move("5g5f", 39));
        assertEquals(List.of("7g7f 5a5b 50 9 1", "2g2f 5a5b 40 9 1", "5g5f 5a5b 39 9 0"), lines(after()));
    }

    @Test
    void aPositionByTwoWaysIsSearchedOnce() {
        add(after(), move("7g7f", 0), move("2g2f", 0));
        add(after("7g7f"), move("3c3d", 0));
        add(after("2g2f"), move("3c3d", 0));
        add(after("7g7f", "3c3d"), move("2g2f", 0));
        add(after("2g2f", "3c3d"), move("7g7f", 0));
        assertEquals(List.of(after("7g7f", "3c3d", "2g2f")), next());
    }

    @Test
    void aRepetitionHasNoValueOfItsOwn() {
        add(after(), move("5i5h", 7));
        add(after("5i5h"), move("5a5b", -7));
        add(after("5i5h", "5a5b"), move("5h5i", 7));
        add(after("5i5h", "5a5b", "5h5i"), move("5b5a", -3));
        assertEquals(List.of(), next());
        assertEquals(List.of("5i5h 5a5b 3 9 1"), lines(after()));
    }

    @Test
    void decidedGamesEndedGamesAndLateMovesDoNotGrow() {
        add(after(), move("7g7f", Score.MATE_IN_MAX), move("2g2f", Score.MATE_IN_MAX - 1), move("5g5f", -Score.MATE));
        assertEquals(List.of(after("2g2f")), next());
        assertEquals(List.of(), growth.next(10, 1));
        growth.addLeaf(after("2g2f"));
        assertEquals(List.of(), next());
    }

    @Test
    void movesWithoutAScoreAreLeftOut() {
        BookMove unknown = BookMove.unknown("2g2f", 5);
        assertEquals(1, growth.add(new BookEntry(after(), List.of(unknown))));
        assertEquals(List.of(after()), next(), "it is yet to be searched");
        assertEquals(1, growth.add(new BookEntry(after(), List.of(unknown, move("7g7f", -50)))));
        assertEquals(List.of("7g7f 5a5b -50 9 1"), lines(after()));
    }

    @Test
    void illegalMovesAreLeftOut() {
        assertEquals(1, growth.add(new BookEntry(after(), List.of(move("7g7e", 0)))));
        assertEquals(0, growth.size());
        add(after(), move("7g7e", 0), move("7g7f", 0));
        assertEquals(Stream.of(after("7g7f")).toList(), next());
    }
}
