package sanmai.shogi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;

class MoveTest {
    @Test
    void everyPartOfABoardMoveIsReadBack() {
        for (Color color : Color.values()) {
            for (PieceType type : PieceType.values()) {
                int piece = Piece.code(color, type);
                for (int from = 0; from < Square.COUNT; from++) {
                    for (int to = 0; to < Square.COUNT; to++) {
                        checkParts(Move.code(piece, from, to), piece, from, to);
                    }
                }
            }
        }
    }

    private static void checkParts(int move, int piece, int from, int to) {
        assertEquals(piece, Move.piece(move));
        assertEquals(piece, Move.placedPiece(move));
        assertEquals(from, Move.from(move));
        assertEquals(to, Move.to(move));
        assertFalse(Move.isDrop(move));
        assertFalse(Move.isPromotion(move));
        assertTrue(move >>> Move.BITS == 0, "more bits than a move has");
    }

    @Test
    void aPromotionPlacesThePromotedPiece() {
        for (Color color : Color.values()) {
            for (PieceType type : PieceType.values()) {
                if (type.canPromote()) {
                    int move = Move.code(Piece.code(color, type), 20, 11) | Move.PROMOTION;
                    assertTrue(Move.isPromotion(move));
                    assertEquals(Piece.code(color, type), Move.piece(move));
                    assertEquals(Piece.code(color, type.promoted()), Move.placedPiece(move));
                    assertEquals("7c7b+", Move.usi(move));
                }
            }
        }
    }

    @Test
    void everyPartOfADropIsReadBack() {
        for (Color color : Color.values()) {
            for (PieceType type : Hand.KINDS) {
                for (int to = 0; to < Square.COUNT; to++) {
                    int move = Move.dropCode(Piece.code(color, type), to);
                    assertTrue(Move.isDrop(move));
                    assertFalse(Move.isPromotion(move));
                    assertEquals(Piece.code(color, type), Move.piece(move));
                    assertEquals(Piece.code(color, type), Move.placedPiece(move));
                    assertEquals(to, Move.to(move));
                    assertEquals(type.letters() + "*" + Square.name(to), Move.usi(move));
                    assertTrue(move >>> Move.BITS == 0, "more bits than a move has");
                }
            }
        }
    }

    @Test
    void aListIsFilledAndEmptied() {
        MoveList list = new MoveList();
        int first = Move.code(Piece.code(Color.BLACK, PieceType.PAWN), Square.code("7g"), Square.code("7f"));
        int second = Move.dropCode(Piece.code(Color.BLACK, PieceType.GOLD), Square.code("5e"));
        list.add(first);
        list.add(second);
        assertEquals(2, list.size());
        assertEquals("[7g7f, G*5e]", list.toString());
        assertTrue(list.contains(second));
        list.resize(1);
        assertFalse(list.contains(second), "a move beyond the size");
        assertEquals(first, list.get(0));
        list.clear();
        assertEquals(0, list.size());
        assertEquals(0, list.stream().count());
    }
}
