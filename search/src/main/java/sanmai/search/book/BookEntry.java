package sanmai.search.book;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sanmai.notation.NotationException;
import sanmai.notation.UsiMove;
import sanmai.search.exchange.PackedMove;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * A position of a book with its moves.
 *
 * @param position the position
 * @param moves its book moves, at least one, each once
 */
public record BookEntry(BookPosition position, List<BookMove> moves) {
    /** Copies the list, and joins what it has of one move: the counts are added, and the deepest search is kept. */
    public BookEntry {
        moves = BookMove.joined(moves);
    }

    /** The legal moves, each once, by their 16 bits, those with the most games first; none if the position is impossible. */
    Map<Integer, BookMove> legal(PackedMove code) {
        Position played;
        try {
            played = position.toPosition();
        } catch (NotationException e) {
            return Map.of();
        }
        Map<Integer, BookMove> legal = new LinkedHashMap<>();
        for (BookMove move : BookMove.mostPlayedFirst(moves)) {
            int legalMove = UsiMove.parseOrNone(move.move(), played);
            // Binary books have no room for what is no move.
            if (legalMove != Move.NONE) {
                legal.put(code.of(legalMove), move);
            }
        }
        return legal;
    }

    /** This entry and another one of the same position as one, with the lower move number and each move once. */
    BookEntry joined(BookEntry other) {
        BookPosition earlier = other.position.isEarlierThan(position) ? other.position : position;
        return new BookEntry(earlier, ImmutableList.copyOf(Iterables.concat(moves, other.moves)));
    }
}
