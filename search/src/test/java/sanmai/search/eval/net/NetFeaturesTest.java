package sanmai.search.eval.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sanmai.core.Color;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.notation.Sfen;
import sanmai.search.Play;
import sanmai.search.eval.accumulator.FeatureSet;
import sanmai.shogi.Position;
import sanmai.shogi.SetupProblem;

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
        Set<Integer> numbers = new HashSet<>();
        for (int whose = 0; whose < 2; whose++) {
            for (PieceType type : PieceType.values()) {
                for (int square = 0; square < Square.COUNT; square++) {
                    numbers.add(NetFeatures.NUMBERS.onBoard(whose, type, square));
                }
            }
            for (int kind = 1; kind <= PieceType.HAND_KINDS; kind++) {
                for (int before = 0; before < PieceType.ofCode(kind).countInASet(); before++) {
                    numbers.add(NetFeatures.NUMBERS.inHand(whose, kind, before));
                }
            }
        }
        assertEquals(
                IntStream.range(0, NetFeatures.COUNT).boxed().toList(),
                numbers.stream().sorted().toList());
    }

    private static Set<String> names(String sfen, int side) {
        short[] list = new short[FeatureSet.MAX_ACTIVE];
        Position position = Sfen.position(sfen, SetupProblem.Reason.HARMLESS);
        int size = NetFeatures.SET.listActive(position, side, list, 0);
        return IntStream.range(0, size).mapToObj(i -> NetFeatures.name(list[i])).collect(Collectors.toSet());
    }

    @Test
    void aBoardIsRotatedForWhite() {
        String sfen = "4k4/9/9/9/+r8/9/2P6/9/4K4 b 2Pg 1";
        assertEquals(
                Set.of(
                        "own K 5i",
                        "other K 5a",
                        "other +R 9e",
                        "own P 7g",
                        "own P hand 1",
                        "own P hand 2",
                        "other G hand 1"),
                names(sfen, 0));
        assertEquals(
                Set.of(
                        "own K 5i",
                        "other K 5a",
                        "own +R 1e",
                        "other P 3c",
                        "other P hand 1",
                        "other P hand 2",
                        "own G hand 1"),
                names(sfen, 1));
    }

    @Test
    void aBoardIsMirroredForAKingOnTheLeft() {
        assertEquals(Set.of("own K 4i", "other K 1a", "own P 3g"), names("k8/9/9/9/9/9/2P6/9/3K5 b - 1", 0));
        assertEquals(Set.of("own K 1i", "other K 4a", "other P 3c"), names("k8/9/9/9/9/9/2P6/9/3K5 b - 1", 1));
        assertEquals(Set.of("own K 5i", "own P 7g"), names("9/9/9/9/9/9/2P6/9/4K4 b - 1", 0));
        assertEquals(Set.of("other K 5a", "other P 3c"), names("9/9/9/9/9/9/2P6/9/4K4 b - 1", 1));
    }

    @Test
    void theOwnKingIsInTheMiddleOrOnTheRight() {
        for (int side = 0; side < 2; side++) {
            for (int square = 0; square < Square.COUNT; square++) {
                int seen = NetFeatures.SET.orientedKing(side, square);
                assertTrue(Square.column(seen) >= 4, Square.name(square));
            }
            assertEquals("5i", Square.name(NetFeatures.SET.orientedKing(side, Square.NONE)));
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
            int relative = NetFeatures.kingRelative(NetFeatures.NUMBERS.onBoard(color.ordinal(), type, square), king);
            int down = Square.row(square) - Square.row(king);
            int right = Square.column(square) - Square.column(king);
            assertEquals(
                    (color == Color.BLACK ? "own " : "other ") + type.letters() + " down " + down + " right " + right,
                    NetFeatures.kingRelativeName(relative));
        }
        assertEquals(-1, NetFeatures.kingRelative(NetFeatures.NUMBERS.inHand(0, 1, 0), 40));
        assertEquals(-1, NetFeatures.kingRelative(NetFeatures.COUNT - 1, 40));
    }

    @Test
    void aPositionHasTheFeaturesOfItsPieces() {
        SplittableRandom random = new SplittableRandom(SEED);
        short[] list = new short[FeatureSet.MAX_ACTIVE];
        for (int game = 0; game < 100; game++) {
            Position position = Play.random(random, 200);
            for (int side = 0; side < 2; side++) {
                assertEquals(40, NetFeatures.SET.listActive(position, side, list, 0));
                Set<Integer> features = new HashSet<>();
                for (short feature : list) {
                    features.add((int) feature);
                }
                assertEquals(40, features.size(), () -> Sfen.of(position) + " " + SEED);
            }
        }
    }
}
