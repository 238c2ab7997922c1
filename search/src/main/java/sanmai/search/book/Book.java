package sanmai.search.book;

import com.google.common.collect.ImmutableListMultimap;
import java.util.List;
import sanmai.notation.Sfen;
import sanmai.shogi.Position;

/** An opening book: positions with their book moves. Immutable. */
public final class Book {
    /** A book without positions. */
    public static final Book EMPTY = new Book(ImmutableListMultimap.of());

    private final ImmutableListMultimap<String, BookMove> moves;

    /** A book of moves by {@link #positionKey}. */
    Book(ImmutableListMultimap<String, BookMove> moves) {
        this.moves = moves;
    }

    /** The number of positions. */
    public int size() {
        return moves.keySet().size();
    }

    /** The book moves of a position, which are not necessarily legal. */
    public List<BookMove> moves(Position position) {
        return moves.isEmpty() ? List.of() : moves.get(positionKey(Sfen.of(position)));
    }

    /** An SFEN without its move number: the key of a position in a book. */
    static String positionKey(String sfen) {
        int afterBoard = sfen.indexOf(' ');
        int afterTurn = sfen.indexOf(' ', afterBoard + 1);
        int afterHands = sfen.indexOf(' ', afterTurn + 1);
        return afterHands < 0 ? sfen : sfen.substring(0, afterHands);
    }

    @Override
    public String toString() {
        return "book of " + size() + " positions";
    }
}
