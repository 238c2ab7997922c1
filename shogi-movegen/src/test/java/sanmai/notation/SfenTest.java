package sanmai.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.shogi.PositionSetup;
import sanmai.shogi.SetupProblem.Reason;

class SfenTest {
    private static final String START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

    @Test
    void aPieceStandsWhereItIsWritten() {
        PositionSetup setup = Sfen.parse("k8/9/9/9/4+r4/9/9/9/8+B w 2Pg3p 17");
        assertEquals(Piece.code(Color.WHITE, PieceType.KING), setup.pieceAt(Square.code("9a")));
        assertEquals(Piece.code(Color.WHITE, PieceType.DRAGON), setup.pieceAt(Square.code("5e")));
        assertEquals(Piece.code(Color.BLACK, PieceType.HORSE), setup.pieceAt(Square.code("1i")));
        assertEquals(Piece.NONE, setup.pieceAt(Square.code("1a")));
        assertEquals(2, setup.inHand(Color.BLACK, PieceType.PAWN));
        assertEquals(3, setup.inHand(Color.WHITE, PieceType.PAWN));
        assertEquals(1, setup.inHand(Color.WHITE, PieceType.GOLD));
        assertEquals(0, setup.inHand(Color.BLACK, PieceType.GOLD));
        assertEquals(Color.WHITE, setup.turn());
        assertEquals(17, setup.moveNumber());
    }

    @ParameterizedTest
    @CsvSource({
        // The move number may be missing.
        "4k4/9/9/9/9/9/9/9/4K4 b -, 4k4/9/9/9/9/9/9/9/4K4 b - 1",
        // Gaps may be written in pieces.
        "4k4/11111111+P/333/9/9/9/9/9/4K4 b - 1, 4k4/8+P/9/9/9/9/9/9/4K4 b - 1",
        // Hands may come in any order, a kind more than once.
        "4k4/9/9/9/9/9/9/9/4K4 w p2PlRgP 3, 4k4/9/9/9/9/9/9/9/4K4 w R3Pglp 3",
        "4k4/9/9/9/9/9/9/9/4K4 w 1P02p10P 3, 4k4/9/9/9/9/9/9/9/4K4 w 11P2p 3",
        // Fields may be several spaces apart.
        "'  4k4/9/9/9/9/9/9/9/4K4   b  -   7  ', 4k4/9/9/9/9/9/9/9/4K4 b - 7",
        "4k4/9/9/9/9/9/9/9/4K4 b - 0000000000000001000000, 4k4/9/9/9/9/9/9/9/4K4 b - 1000000",
    })
    void readingIsLiberalAndWritingCanonical(String text, String canonical) {
        assertEquals(canonical, Sfen.of(Sfen.parse(text)));
    }

    @Test
    void handsAreWrittenInTheOrderOfTheirWorth() {
        String text = "4k4/9/9/9/9/9/9/9/4K4 b RB2G2S2N2L9Prb2g2s2n2l9p 1";
        assertEquals(text, Sfen.of(Sfen.parse(text)));
    }

    @Test
    void onlyHarmlessProblemsCanBeTolerated() {
        String dead = "P3k4/9/9/9/9/9/9/9/4K4 b - 1";
        assertEquals(dead, Sfen.of(Sfen.position(dead, Set.of(Reason.DEAD_PIECE))));
        NotationException e =
                assertThrows(NotationException.class, () -> Sfen.position(dead, Set.of(Reason.TWO_PAWNS)));
        assertEquals(Reason.DEAD_PIECE, e.problems().get(0).reason());
        assertThrows(IllegalArgumentException.class, () -> Sfen.position(START, Set.of(Reason.OPPONENT_IN_CHECK)));
    }
}
