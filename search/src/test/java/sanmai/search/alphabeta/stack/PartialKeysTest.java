package sanmai.search.alphabeta.stack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.movegen.LegalMoves;
import sanmai.notation.Sfen;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

class PartialKeysTest {
    private static final String KINGS = "4k4/9/9/9/9/9/9/9/4K4 b - 1";

    private static PartialKeys of(Position position) {
        PartialKeys keys = new PartialKeys();
        keys.read(position);
        return keys;
    }

    private static PartialKeys of(String sfen) {
        return of(Sfen.position(sfen));
    }

    private static String text(PartialKeys keys) {
        return keys.pawns() + " " + keys.blackNonPawns() + " " + keys.whiteNonPawns();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void theKeysAfterAMoveAreThoseOfThePositionAfterIt(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        LegalMoves legal = new LegalMoves();
        MoveList moves = new MoveList();
        Position position = Sfen.position("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1");
        PartialKeys keys = of(position);
        legal.generate(position, moves);
        for (int ply = 0; ply < 300 && moves.size() > 0; ply++) {
            int move = moves.get(random.nextInt(moves.size()));
            PartialKeys after = new PartialKeys();
            after.readAfter(keys, position, move);
            position.doMove(move);
            assertEquals(text(of(position)), text(after), "ply " + ply);
            keys = after;
            legal.generate(position, moves);
        }
    }

    @Test
    void pawnsOfBothSidesChangeTheKeyOfPawnsAlone() {
        PartialKeys kings = of(KINGS);
        for (String pawn : new String[] {"P", "p"}) {
            for (String board :
                    new String[] {"4k4/X8/9/9/9/9/9/9/4K4", "4k4/9/9/9/X8/9/9/9/4K4", "4k4/9/9/9/9/9/9/X8/4K4"}) {
                PartialKeys keys = of(board.replace("X", pawn) + " b - 1");
                assertNotEquals(kings.pawns(), keys.pawns(), board);
                assertEquals(kings.blackNonPawns(), keys.blackNonPawns());
                assertEquals(kings.whiteNonPawns(), keys.whiteNonPawns());
            }
        }
    }

    @Test
    void otherPiecesAndKingsChangeTheKeyOfTheirSideAlone() {
        PartialKeys kings = of(KINGS);
        for (String black :
                new String[] {"4k4/9/9/9/9/9/9/9/3K5", "4k4/9/9/4+P4/9/9/9/9/4K4", "4k4/9/9/9/9/9/9/3R5/4K4"}) {
            PartialKeys keys = of(black + " b - 1");
            assertEquals(kings.pawns(), keys.pawns());
            assertNotEquals(kings.blackNonPawns(), keys.blackNonPawns(), black);
            assertEquals(kings.whiteNonPawns(), keys.whiteNonPawns());
        }
        PartialKeys white = of("4k4/3r5/9/9/9/9/9/9/4K4 b - 1");
        assertEquals(kings.blackNonPawns(), white.blackNonPawns());
        assertNotEquals(kings.whiteNonPawns(), white.whiteNonPawns());
    }

    @Test
    void handsAndTheSideToMoveDoNotMatter() {
        assertEquals(text(of(KINGS)), text(of("4k4/9/9/9/9/9/9/9/4K4 w RGp 1")));
    }
}
