package sanmai.search.book.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sanmai.search.book.Book;
import sanmai.search.book.BookMove;
import sanmai.search.book.BookPosition;
import sanmai.shogi.Position;

/**
 * How a book is used.
 *
 * @param lookup which positions are looked up
 * @param limits which moves are good enough
 * @param draw how one of them is chosen
 */
public record BookSettings(Lookup lookup, MoveLimits limits, Draw draw) {
    /** The defaults of the options of the engine. */
    public static final BookSettings DEFAULT =
            new BookSettings(new Lookup(16, 0, true, true), new MoveLimits(30, 0, -140, 16), new Draw(false, true, 8));

    /**
     * Which positions are looked up.
     *
     * @param lastMoveNumber the last move number at which the book is asked
     * @param ignoredPercent the percentage of positions in which the book is not asked, drawn at random
     * @param ignoresMoveNumber whether a position may occur at another move than in the book
     * @param flips whether a position that is not in the book is looked up with the board turned round and the colours
     *     exchanged
     */
    public record Lookup(int lastMoveNumber, int ignoredPercent, boolean ignoresMoveNumber, boolean flips) {
        /** The book moves of a position. */
        List<BookMove> moves(Book book, Position position) {
            BookPosition exact = BookPosition.of(position);
            BookPosition wanted = ignoresMoveNumber ? exact.atAnyMove() : exact;
            List<BookMove> moves = book.moves(wanted);
            return moves.isEmpty() && flips
                    ? book.moves(wanted.flipped()).stream()
                            .map(BookMove::flipped)
                            .toList()
                    : moves;
        }
    }

    /**
     * Which moves are good enough. An unknown score counts as 0.
     *
     * @param evalDiff the greatest difference between the scores of the best move and the move played, in centipawns
     * @param blackScore the least score of a move of Black, in centipawns
     * @param whiteScore the least score of a move of White, in centipawns
     * @param depth the least depth of the best move, in plies; without it no move is played, unless the depth is unknown
     *     or 0
     */
    public record MoveLimits(int evalDiff, int blackScore, int whiteScore, int depth) {}

    /**
     * How a move is chosen.
     *
     * @param isNarrow whether moves are left out that were played in less than a tenth of the games
     * @param byCount whether moves are drawn in proportion to their numbers of games
     * @param lineLength the greatest number of moves that are shown, from 1
     */
    public record Draw(boolean isNarrow, boolean byCount, int lineLength) {}

    /** The best move: the one with the highest score, and of these the one that was played most. */
    static Optional<BookMove> best(Stream<BookMove> moves) {
        return moves.reduce((best, move) -> {
            int order = Integer.compare(move.knownScore(), best.knownScore());
            return order > 0 || order == 0 && move.count() > best.count() ? move : best;
        });
    }
}
