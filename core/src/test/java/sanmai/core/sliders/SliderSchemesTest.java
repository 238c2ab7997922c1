package sanmai.core.sliders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sanmai.core.Bitboard;
import sanmai.core.Color;
import sanmai.core.Direction;
import sanmai.core.Square;
import sanmai.core.TestBoards;
import sanmai.core.occupancy.MutableOccupancy;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.sliders.choice.SliderSchemes;
import sanmai.core.sliders.choice.Sliders;

/** Every slider scheme against a walk along the rays, square by square and pattern by pattern. */
class SliderSchemesTest {
    private static final long SEED = 128L;

    /** The number of random boards; all schemes answer all questions on each. */
    private static final long BOARDS = Long.getLong("sanmai.random.boards", 1_000);

    /** The number of changes of a board before a new one is made. */
    private static final int CHANGES = 20;

    private static final Direction[] STRAIGHT = {Direction.NORTH, Direction.WEST, Direction.EAST, Direction.SOUTH};
    private static final Direction[] DIAGONAL = {
        Direction.NORTH_WEST, Direction.NORTH_EAST, Direction.SOUTH_WEST, Direction.SOUTH_EAST
    };

    static List<String> available() {
        return SliderSchemes.available();
    }

    /** One of the four questions that a scheme answers. */
    private record Slider(String name, Direction... rays) {
        static List<Slider> all() {
            return List.of(
                    new Slider("rook", STRAIGHT),
                    new Slider("bishop", DIAGONAL),
                    new Slider("black lance", Direction.NORTH),
                    new Slider("white lance", Direction.SOUTH));
        }

        Bitboard ask(SliderScheme scheme, int square, Occupancy occupancy) {
            return switch (name) {
                case "rook" -> scheme.rook(square, occupancy);
                case "bishop" -> scheme.bishop(square, occupancy);
                case "black lance" -> scheme.lance(Color.BLACK, square, occupancy);
                default -> scheme.lance(Color.WHITE, square, occupancy);
            };
        }

        Bitboard askAll(SliderScheme scheme, Bitboard squares, Occupancy occupancy) {
            return switch (name) {
                case "rook" -> scheme.rooks(squares, occupancy);
                case "bishop" -> scheme.bishops(squares, occupancy);
                case "black lance" -> scheme.lances(0, squares, occupancy);
                default -> scheme.lances(1, squares, occupancy);
            };
        }

        Bitboard expected(int square, Occupancy occupancy) {
            Bitboard attacks = Bitboard.EMPTY;
            for (Direction ray : rays) {
                int to = ray.from(square);
                while (to != Square.NONE) {
                    attacks = attacks.with(to);
                    to = occupancy.isOccupied(to) ? Square.NONE : ray.from(to);
                }
            }
            return attacks;
        }

        /** The squares where a blocker makes a difference: all of each ray but its last. */
        int[] innerSquares(int square) {
            List<Integer> inner = new ArrayList<>();
            for (Direction ray : rays) {
                for (int to = ray.from(square); to != Square.NONE && ray.from(to) != Square.NONE; to = ray.from(to)) {
                    inner.add(to);
                }
            }
            return inner.stream().mapToInt(Integer::intValue).toArray();
        }
    }

    /** A scheme with an occupancy in which only the maps are kept that it reads. */
    private record Kept(String name, SliderScheme scheme, MutableOccupancy occupancy) {
        static List<Kept> all() {
            return available().stream()
                    .map(name -> new Kept(name, SliderSchemes.byName(name), new MutableOccupancy()))
                    .toList();
        }

        static void reset(List<Kept> all, Bitboard occupied) {
            for (Kept kept : all) {
                kept.occupancy.clear();
                occupied.forEachSquare(square -> toggle(kept.scheme, kept.occupancy, square));
            }
        }
    }

    @Test
    void everyPatternOfBlockersOnEverySquare() {
        List<Kept> all = Kept.all();
        long patterns = 0;
        for (Slider slider : Slider.all()) {
            for (int square = 0; square < Square.COUNT; square++) {
                patterns += everyPattern(all, slider, square, Bitboard.EMPTY);
                Bitboard inner = Bitboard.of(slider.innerSquares(square));
                everyPattern(all, slider, square, inner.not());
            }
        }
        assertEquals(495_616 + 20_224 + 2 * 2_304, patterns, "patterns of rook, bishop and lances");
    }

    /**
     * Runs through the patterns in Gray code order, so that each step toggles one square.
     *
     * @param others the occupied squares that should make no difference
     */
    private static long everyPattern(List<Kept> all, Slider slider, int square, Bitboard others) {
        int[] inner = slider.innerSquares(square);
        Kept.reset(all, others);
        long patterns = 1L << inner.length;
        for (long pattern = 1; pattern <= patterns; pattern++) {
            Bitboard expected = slider.expected(square, all.get(0).occupancy);
            int toggled = Long.numberOfTrailingZeros(pattern);
            for (Kept kept : all) {
                check(expected, kept, slider, square, "every pattern");
                if (toggled < inner.length) {
                    toggle(kept.scheme, kept.occupancy, inner[toggled]);
                }
            }
        }
        return patterns;
    }

