package sanmai.shogi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;

/** Squares, pieces, hands and moves as values. */
class ValuesTest {
    @Test
    void aSquareIsParsedAsItIsPrinted() {
        Set<Square> squares = new HashSet<>();
        for (int code = 0; code < Square.COUNT; code++) {
            Square square = Square.of(code);
            assertEquals(code, square.code());
            assertEquals("" + square.file() + square.rank(), square.toString());
            assertEquals(square, Square.parse(square.toString()));
            squares.add(square);
        }
        assertEquals(Square.COUNT, squares.size());
    }

    @Test
    void aPieceIsParsedAsItIsPrinted() {
        for (Color color : Color.values()) {
            for (PieceType type : PieceType.values()) {
                Piece piece = Piece.of(color, type);
                assertEquals(color, piece.color());
                assertEquals(type, piece.type());
                assertEquals(piece, Piece.of(piece.code()));
                assertEquals(piece, Piece.parse(piece.toString()));
            }
        }
        assertEquals("+r", Piece.of(Color.WHITE, PieceType.DRAGON).toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"-", "P", "18P", "R2B4G4S4N4L17P", "2R10P"})
    void aHandIsParsedAsItIsPrinted(String text) {
        Hand hand = Hand.parse(text);
        assertEquals(text, hand.toString());
        assertEquals(hand, Hand.of(hand.code()));
        assertEquals(Hand.size(hand.code()), hand.size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "K", "P-", "-P", "3R", "19P", "99P", "0", "p", "RR R", "2147483648P"})
    void aTextThatIsNoHandIsRefused(String text) {
        assertThrows(IllegalArgumentException.class, () -> Hand.parse(text));
    }

    @Test
    void aHandCountsItsPieces() {
        Hand hand = Hand.parse("R2P");
        assertEquals(2, hand.count(PieceType.PAWN));
        assertEquals(0, hand.count(PieceType.GOLD));
        assertEquals(0, hand.count(PieceType.KING));
        assertEquals(0, hand.count(PieceType.DRAGON));
        assertNotEquals(hand, Hand.parse("RP"));
    }

    @Test
    void aMoveHasSquaresAndAPiece() {
        int pawn = Piece.code(Color.WHITE, PieceType.PAWN);
        Move move = Move.of(Move.code(pawn, Square.code("3c"), Square.code("3d")) | Move.PROMOTION);
        assertEquals(Optional.of(Square.parse("3c")), move.from());
        assertEquals(Square.parse("3d"), move.to());
        assertEquals(PieceType.PAWN, move.pieceType());
        assertEquals(Color.WHITE, move.color());
        assertEquals(List.of(true, false), List.of(move.isPromotion(), move.isDrop()));
        assertEquals("3c3d+", move.toString());
        assertEquals(move, Move.of(move.code()));
        assertEquals(
                1,
                Set.of(move).stream()
                        .filter(Set.of(Move.of(move.code()))::contains)
                        .count());
    }

    @Test
    void aDropComesFromNoSquare() {
        Move drop = Move.of(Move.dropCode(Piece.code(Color.BLACK, PieceType.GOLD), Square.code("9a")));
        assertEquals(Optional.empty(), drop.from());
        assertEquals(List.of("G*9a", "9a"), List.of(drop.toString(), drop.to().toString()));
    }

    @Test
    void noMoveIsNoValueAndHasAName() {
        assertThrows(IllegalArgumentException.class, () -> Move.of(Move.NONE));
        assertEquals("none", Move.usi(Move.NONE));
    }

    @Test
    void aLineIsAListOfItsMoves() {
        int gold = Piece.code(Color.BLACK, PieceType.GOLD);
        Line line = Line.of(Move.code(gold, 40, 31), Move.code(gold, 31, 40));
        List<Move> moves = IntStream.range(0, 2).mapToObj(line::get).toList();
        assertEquals(moves, line);
        assertEquals(line, moves);
        assertEquals(line, Line.copyOf(moves));
        assertEquals(moves.hashCode(), line.hashCode());
        assertEquals("5e5d 5d5e", line.toString());
    }
}
