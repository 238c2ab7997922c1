package sanmai.search.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
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
    @ParameterizedTest
    @EnumSource(PackedMove.class)
    void aMoveHasTheBitsOfItsTwoSquares(PackedMove code) {
        Position position = Position.start();
        int move = UsiMove.parse("7g7f", position);
        assertEquals(59 | 60 << 7, code.of(move));
        assertEquals(move, code.read(59 | 60 << 7, position));
    }

    /** What is expected of Apery's is what cshogi writes. */
    @ParameterizedTest
    @CsvSource({
        "9d9c+, 0x65CA, 0xA5CA",
        "P*5e, 0x28A8, 0x40A8",
        "L*5e, 0x2928, 0x4128",
        "N*5e, 0x29A8, 0x41A8",
        "S*5e, 0x2A28, 0x4228",
        "B*5e, 0x2AA8, 0x42A8",
        "R*5e, 0x2B28, 0x4328",
        "G*5e, 0x2BA8, 0x43A8"
    })
    void dropsAndPromotionsHaveTheirBits(String usi, String apery, String yaneuraOu) {
        Position position = Sfen.position(HANDS);
        int move = UsiMove.parse(usi, position);
        for (PackedMove code : PackedMove.values()) {
            int packed = Integer.decode(code == PackedMove.APERY ? apery : yaneuraOu);
            assertEquals(packed, code.of(move));
            assertEquals(move, code.read(packed, position));
            assertEquals(Optional.of(usi), code.usi(packed));
        }
    }

    @ParameterizedTest
    @EnumSource(PackedMove.class)
    void noMoveIsZero(PackedMove code) {
        assertEquals(0, code.of(Move.NONE));
        assertEquals(Move.NONE, code.read(0, Position.start()));
        assertEquals(Optional.empty(), code.usi(0));
    }

    /** All 65536 numbers: exactly the legal moves are read, and each is written as the number it was read from. */
    @ParameterizedTest
    @EnumSource(PackedMove.class)
    void exactlyTheLegalMovesAreRead(PackedMove code) {
        long seed = 3;
        SplittableRandom random = new SplittableRandom(seed);
        MoveList list = new MoveList();
        for (int i = 0; i < 4; i++) {
            Position position = Play.random(random, 250);
            new LegalMoves().generate(position, list);
            int read = 0;
            for (int packed = 1; packed <= 0xFFFF; packed++) {
                read += isMove(code, position, packed, "seed " + seed + ", position " + i) ? 1 : 0;
            }
            assertEquals(list.size(), read, "seed " + seed + ", position " + i);
        }
    }

    private static boolean isMove(PackedMove code, Position position, int packed, String name) {
        int move;
        try {
            move = code.read(packed, position);
        } catch (ExchangeException e) {
            return false;
        }
        assertEquals(packed, code.of(move), name);
        assertEquals(Optional.of(Move.usi(move)), code.usi(packed), name);
        return true;
    }

    @ParameterizedTest
    @EnumSource(PackedMove.class)
    void legalMovesOfRandomPositionsComeBack(PackedMove code) {
        long seed = 4;
        SplittableRandom random = new SplittableRandom(seed);
        MoveList list = new MoveList();
        for (int i = 0; i < 300; i++) {
            Position position = Play.random(random, 250);
            new LegalMoves().generate(position, list);
            for (int j = 0; j < list.size(); j++) {
                int move = list.get(j);
                String name = "seed " + seed + ", position " + i + ", " + Move.usi(move);
                assertEquals(move, code.read(code.of(move), position), name);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "YANEURAOU, 0x0051, has square 81",
        "YANEURAOU, 0x2880, has square 81",
        "YANEURAOU, 0x4028, drops the kind 0",
        "YANEURAOU, 0x4428, drops the kind 8",
        "YANEURAOU, 0xC0A8, drops the kind 1 and promotes it",
        "YANEURAOU, 0x0102, illegal move",
        "APERY, 0x0051, has square 81",
        "APERY, 0x2C28, drops the kind 8",
        "APERY, 0x68A8, drops the kind 1 and promotes it",
        "APERY, 0xE5CA, has bit 15 set",
        "APERY, 0x0102, illegal move"
    })
    void aRefusalSaysWhy(PackedMove code, String hex, String reason) {
        Position position = Sfen.position(HANDS);
        ExchangeException e = assertThrows(ExchangeException.class, () -> code.read(Integer.decode(hex), position));
        assertTrue(e.getMessage().contains(reason), e.getMessage());
        assertEquals(
                !reason.equals("illegal move"), code.usi(Integer.decode(hex)).isEmpty());
    }
}
