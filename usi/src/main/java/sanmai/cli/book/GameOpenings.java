package sanmai.cli.book;

import java.util.List;
import java.util.Optional;
import sanmai.core.Color;
import sanmai.notation.record.GameRecord;
import sanmai.search.book.BookCollection;
import sanmai.search.book.BookEntry;
import sanmai.search.book.BookMove;
import sanmai.search.book.BookPosition;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** The first moves of games, counted. */
final class GameOpenings {
    private final int plies;
    private final boolean onlyWinners;
    private final BookCollection book = new BookCollection();

    /**
     * No games yet.
     *
     * @param plies the number of moves that are taken of each game
     * @param onlyWinners whether only the moves of the side that won are taken
     */
    GameOpenings(int plies, boolean onlyWinners) {
        this.plies = plies;
        this.onlyWinners = onlyWinners;
    }

    /** Counts the first moves of a game. */
    void add(GameRecord game) {
        Position position = game.start().toPlayable();
        Color first = position.turn();
        Color last = game.plies() % 2 == 0 ? first : first.opposite(); // the side to move at the end
        Optional<Color> winner = game.end().winner(last);
        for (int move : game.moves().codes().limit(plies).toArray()) {
            if (!onlyWinners || winner.equals(Optional.of(position.turn()))) {
                BookMove bookMove = BookMove.played(Move.usi(move));
                book.add(new BookEntry(BookPosition.of(position), List.of(bookMove)));
            }
            position.doMove(move);
        }
    }

    /** Leaves out the moves that were played in fewer games. */
    void leaveOutBelow(int minGames) {
        for (BookEntry entry : entries()) {
            List<BookMove> left = entry.moves().stream()
                    .filter(move -> move.count() >= minGames)
                    .toList();
            if (left.isEmpty()) {
                book.remove(entry.position());
            } else {
                book.replace(new BookEntry(entry.position(), left));
            }
        }
    }

    /** Puts the moves of a position in place of those that are there. */
    void replace(BookEntry entry) {
        book.replace(entry);
    }

    /** The positions, sorted, with their moves. */
    List<BookEntry> entries() {
        return book.entries();
    }
}
