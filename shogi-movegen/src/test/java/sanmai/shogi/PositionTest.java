package sanmai.shogi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import sanmai.core.Color;
import sanmai.core.Square;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.testing.RandomGames;

class PositionTest {
    private static final long SEED = 64L;

    private static void play(Position position, String moves) {
        for (String move : moves.split(" ")) {
            position.doMove(UsiMove.parse(move, position));
        }
    }

    @Test
    void anOpeningIsPlayedAndTakenBack() {
        Position position = Position.start();
        play(position, "7g7f 3c3d 8h2b+ 3a2b B*4e");
        assertEquals("lnsgkg1nl/1r5s1/pppppp1pp/6p2/5B3/2P6/PP1PPPPPP/7R1/LNSGKGSNL w b 6", Sfen.of(position));
        assertEquals(6, position.moveNumber());
        assertEquals(5, position.movesMade());
        assertEquals("8h2b+", Move.usi(position.moveMade(2)));
        while (position.movesMade() > 0) {
            position.undoMove();
        }
        assertEquals(Handicap.NONE.setup(), PositionSetup.of(position));
    }

    @Test
    void thereIsNothingToTakeBackAtTheStart() {
        Position position = Position.start();
        assertThrows(IllegalStateException.class, position::undoMove);
        play(position, "7g7f");
        position.undoMove();
        assertThrows(IllegalStateException.class, position::undoMove);
        assertEquals(Handicap.NONE.setup(), PositionSetup.of(position));
    }

    @Test
    void aLongGameIsRememberedWhole() {
        Position position = Position.start();
        for (int i = 0; i < 500; i++) {
            play(position, "2h3h 8b7b 3h2h 7b8b");
        }
        assertEquals(2_000, position.movesMade());
        assertEquals("2h3h", Move.usi(position.moveMade(1_996)));
        assertEquals(Position.start().key(), position.key());
        for (int i = 0; i < 2_000; i++) {
            position.undoMove();
        }
        assertEquals(Handicap.NONE.setup(), PositionSetup.of(position));
    }

    @Test
    void transpositionsHaveTheSameKey() {
        Position first = Position.start();
        Position second = Position.start();
        play(first, "7g7f 3c3d 2g2f 8c8d");
        play(second, "2g2f 8c8d 7g7f 3c3d");
        assertEquals(first.key(), second.key());
        assertEquals(first.boardKey(), second.boardKey());
    }

    @Test
    void theSideToMoveAndTheHandsCountInTheKey() {
        String board = "4k4/9/9/9/9/9/9/9/4K4";
        Position position = Sfen.position(board + " b - 1");
        assertNotEquals(position.key(), Sfen.position(board + " w - 1").key());
        assertNotEquals(position.key(), Sfen.position(board + " b P 1").key());
        assertEquals(position.boardKey(), Sfen.position(board + " b P 1").boardKey());
        assertNotEquals(
                Sfen.position(board + " b p 1").key(),
                Sfen.position(board + " b P 1").key());
        assertEquals(position.key(), Sfen.position(board + " b - 99").key());
    }

    @Test
    void positionsAreEqualWithTheSameBoardHandsAndSideToMove() {
        Position position = Position.start();
        play(position, "7g7f 3c3d 2g2f 8c8d");
        Position other = Position.start();
        play(other, "2g2f 8c8d 7g7f 3c3d");
        assertEquals(position, other, "other moves led here");
        assertEquals(position.hashCode(), other.hashCode());
        String board = "4k4/9/9/9/9/9/9/9/4K4";
        assertEquals(
                Sfen.position(board + " b P 1"), Sfen.position(board + " b P 99"), "the move number does not count");
        List<String> different = List.of(
                board + " b P 1", board + " w P 1", board + " b p 1", board + " b - 1", "4k4/9/9/9/9/9/9/4K4/9 b P 1");
        for (String one : different) {
            for (String another : different) {
                assertEquals(
                        one.equals(another), Sfen.position(one).equals(Sfen.position(another)), one + ", " + another);
            }
        }
        assertNotEquals(position, PositionSetup.of(position));
    }

    @Test
    void aPositionThatIsChangedIsEqualToOthers() {
        Position position = Position.start();
        Position copy = position.copy();
        assertEquals(position, copy);
        play(copy, "7g7f");
        assertNotEquals(position, copy);
        copy.undoMove();
        assertEquals(position, copy);
        assertEquals(position.hashCode(), copy.hashCode());
    }

    /** Different positions of one run never share a key; with 64 good bits that would be a wonder. */
    @Test
    void differentPositionsHaveDifferentKeys() {
        Map<Long, String> seen = new HashMap<>();
        // All of them are kept, so a longer run does not visit more.
        long positions = Math.min(RandomGames.POSITIONS, 100_000);
        RandomGames.visit(SEED, positions, (position, random) -> {
            String sfen = Sfen.of(position);
            String withoutNumber = sfen.substring(0, sfen.lastIndexOf(' '));
            assertEquals(withoutNumber, seen.computeIfAbsent(position.key(), key -> withoutNumber), "positions by key");
        });
        assertTrue(seen.size() > positions / 2, "only " + seen.size() + " different positions");
    }

    @Test
    void aSideWithoutAKingHasNoSquareForIt() {
        Position position = Sfen.position("9/9/9/9/4r4/9/9/9/4K4 b - 1");
        assertEquals(Square.NONE, position.king(Color.WHITE.ordinal()));
        assertEquals(Square.code("5i"), position.king(Color.BLACK.ordinal()));
        assertTrue(position.isInCheck());
        assertEquals(false, position.isInCheck(Color.WHITE.ordinal()));
    }

    @Test
    void thePictureShowsBoardAndHands() {
        Position position = Sfen.position("l2k5/9/9/9/4+R4/9/9/9/4K3L b 2Pgp 5");
        String picture = position.toString();
        assertTrue(picture.startsWith("White's hand: G P\n  9  8  7"), picture);
        assertTrue(picture.contains("\n  .  .  .  . +R  .  .  .  .  e\n"), picture);
        assertTrue(picture.endsWith("Black's hand: Px2\nBlack to move, move 5\n"), picture);
    }

    @Test
    void passingChangesTheSideToMoveAndNothingElse() {
        Position position = Position.start();
        long key = position.key();
        position.doNullMove();
        assertEquals(Color.WHITE, position.turn());
        assertEquals(
                Sfen.position("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 2")
                        .key(),
                position.key());
        assertEquals(Move.NONE, position.moveMade(0));
        assertThrows(IllegalStateException.class, Position.start()::undoNullMove);
        position.undoNullMove();
        assertEquals(Color.BLACK, position.turn());
        assertEquals(key, position.key());
        assertEquals(0, position.movesMade());
    }

    @Test
    void capturesAndPawnPromotionsAreTold() {
        Position position = Sfen.position("4k4/9/p8/P1S6/9/9/9/9/4K4 b P 1");
        assertTrue(position.isCaptureOrPawnPromotion(UsiMove.parse("9d9c", position)));
        assertFalse(position.isCaptureOrPawnPromotion(UsiMove.parse("7d7c+", position)));
        assertFalse(position.isCaptureOrPawnPromotion(UsiMove.parse("P*5b", position)));
        Position promotes = Sfen.position("4k4/9/9/P8/9/9/9/9/4K4 b - 1");
        assertTrue(promotes.isCaptureOrPawnPromotion(UsiMove.parse("9d9c+", promotes)));
        assertFalse(promotes.isQuiet(UsiMove.parse("9d9c+", promotes)));
    }
}
