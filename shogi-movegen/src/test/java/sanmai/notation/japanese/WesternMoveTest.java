package sanmai.notation.japanese;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.shogi.Position;

class WesternMoveTest {
    @ParameterizedTest
    @CsvSource({
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1, 7g7f, P-7f",
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1, 4i5h, G4i-5h",
        "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3, 8h2b+, Bx2b+",
        "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3, 8h2b, Bx2b=",
        "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 4, 2b8h+, Bx8h+",
        "4k4/9/9/9/9/9/9/9/4K4 b S 1, S*5e, S*5e",
        "4k4/9/9/4S4/9/9/9/9/4K4 b S 1, S*5e, S*5e",
        "4k4/9/9/9/9/9/9/+R8/4K4 b - 1, 9h9b, +R-9b",
        "4k4/9/4p4/9/9/9/9/9/4K4 w - 1, 5c5d, P-5d",
        "4k4/9/9/9/2N6/9/9/9/4K4 b - 1, 7e6c, N-6c=",
        "4k4/9/P8/9/9/9/9/9/4K4 b - 1, 9c9b, P-9b="
    })
    void isWritten(String sfen, String move, String text) {
        Position position = Sfen.position(sfen);
        assertEquals(text, WesternMove.write(position, UsiMove.parse(move, position)));
    }
}
