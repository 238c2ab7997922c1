package sanmai.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import sanmai.shogi.Position;

class UsiMoveTest {
    private final Position start = Position.start();

    @Test
    void aLineIsReadMoveByMove() {
        List<String> moves = List.of("7g7f", "3c3d", "8h2b+");
        assertEquals("7g7f 3c3d 8h2b+", UsiMove.parseLine(moves, start).toString());
        assertEquals(0, UsiMove.parseLine(List.of(), start).size());
    }

    @Test
    void aLineWithAnIllegalMoveIsRefusedAndThePositionStays() {
        List<String> moves = List.of("7g7f", "7g7f");
        NotationException e = assertThrows(NotationException.class, () -> UsiMove.parseLine(moves, start));
        assertEquals("7g7f", e.text());
        assertEquals(Sfen.of(Position.start()), Sfen.of(start));
    }
}