    @Test
    void randomBoardsThatChangeSquareBySquare() {
        List<Kept> all = Kept.all();
        for (long seed = SEED; seed < SEED + BOARDS / CHANGES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Kept.reset(all, TestBoards.random(random));
            for (int i = 0; i < CHANGES; i++) {
                int changed = random.nextInt(Square.COUNT);
                all.forEach(kept -> toggle(kept.scheme, kept.occupancy, changed));
                checkAll(all, "seed " + seed);
            }
        }
    }

    private static void checkAll(List<Kept> all, String seed) {
        for (Slider slider : Slider.all()) {
            for (int square = 0; square < Square.COUNT; square++) {
                Bitboard expected = slider.expected(square, all.get(0).occupancy);
                for (Kept kept : all) {
                    check(expected, kept, slider, square, seed);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("available")
    void theSlidersOwnSquareMakesNoDifference(String name) {
        SliderScheme scheme = SliderSchemes.byName(name);
        for (long seed = SEED; seed < SEED + 200; seed++) {
            MutableOccupancy occupancy = new MutableOccupancy();
            TestBoards.random(new SplittableRandom(seed)).forEachSquare(square -> toggle(scheme, occupancy, square));
            for (int square = 0; square < Square.COUNT; square++) {
                for (Slider slider : Slider.all()) {
                    Bitboard before = slider.ask(scheme, square, occupancy);
                    toggle(scheme, occupancy, square);
                    assertEquals(before, slider.ask(scheme, square, occupancy), name + ", seed " + seed);
                    toggle(scheme, occupancy, square);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("available")
    void aSetOfSlidersAttacksWhatEachOfThemAttacks(String name) {
        SliderScheme scheme = SliderSchemes.byName(name);
        for (long seed = SEED; seed < SEED + 100; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            MutableOccupancy occupancy = new MutableOccupancy();
            TestBoards.random(random).forEachSquare(square -> toggle(scheme, occupancy, square));
            Bitboard sliders = TestBoards.random(random);
            for (Slider slider : Slider.all()) {
                Bitboard expected = Bitboard.EMPTY;
                for (int square : sliders.squares().toArray()) {
                    expected = expected.or(slider.expected(square, occupancy));
                }
                assertEquals(expected, slider.askAll(scheme, sliders, occupancy), slider.name + ", seed " + seed);
            }
        }
    }

    /** Puts a piece on a square, or takes it away; every other square has White's pieces. */
    private static void toggle(SliderScheme scheme, MutableOccupancy occupancy, int square) {
        occupancy.toggle(square % 2, square, scheme.maps());
    }

    private static void check(Bitboard expected, Kept kept, Slider slider, int square, String test) {
        Bitboard actual = slider.ask(kept.scheme, square, kept.occupancy);
        if (!expected.equals(actual)) {
            String where = kept.name + ", " + test + ": " + slider.name() + " on " + Square.name(square);
            assertEquals(expected, actual, where + ", occupied\n" + kept.occupancy);
        }
    }

    @Test
    void anUnknownNameIsRefusedWithAListOfNames() {
        IllegalArgumentException e =
                assertThrows(IllegalArgumentException.class, () -> SliderSchemes.byName("telepathy"));
        assertTrue(e.getMessage().contains("telepathy"), e.getMessage());
        for (String name : SliderSchemes.names()) {
            assertTrue(e.getMessage().contains(name), e.getMessage());
        }
    }

    @Test
    void everySchemeRunsOrSaysWhyNot() {
        for (SliderSchemes.Entry entry : SliderSchemes.all()) {
            boolean available = SliderSchemes.available().contains(entry.name());
            assertEquals(available, entry.absence().get().isEmpty(), entry.name());
            assertEquals(available, SliderSchemes.problem(entry.name()).isEmpty(), entry.name());
        }
        List<String> names = SliderSchemes.names();
        assertEquals(names.stream().distinct().toList(), names);
    }

    @Test
    void anAbsentSchemeIsRefusedWithItsReason() {
        SliderSchemes.Entry absent = new SliderSchemes.Entry(
                "telepathy", "-", "a guess", RayWalk::new, () -> Optional.of("it needs a medium"));
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, absent::create);
        assertTrue(e.getMessage().contains("\"telepathy\""), e.getMessage());
        assertTrue(e.getMessage().contains("it needs a medium"), e.getMessage());
    }

    @Test
    void theDefaultSchemeIsListed() {
        assertTrue(SliderSchemes.available().contains(SliderSchemes.DEFAULT), SliderSchemes.DEFAULT);
        assertTrue(SliderSchemes.available().contains(Sliders.NAME), Sliders.NAME);
    }
}
