package sanmai.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import sanmai.notation.NotationException;
import sanmai.notation.Sfen;
import sanmai.search.book.Book;
import sanmai.search.book.BookMove;
import sanmai.search.book.BookReader;
import sanmai.shogi.Position;

/** Opening books. */
final class BookFuzz {
    private static final String POSITION = "sfen ";
    private static final int MOST_COMPLAINTS = 7;

    private BookFuzz() {}

    static void check(byte[] input) {
        String text = new String(input, UTF_8);
        List<String> complaints = new ArrayList<>();
        Book book = BookReader.read(text.lines().iterator(), complaints::add);
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
        List<BookMove> moves = book.moves(position);
        List<String> lines = new ArrayList<>(List.of(POSITION + Sfen.of(position)));
        for (BookMove move : moves) {
            assertTrue(move.count() >= 1, move::toString);
            lines.add(String.join(
                    " ", move.move(), move.ponder(), "" + move.score(), "" + move.depth(), "" + move.count()));
        }
        Book again = BookReader.read(lines.iterator(), complaint -> {});
        assertEquals(moves, again.moves(position));
    }
}
