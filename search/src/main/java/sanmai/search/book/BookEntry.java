package sanmai.search.book;

import com.google.common.collect.Iterables;
import java.util.List;

/**
 * A position of a book with its moves.
 *
 * @param position the position
 * @param moves its book moves, at least one; a broken book may repeat one
 */
public record BookEntry(BookPosition position, List<BookMove> moves) {
    /** Copies the list. */
    public BookEntry {
        moves = List.copyOf(moves);
    }

    /** This entry and another one of the same position as one, with the lower move number and each move once. */
    BookEntry joined(BookEntry other) {
        BookPosition earlier = other.position.isEarlierThan(position) ? other.position : position;
        return new BookEntry(earlier, BookMove.joined(Iterables.concat(moves, other.moves)));
    }
}
