package sanmai.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import sanmai.notation.NotationException;
import sanmai.notation.Sfen;
import sanmai.search.book.Book;
import sanmai.search.book.BookMove;
import sanmai.search.book.BookPosition;
import sanmai.shogi.Position;

/** Opening books. */
final class BookFuzz {
    private static final String POSITION = "sfen ";
    private static final int MOST_COMPLAINTS = 7;

    private BookFuzz() {}

    static void check(byte[] input) {
        String text = new String(input, UTF_8);
        List<String> complaints = new ArrayList<>();
        Book book = read(text.lines().iterator(), complaints::add);
        assertTrue(complaints.size() <= MOST_COMPLAINTS, complaints::toString);
        complaints.forEach(complaint -> Messages.assertPlain(complaint, text));
        text.lines()
                .map(String::strip)
                .filter(line -> line.startsWith(POSITION))
                .forEach(line -> assertWrittenAndReadAgain(book, line.substring(POSITION.length())));
    }

    private static void assertWrittenAndReadAgain(Book book, String sfen) {
        Position position;
        try {
            position = Sfen.position(sfen);
        } catch (NotationException e) {
            return; // No position of a game has this key.
        }
        BookPosition wanted = BookPosition.of(position);
        List<BookMove> moves = book.moves(wanted);
        List<String> lines = new ArrayList<>(List.of(POSITION + Sfen.of(position)));
        for (BookMove move : moves) {
            assertTrue(move.count() >= 0, move::toString);
            lines.add(move.line());
        }
        Book again = read(lines.iterator(), complaint -> {});
        assertEquals(moves, again.moves(wanted));
    }

    private static Book read(Iterator<String> lines, Consumer<String> complaints) {
        return Book.of(lines, complaints);
    }
}
