package sanmai.notation.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.movegen.reference.ReferenceMoves;
import sanmai.notation.NotationException;
import sanmai.notation.Sfen;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.testing.RandomSetups;

class MoveNotationTest {
    @Test
    void eachNotationReadsWhatItWrites() {
        for (long seed = 1; seed <= 20; seed++) {
            Position position = RandomSetups.position(new SplittableRandom(seed));
            for (int code : ReferenceMoves.of(position)) {
                Move move = Move.of(code);
                for (MoveNotation notation : MoveNotation.values()) {
                    String text = notation.toString(move, position);
                    String where = notation + " " + text + " in " + Sfen.of(position);
                    assertEquals(move, notation.parse(text, position), where);
                    assertEquals(move, MoveNotation.parseAny(text, position), where);
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "+7775FU, ILLEGAL_MOVE, 0",
        "-7776FU, WRONG_SIDE, 0",
        "+7776KI, WRONG_PIECE, 5",
        "+77, INCOMPLETE_MOVE, 0",
        "+7776FUX, TRAILING_TEXT, 0",
        "+7X76FU, BAD_SQUARE, 1",
        "+7776XX, UNKNOWN_PIECE, 5",
        "+0055OU, NOT_IN_HANDS, 5",
        "+Gx2b, CANNOT_PROMOTE, 0",
        "G-5e, ILLEGAL_MOVE, 0",
        "P7g, BAD_SQUARE, 0",
        "５五金, ILLEGAL_MOVE, 0",
        "7g7e, ILLEGAL_MOVE, 0",
        "P7g*7f, BAD_SQUARE, 0",
        "P7g'7f, BAD_SQUARE, 0",
        "S*5e+, BAD_SQUARE, 0",
        "S*5e=, BAD_SQUARE, 0",
        "５五銀成(00), BAD_SQUARE, 4",
        "５五銀不成(00), BAD_SQUARE, 5",
        "５五銀右（００）, BAD_SQUARE, 4",
        "'', EMPTY, 0"
    })
    void anyOtherTextIsRefusedWithItsReason(String text, NotationException.Reason reason, int offset) {
        NotationException e =
                assertThrows(NotationException.class, () -> MoveNotation.parseAny(text, Position.start()));
        assertEquals(reason, e.reason(), e.getMessage());
        assertEquals(offset, e.offset(), e.getMessage());
        assertEquals(text, e.text());
    }

    @Test
    void westernDropsAreReadInEveryForm() {
        Position position = Sfen.position("4k4/9/9/9/9/9/9/9/4K4 b S 1");
        for (String text : List.of("S*55", "S*5e!", "S'5e", "S*5e", "５五銀打(00)", "５五銀(00)")) {
            assertEquals("S*5e", MoveNotation.parseAny(text, position).toString(), text);
        }
    }
}
