package sanmai.sliders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import sanmai.core.Bitboard;
import sanmai.core.Color;
import sanmai.core.Direction;
import sanmai.core.Square;
import sanmai.core.occupancy.MapSet;
import sanmai.core.occupancy.MutableOccupancy;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.sliders.RayWalk;
import sanmai.core.sliders.SliderScheme;
import sanmai.core.sliders.choice.SliderSchemes;
import sanmai.core.sliders.choice.Sliders;
import sanmai.movegen.perft.LastPly;
import sanmai.movegen.perft.PerftWalker;
import sanmai.notation.Sfen;
import sanmai.positions.PerftCase;
import sanmai.positions.SuiteFormat;
import sanmai.shogi.SetupProblem;

/** The scheme against the ray walk, and positions that run on it against the perft suite. */
class ParallelHyperbolaTest {
    private static final SliderScheme SCHEME = SliderSchemes.byName(ParallelHyperbola.class.getName());
    private static final SliderScheme ORACLE = new RayWalk();
    private static final long MOST_LEAVES = 20_000;

    @FunctionalInterface
    private interface Question {
        Bitboard ask(SliderScheme scheme, int square, Occupancy occupancy);
    }

    @Test
    void everyPatternOfARooksBlockersOnEverySquare() {
        Direction[] rays = {Direction.NORTH, Direction.WEST, Direction.EAST, Direction.SOUTH};
        assertEquals(495_616, everyPattern(SliderScheme::rook, rays));
    }

    @Test
    void everyPatternOfABishopsBlockersOnEverySquare() {
        Direction[] rays = {Direction.NORTH_WEST, Direction.NORTH_EAST, Direction.SOUTH_WEST, Direction.SOUTH_EAST};
        assertEquals(20_224, everyPattern(SliderScheme::bishop, rays));
    }

    /** Each pattern with all other squares empty, also the slider's own, and with all of them occupied. */
    private static long everyPattern(Question question, Direction... rays) {
        long patterns = 0;
        for (int square = 0; square < Square.COUNT; square++) {
            int[] inner = innerSquares(square, rays);
            compare(question, square, inner, Bitboard.EMPTY);
            compare(question, square, inner, Bitboard.of(inner).not());
            patterns += 1L << inner.length;
        }
        return patterns;
    }

    /** The squares where a blocker makes a difference: all of each ray but its last. */
    private static int[] innerSquares(int square, Direction... rays) {
        List<Integer> inner = new ArrayList<>();
        for (Direction ray : rays) {
            for (int to = ray.from(square); to != Square.NONE && ray.from(to) != Square.NONE; to = ray.from(to)) {
                inner.add(to);
            }
        }
        return inner.stream().mapToInt(Integer::intValue).toArray();
    }

    /** In Gray code order, so that each step toggles one square. */
    private static void compare(Question question, int square, int[] inner, Bitboard others) {
        MutableOccupancy occupancy = new MutableOccupancy();
        others.forEachSquare(other -> occupancy.toggle(other % 2, other, MapSet.PLAIN));
        for (long pattern = 1; pattern <= 1L << inner.length; pattern++) {
            compare(question, square, occupancy);
            int toggled = Long.numberOfTrailingZeros(pattern);
            if (toggled < inner.length) {
                occupancy.toggle(inner[toggled] % 2, inner[toggled], MapSet.PLAIN);
            }
        }
    }

    private static void compare(Question question, int square, Occupancy occupancy) {
        Bitboard expected = question.ask(ORACLE, square, occupancy);
        Bitboard actual = question.ask(SCHEME, square, occupancy);
        if (!expected.equals(actual)) {
            assertEquals(expected, actual, Square.name(square) + ", occupied\n" + occupancy);
        }
    }

    @Test
    void lancesOnRandomBoards() {
        SplittableRandom random = new SplittableRandom(81);
        for (int board = 0; board < 50; board++) {
            MutableOccupancy occupancy = new MutableOccupancy();
            random.ints(random.nextInt(60), 0, Square.COUNT).forEach(at -> occupancy.toggle(0, at, MapSet.PLAIN));
            for (int square = 0; square < Square.COUNT; square++) {
                compare((scheme, from, on) -> scheme.lance(Color.BLACK, from, on), square, occupancy);
                compare((scheme, from, on) -> scheme.lance(Color.WHITE, from, on), square, occupancy);
            }
        }
    }

    @Test
    void setsOfSlidersOnRandomBoards() {
        SplittableRandom random = new SplittableRandom(27);
        for (int board = 0; board < 500; board++) {
            Occupancy occupancy =
                    Occupancy.of(Bitboard.of(random.ints(40, 0, Square.COUNT).toArray()));
            Bitboard sliders = Bitboard.of(random.ints(3, 0, Square.COUNT).toArray());
            assertEquals(ORACLE.rooks(sliders, occupancy), SCHEME.rooks(sliders, occupancy));
            assertEquals(ORACLE.bishops(sliders, occupancy), SCHEME.bishops(sliders, occupancy));
        }
    }

    /** A JVM has one scheme for all positions, so this needs another JVM. */
    @Test
    void positionsOnTheSchemeHaveThePerftOfTheSuite() throws IOException, InterruptedException {
        String name = ParallelHyperbola.class.getName();
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--add-modules=jdk.incubator.vector",
                        "-D" + SliderSchemes.PROPERTY + "=" + name,
                        "-cp",
                        System.getProperty("java.class.path"),
                        SuitePerft.class.getName())
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), output);
        assertTrue(output.contains("right on " + name), output);
    }

    /** Ends with an error if the product's perft is wrong on the scheme of this JVM. */
    static final class SuitePerft {
        public static void main(String[] arguments) {
            for (PerftCase line : SuiteFormat.PERFT.shipped().cases()) {
                if (line.nodes() <= MOST_LEAVES) {
                    PerftWalker walker = new PerftWalker(
                            Sfen.position(line.sfen(), SetupProblem.Reason.HARMLESS), line.depth(), LastPly.MAKE);
                    assertEquals(line.nodes(), walker.count(line.depth()), line.toString());
                }
            }
            System.out.println("right on " + Sliders.ACTIVE.getClass().getName());
        }
    }
}
