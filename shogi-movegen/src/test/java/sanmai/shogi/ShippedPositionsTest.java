package sanmai.shogi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import sanmai.movegen.reference.ReferenceMoves;
import sanmai.notation.Sfen;
import sanmai.positions.PositionCase;
import sanmai.positions.SuiteFormat;

/** The shipped positions, of which their own module knows only the text. */
class ShippedPositionsTest {
    @Test
    void eachCanBePlayed() {
        int inCheck = 0;
        for (PositionCase c : SuiteFormat.POSITIONS.shipped().cases()) {
            Position position = Sfen.position(c.sfen());
            assertEquals(c.sfen(), Sfen.of(position), c + " is not canonical");
            assertTrue(ReferenceMoves.of(position).length > 0, c + " has no legal move");
            inCheck += position.isInCheck() ? 1 : 0;
        }
        assertTrue(inCheck >= 20 && inCheck <= 300, inCheck + " positions in check");
    }
}
