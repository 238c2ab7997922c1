package sanmai.search.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import sanmai.notation.UsiMove;
import sanmai.search.exchange.PackedMove;
import sanmai.shogi.Position;

class ShippedBookTest {
    @Test
    void everyLineIsReadAndEveryMoveIsLegal() throws IOException {
        List<String> complaints = new ArrayList<>();
        int positions = 0;
        try (BufferedReader in = new BufferedReader(
                new InputStreamReader(Book.class.getResourceAsStream("shipped.db"), StandardCharsets.UTF_8))) {
            BookReader entries = new BookReader(in.lines().iterator(), complaints::add);
            while (entries.hasNext()) {
                BookEntry entry = entries.next();
                assertEquals(
                        entry.moves().size(), entry.legal(PackedMove.YANEURAOU).size(), entry.toString());
                positions++;
            }
        }
        assertEquals(List.of(), complaints);
        assertTrue(positions >= 500, positions + " positions");
    }

    @Test
    void theFirstMovesAreFound() {
        Position start = Position.start();
        List<BookMove> moves = Book.shipped().moves(BookPosition.of(start));
        assertTrue(moves.stream().anyMatch(move -> move.count() > 0), moves.toString());
        for (BookMove move : moves) {
            start.doMove(UsiMove.parse(move.move(), start));
            assertFalse(Book.shipped().moves(BookPosition.of(start)).isEmpty(), "a reply to " + move);
            start.undoMove();
        }
    }
}
