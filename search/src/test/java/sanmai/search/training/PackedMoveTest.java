package sanmai.search.training;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.movegen.LegalMoves;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.search.Play;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

class PackedMoveTest {
    /** Both sides hold everything; a pawn of Black's can move with and without promotion. */
    private static final String HANDS = "4k4/9/9/P8/9/9/9/9/4K4 b RBGSNLPrbgsnlp 1";

    /** Squares are (file - 1) * 9 + rank - 1, so 7g is 60 and 7f 59. */
    @Test
    void aMoveHasTheBitsOfItsTwoSquares() {
        Position position = Position.start();
        int move = UsiMove.parse("7g7f", position);
        assertEquals(59 | 60 << 7, PackedMove.of(move));
        assertEquals(move, PackedMove.read(59 | 60 << 7, position));
    }

    @ParameterizedTest
    @CsvSource({
        "9d9c+, 0xA5CA",
        "P*5e, 0x40A8",
        "L*5e, 0x4128",
        "N*5e, 0x41A8",
        "S*5e, 0x4228",
        "B*5e, 0x42A8",
        "R*5e, 0x4328",
        "G*5e, 0x43A8"
    })
    void dropsAndPromotionsHaveTheirBits(String usi, String hex) {
        Position position = Sfen.position(HANDS);
        int packed = Integer.decode(hex);
        int move = UsiMove.parse(usi, position);
        assertEquals(packed, PackedMove.of(move));
        assertEquals(move, PackedMove.read(packed, position));
    }

    @Test
    void noMoveIsZero() {
        assertEquals(0, PackedMove.of(Move.NONE));
        assertEquals(Move.NONE, PackedMove.read(0, Position.start()));
    }

    /** All 65536 numbers: exactly the legal moves are read, and each is written as the number it was read from. */
    @Test
    void exactlyTheLegalMovesAreRead() {
        long seed = 3;
        SplittableRandom random = new SplittableRandom(seed);
        MoveList list = new MoveList();
        for (int i = 0; i < 4; i++) {
            Position position = Play.random(random, 250);
            new LegalMoves().generate(position, list);
            int read = 0;
            for (int packed = 1; packed <= 0xFFFF; packed++) {
                read += isMove(position, packed, "seed " + seed + ", position " + i) ? 1 : 0;
            }
            assertEquals(list.size(), read, "seed " + seed + ", position " + i);
        }
    }

    private static boolean isMove(Position position, int packed, String name) {
        int move;
        try {
            move = PackedMove.read(packed, position);
        } catch (TrainingDataException e) {
            return false;
        }
        assertEquals(packed, PackedMove.of(move), name);
        return true;
    }

    @Test
    void legalMovesOfRandomPositionsComeBack() {
        long seed = 4;
        SplittableRandom random = new SplittableRandom(seed);
        MoveList list = new MoveList();
        for (int i = 0; i < 300; i++) {
            Position position = Play.random(random, 250);
            new LegalMoves().generate(position, list);
            for (int j = 0; j < list.size(); j++) {
                int move = list.get(j);
                String name = "seed " + seed + ", position " + i + ", " + Move.usi(move);
                assertEquals(move, PackedMove.read(PackedMove.of(move), position), name);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0x0051, has square 81",
        "0x2880, has square 81",
        "0x4028, drops the kind 0",
        "0x4428, drops the kind 8",
        "0xC0A8, drops the kind 1 and promotes it",
        "0x0102, illegal move"
    })
    void aRefusalSaysWhy(String hex, String reason) {
        Position position = Sfen.position(HANDS);
        TrainingDataException e =
                assertThrows(TrainingDataException.class, () -> PackedMove.read(Integer.decode(hex), position));
        assertTrue(e.getMessage().contains(reason), e.getMessage());
    }
}
