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
    void everyFeatureHasItsOwnName() {
        Set<String> names = new HashSet<>();
        for (int i = 0; i < NetFeatures.COUNT; i++) {
            assertTrue(names.add(NetFeatures.name(i)), NetFeatures.name(i) + " is not unique");
        }
        for (int i = 0; i < NetFeatures.KING_RELATIVE_COUNT; i++) {
            assertTrue(names.add(NetFeatures.kingRelativeName(i)), NetFeatures.kingRelativeName(i) + " is not unique");
        }
        assertTrue(names.stream().noneMatch(name -> name.contains("\t") || name.startsWith("#")));
    }

    @Test
    void everyPieceOnEverySquareHasItsOwnFeature() {
        for (int perspective = 0; perspective < 4; perspective++) {
            Set<Integer> numbers = new HashSet<>();
            for (Color color : Color.values()) {
                for (PieceType type : PieceType.values()) {
                    for (int square = 0; square < Square.COUNT; square++) {
                        numbers.add(NetFeatures.onBoard(perspective, Piece.of(color, type), square));
                    }
                }
                for (int kind = 1; kind <= PieceType.HAND_KINDS; kind++) {
                    for (int i = 0; i < PieceType.ofCode(kind).countInASet(); i++) {
                        numbers.add(NetFeatures.inHand(perspective, color.ordinal(), kind, i));
                    }
                }
            }
            assertEquals(
                    IntStream.range(0, NetFeatures.COUNT).boxed().toList(),
                    numbers.stream().sorted().toList(),
                    "perspective " + perspective);
        }
    }

    private static String featureName(String king, int side, Color color, PieceType type, String square) {
        int perspective = NetFeatures.perspective(side, Square.parse(king));
        return NetFeatures.name(NetFeatures.onBoard(perspective, Piece.of(color, type), Square.parse(square)));
    }

    @Test
    void whiteRotatesTheBoardAndAKingOnTheLeftMirrorsIt() {
        assertEquals("own P 7g", featureName("5i", 0, Color.BLACK, PieceType.PAWN, "7g"));
        assertEquals("own P 7g", featureName("1i", 0, Color.BLACK, PieceType.PAWN, "7g"));
        assertEquals("own P 3g", featureName("6i", 0, Color.BLACK, PieceType.PAWN, "7g"));
        assertEquals("other +R 8b", featureName("9a", 0, Color.WHITE, PieceType.DRAGON, "2b"));
        assertEquals("own P 7g", featureName("5a", 1, Color.WHITE, PieceType.PAWN, "3c"));
        assertEquals("own P 7g", featureName("9a", 1, Color.WHITE, PieceType.PAWN, "3c"));
        assertEquals("own P 3g", featureName("4a", 1, Color.WHITE, PieceType.PAWN, "3c"));
        assertEquals("other G 5i", featureName("5a", 1, Color.BLACK, PieceType.GOLD, "5a"));
        assertEquals("own P hand 3", NetFeatures.name(NetFeatures.inHand(0, 0, PAWN, 2)));
        assertEquals("other P hand 3", NetFeatures.name(NetFeatures.inHand(2, 0, PAWN, 2)));
        assertEquals("own R hand 1", NetFeatures.name(NetFeatures.inHand(3, 1, ROOK, 0)));
    }

    @Test
    void theOwnKingIsInTheMiddleOrOnTheRight() {
        for (int side = 0; side < 2; side++) {
            for (int square = 0; square < Square.COUNT; square++) {
                int perspective = NetFeatures.perspective(side, square);
                int seen = NetFeatures.orientedKing(side, square);
                assertTrue(Square.column(seen) >= 4, Square.name(square));
                int king = Piece.of(Color.of(side), PieceType.KING);
                assertEquals(
                        "own K " + Square.name(seen), NetFeatures.name(NetFeatures.onBoard(perspective, king, square)));
            }
            assertEquals("5i", Square.name(NetFeatures.orientedKing(side, Square.NONE)));
        }
    }

    @Test
    void kingRelativePlacesAreCountedFromTheKing() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int trial = 0; trial < 2000; trial++) {
            int king = random.nextInt(Square.COUNT);
            int square = random.nextInt(Square.COUNT);
            Color color = Color.of(random.nextInt(2));
            PieceType type = PieceType.values()[random.nextInt(PieceType.values().length)];
            int relative = NetFeatures.kingRelative(NetFeatures.onBoard(0, Piece.of(color, type), square), king);
            int down = Square.row(square) - Square.row(king);
            int right = Square.column(square) - Square.column(king);
            assertEquals(
                    (color == Color.BLACK ? "own " : "other ") + type.letters() + " down " + down + " right " + right,
                    NetFeatures.kingRelativeName(relative));
        }
        assertEquals(-1, NetFeatures.kingRelative(NetFeatures.inHand(0, 0, 1, 0), 40));
        assertEquals(-1, NetFeatures.kingRelative(NetFeatures.COUNT - 1, 40));
    }

    @Test
    void aPositionHasTheFeaturesOfItsPieces() {
        SplittableRandom random = new SplittableRandom(SEED);
        int[] list = new int[NetFeatures.MAX_ACTIVE];
        for (int game = 0; game < 100; game++) {
            Position position = Play.random(random, 200);
            for (int side = 0; side < 2; side++) {
                int size = NetFeatures.listActive(position, NetFeatures.perspective(side, position.king(side)), list);
                assertEquals(40, size);
                assertEquals(40, Arrays.stream(list).distinct().count(), () -> Sfen.of(position) + " " + SEED);
            }
        }
        int size = NetFeatures.listActive(Sfen.position("4k4/9/9/9/+r8/9/9/9/4K4 w 2Pg 1"), 0, list);
        assertEquals(
                Set.of("other K 5a", "other +R 9e", "own K 5i", "own P hand 1", "own P hand 2", "other G hand 1"),
                new HashSet<>(
                        Arrays.stream(list, 0, size).mapToObj(NetFeatures::name).toList()));
    }
}
