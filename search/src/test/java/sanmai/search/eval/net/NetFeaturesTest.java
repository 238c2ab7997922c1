package sanmai.search.eval.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.core.TypeCode.PAWN;
import static sanmai.core.TypeCode.ROOK;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sanmai.core.Color;
import sanmai.core.Piece;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.notation.Sfen;
import sanmai.search.Play;
import sanmai.shogi.Position;

class NetFeaturesTest {
    private static final long SEED = Long.getLong("test.seed", 20260104);

    @Test
    void everyNumberHasItsName() {
        Set<String> names = new HashSet<>();
        for (int i = 0; i < NetFeatures.COUNT; i++) {
            assertTrue(names.add(NetFeatures.name(i)), NetFeatures.name(i) + " is there twice");
        }
        for (int i = 0; i < NetFeatures.RELATIVE_COUNT; i++) {
            assertTrue(names.add(NetFeatures.relativeName(i)), NetFeatures.relativeName(i) + " is there twice");
        }
        assertTrue(names.stream().noneMatch(name -> name.contains("\t") || name.startsWith("#")));
    }

    @Test
    void everyPieceOnEverySquareHasItsNumber() {
        for (int view = 0; view < 4; view++) {
            Set<Integer> numbers = new HashSet<>();
            for (Color color : Color.values()) {
                for (PieceType type : PieceType.values()) {
                    for (int square = 0; square < Square.COUNT; square++) {
                        numbers.add(NetFeatures.onBoard(view, Piece.of(color, type), square));
                    }
                }
                for (int kind = 1; kind <= PieceType.HAND_KINDS; kind++) {
                    for (int i = 0; i < PieceType.ofCode(kind).countInASet(); i++) {
                        numbers.add(NetFeatures.inHand(view, color.ordinal(), kind, i));
                    }
                }
            }
            assertEquals(
                    IntStream.range(0, NetFeatures.COUNT).boxed().toList(),
                    numbers.stream().sorted().toList(),
                    "view " + view);
        }
    }

    private static String seen(String king, int side, Color color, PieceType type, String square) {
        int view = NetFeatures.view(side, Square.parse(king));
        return NetFeatures.name(NetFeatures.onBoard(view, Piece.of(color, type), Square.parse(square)));
    }

    @Test
    void whiteTurnsTheBoardAndAKingOnTheLeftMirrorsIt() {
        assertEquals("own P 7g", seen("5i", 0, Color.BLACK, PieceType.PAWN, "7g"));
        assertEquals("own P 7g", seen("1i", 0, Color.BLACK, PieceType.PAWN, "7g"));
        assertEquals("own P 3g", seen("6i", 0, Color.BLACK, PieceType.PAWN, "7g"));
        assertEquals("other +R 8b", seen("9a", 0, Color.WHITE, PieceType.DRAGON, "2b"));
        assertEquals("own P 7g", seen("5a", 1, Color.WHITE, PieceType.PAWN, "3c"));
        assertEquals("own P 7g", seen("9a", 1, Color.WHITE, PieceType.PAWN, "3c"));
        assertEquals("own P 3g", seen("4a", 1, Color.WHITE, PieceType.PAWN, "3c"));
        assertEquals("other G 5i", seen("5a", 1, Color.BLACK, PieceType.GOLD, "5a"));
        assertEquals("own P hand 3", NetFeatures.name(NetFeatures.inHand(0, 0, PAWN, 2)));
        assertEquals("other P hand 3", NetFeatures.name(NetFeatures.inHand(2, 0, PAWN, 2)));
        assertEquals("own R hand 1", NetFeatures.name(NetFeatures.inHand(3, 1, ROOK, 0)));
    }

    @Test
    void theKingIsSeenInTheMiddleOrOnTheRight() {
        for (int side = 0; side < 2; side++) {
            for (int square = 0; square < Square.COUNT; square++) {
                int view = NetFeatures.view(side, square);
                int seen = NetFeatures.kingSeen(side, square);
                assertTrue(Square.column(seen) >= 4, Square.name(square));
                int king = Piece.of(Color.of(side), PieceType.KING);
                assertEquals("own K " + Square.name(seen), NetFeatures.name(NetFeatures.onBoard(view, king, square)));
            }
            assertEquals("5i", Square.name(NetFeatures.kingSeen(side, Square.NONE)));
        }
    }

    @Test
    void placesAreCountedFromTheKing() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int trial = 0; trial < 2000; trial++) {
            int king = random.nextInt(Square.COUNT);
            int square = random.nextInt(Square.COUNT);
            Color color = Color.of(random.nextInt(2));
            PieceType type = PieceType.values()[random.nextInt(PieceType.values().length)];
            int relative = NetFeatures.relative(NetFeatures.onBoard(0, Piece.of(color, type), square), king);
            int down = Square.row(square) - Square.row(king);
            int right = Square.column(square) - Square.column(king);
            assertEquals(
                    (color == Color.BLACK ? "own " : "other ") + type.letters() + " down " + down + " right " + right,
                    NetFeatures.relativeName(relative));
        }
        assertEquals(-1, NetFeatures.relative(NetFeatures.inHand(0, 0, 1, 0), 40));
        assertEquals(-1, NetFeatures.relative(NetFeatures.COUNT - 1, 40));
    }

    @Test
    void aPositionHasTheNumbersOfItsPieces() {
        SplittableRandom random = new SplittableRandom(SEED);
        int[] list = new int[NetFeatures.MOST_ACTIVE];
        for (int game = 0; game < 100; game++) {
            Position position = Play.random(random, 200);
            for (int side = 0; side < 2; side++) {
                int size = NetFeatures.list(position, NetFeatures.view(side, position.king(side)), list);
                assertEquals(40, size);
                assertEquals(40, Arrays.stream(list).distinct().count(), () -> Sfen.of(position) + " " + SEED);
            }
        }
        int size = NetFeatures.list(Sfen.position("4k4/9/9/9/+r8/9/9/9/4K4 w 2Pg 1"), 0, list);
        assertEquals(
                Set.of("other K 5a", "other +R 9e", "own K 5i", "own P hand 1", "own P hand 2", "other G hand 1"),
                new HashSet<>(
                        Arrays.stream(list, 0, size).mapToObj(NetFeatures::name).toList()));
    }
}
