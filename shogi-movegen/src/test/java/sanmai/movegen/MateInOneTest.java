package sanmai.movegen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.movegen.reference.ReferenceMoves;
import sanmai.notation.Sfen;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.shogi.SetupProblem;
import sanmai.testing.RandomGames;

class MateInOneTest {
    private final LegalMoves legalMoves = new LegalMoves();
    private final MateInOne mateInOne = new MateInOne();

    private static boolean isMate(Position position, int move) {
        position.doMove(move);
        boolean mate = position.isInCheck() && ReferenceMoves.of(position).length == 0;
        position.undoMove();
        return mate;
    }

    @Test
    void whatIsFoundIsMateAndMostMatesAreFound() {
        long[] counts = new long[2];
        RandomGames.visit(104, RandomGames.POSITIONS, (position, random) -> {
            legalMoves.read(position);
            int found = mateInOne.find(legalMoves);
            int[] legal = ReferenceMoves.of(position);
            if (found != Move.NONE) {
                assertTrue(java.util.Arrays.stream(legal).anyMatch(move -> move == found), () -> Move.usi(found));
                assertTrue(isMate(position, found), () -> Move.usi(found));
                counts[0]++;
            }
            for (int move : legal) {
                if (isMate(position, move)) {
                    counts[1]++;
                    break;
                }
            }
        });
        assertTrue(counts[0] * 4 > counts[1] * 3, counts[0] + " of " + counts[1] + " positions with a mate");
    }

    @ParameterizedTest
    @CsvSource({
        "4k4/9/4P4/9/9/9/9/9/9 b G 1, G*5b",
        "4k4/9/9/9/9/9/9/9/4K4 b G 1, ''",
        "7nl/7gk/7p1/8P/9/9/9/9/9 b N 1, ''",
        "7nk/7nl/9/9/9/9/9/9/9 b N 1, N*2c",
        "8k/9/7G1/9/9/9/9/9/9 b P 1, ''", // a dropped pawn must not mate
        "9/9/9/9/9/9/9/9/4K4 b RBG 1, ''"
    })
    void mates(String sfen, String move) {
        Position position = Sfen.position(sfen, SetupProblem.Reason.HARMLESS);
        legalMoves.read(position);
        int found = mateInOne.find(legalMoves);
        assertEquals(move, found == Move.NONE ? "" : Move.usi(found));
        assertEquals(sfen, Sfen.of(position));
    }
}
