package sanmai.search.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import sanmai.core.Piece;
import sanmai.notation.format.RecordFormat;
import sanmai.notation.record.ParsedRecord;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

class SampleGamesTest {
    @Test
    void aGameHasWhatGamesHave() {
        String line = SampleGames.game(1, 0);
        assertEquals(line, SampleGames.game(1, 0));
        assertNotEquals(line, SampleGames.game(1, 1));
        ParsedRecord reading = RecordFormat.USI.read(line).get(0);
        assertEquals(List.of(), reading.problems());
        Position position =
                reading.game().orElseThrow().position(reading.game().get().plies());
        int captures = 0;
        int drops = 0;
        int promotions = 0;
        for (int i = 0; i < position.movesMade(); i++) {
            captures += position.capturedPiece(i) == Piece.NONE ? 0 : 1;
            drops += Move.isDrop(position.moveMade(i)) ? 1 : 0;
            promotions += Move.isPromotion(position.moveMade(i)) ? 1 : 0;
        }
        assertTrue(captures >= 5 && drops >= 3 && promotions >= 1, captures + " " + drops + " " + promotions);
    }
}
