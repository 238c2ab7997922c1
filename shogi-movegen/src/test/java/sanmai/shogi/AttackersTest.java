package sanmai.shogi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.core.Bitboard;
import sanmai.core.Color;
import sanmai.core.Square;
import sanmai.notation.Sfen;
import sanmai.testing.RandomSetups;

/** The sets of pieces that attack, give check and are pinned. */
class AttackersTest {
    private static Bitboard squares(String names) {
        return names.isEmpty() ? Bitboard.EMPTY : Bitboard.of(names.split(" "));
    }

    @ParameterizedTest
    @CsvSource({
        "startpos, 7f, BLACK, 7g",
        "startpos, 5h, BLACK, 2h 4i 5i 6i",
        "startpos, 5h, WHITE, ''",
        "4k4/9/4l4/9/4n4/9/3R1B3/9/4K4, 5g, BLACK, 6g",
        "4k4/9/4l4/9/4n4/9/3R1B3/9/4K4, 6g, WHITE, 5e"
    })
    void attackersAreFound(String board, String square, Color by, String expected) {
        Position position = board.equals("startpos") ? Position.start() : Sfen.position(board + " b - 1");
        assertEquals(squares(expected), Attackers.to(position, Square.parse(square), by));
    }

    @ParameterizedTest
    @CsvSource({
        "4r4/4p4/9/9/4G4/9/9/9/4K4, ''",
        "4r4/9/9/9/4G4/9/9/9/4K4, 5e",
        "4r4/9/9/9/4G4/4P4/9/9/4K4, ''",
        "4l4/9/b8/9/4S4/9/9/9/4K4, 5e",
        "8b/9/9/9/4S4/9/6N2/7P1/8K, ''",
        "9/9/9/9/4b4/9/6N2/9/8K, 3g",
        "4r4/9/9/9/9/4g4/9/9/4K4, ''"
    })
    void pinnedPiecesStandAloneBeforeTheirKing(String board, String expected) {
        assertEquals(squares(expected), Attackers.pinned(Sfen.position(board + " b - 1"), Color.BLACK));
    }

    @Test
    void checkersAreWhatAttacksTheKing() {
        assertEquals(squares("5a 4g"), Attackers.checkers(Sfen.position("4r4/9/9/9/9/9/5n3/9/4K4 b - 1")));
        assertEquals(Bitboard.EMPTY, Attackers.checkers(Sfen.position("4r4/9/9/9/9/9/9/9/9 b - 1")));
        for (long seed = 1; seed <= 200; seed++) {
            Position position = RandomSetups.position(new SplittableRandom(seed));
            assertEquals(position.isInCheck(), !Attackers.checkers(position).isEmpty(), Sfen.of(position));
        }
    }
}
