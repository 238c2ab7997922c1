package sanmai.search.alphabeta.history;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

class PieceToTest {
    private static final Position POSITION = Sfen.position("4k4/9/9/4S4/9/9/9/9/4K4 b S 1");

    private static int of(String usi) {
        return PieceTo.of(UsiMove.parse(usi, POSITION));
    }

    @Test
    void onlyThePieceAfterTheMoveAndItsSquareCount() {
        assertEquals(of("5d5c"), of("S*5c"), "from wherever it comes");
        assertNotEquals(of("5d5c"), of("5d5c+"));
        assertNotEquals(of("5d5c"), of("S*5b"));
    }

    @Test
    void everyMoveHasANumberWithinTheTables() {
        Position white = Sfen.position("4k4/9/9/9/9/9/9/r8/4K4 w - 1");
        assertTrue(PieceTo.of(UsiMove.parse("9h9i+", white)) < PieceTo.COUNT);
        assertEquals(0, PieceTo.of(Move.NONE));
    }
}
