package sanmai.search.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.shogi.Line;
import sanmai.shogi.Position;

class MateLineCheckTest {
    private static final String SFEN = "4k4/9/4P4/9/9/9/9/9/9 b 2G 1";
    private static final String OTHER = "4k4/9/9/9/9/9/9/9/4K4 b RB2GS 1";

    @ParameterizedTest
    @CsvSource({
        "SFEN, G*5b, true",
        "SFEN, G*4b, false", // The king takes it.
        "SFEN, 5c5b+, false", // It takes that too.
        "SFEN, G*5i, false", // No check.
        "SFEN, G*4b 5a6a, false", // The defender has the last move.
        "OTHER, R*5c 5a6a 5c6c+ 6a7a G*7b, true",
        "OTHER, R*5c 5a6a 5c6c+ 6a7a G*8b, false", // The king goes to 8a.
        "OTHER, R*5c 5a6a 5c5b+, false",
    })
    void aLineMustMate(String start, String moves, boolean mates) {
        String sfen = start.equals("SFEN") ? SFEN : OTHER;
        Position position = Sfen.position(sfen);
        int[] line = Arrays.stream(moves.split(" "))
                .mapToInt(move -> {
                    int read = UsiMove.parse(move, position);
                    position.doMove(read);
                    return read;
                })
                .toArray();
        assertEquals(mates, MateLineCheck.mates(Sfen.position(sfen), Line.of(line)), moves);
    }

    @ParameterizedTest
    @CsvSource({"7i6h", "G*5b"})
    void movesOfAnotherPositionAreNoLine(String move) {
        Position other = Sfen.position("4k4/9/4P4/9/9/9/9/9/2S6 b G 1");
        int[] moves = {UsiMove.parse(move, other)};
        Position bare = Sfen.position("4k4/9/4P4/9/9/9/9/9/9 b - 1");
        assertEquals(false, MateLineCheck.mates(bare, Line.of(moves)));
        assertEquals(0, bare.movesMade());
        assertEquals(false, MateLineCheck.mates(bare, Line.EMPTY));
    }
}
