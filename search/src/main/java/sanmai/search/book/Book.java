package sanmai.search.book;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import sanmai.notation.Sfen;
import sanmai.shogi.Position;

/** Known positions with their moves. Immutable. */
public final class Book {
    /** Knows nothing. */
    public static final Book EMPTY = new Book(ImmutableListMultimap.of());

    private final ImmutableListMultimap<String, BookMove> moves;

    /** By position, as {@link #nameOf} has it: its moves. */
    Book(ImmutableListMultimap<String, BookMove> moves) {
        this.moves = moves;
    }

    /** How many positions are known. */
    public int size() {
        return moves.keySet().size();
    }

    /** The moves known for a position, not necessarily legal ones. */
    public ImmutableList<BookMove> moves(Position position) {
        return moves.isEmpty() ? ImmutableList.of() : moves.get(nameOf(Sfen.of(position)));
    }

    /** An SFEN without the number of the next move, by which positions are the same. */
    static String nameOf(String sfen) {
        int afterBoard = sfen.indexOf(' ');
        int afterTurn = sfen.indexOf(' ', afterBoard + 1);
        int afterHands = sfen.indexOf(' ', afterTurn + 1);
        return afterHands < 0 ? sfen : sfen.substring(0, afterHands);
    }
}
