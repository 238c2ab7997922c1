package sanmai.core.occupancy;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import sanmai.core.Bitboard;
import sanmai.core.Square;
import sanmai.core.TestBoards;

/** The maps are those that Grimbergen prints in <i>Using Bitboards for Move Generation in Shogi</i>. */
class OccupancyMapTest {
    private static final int[] INIT_ROT90 = {
        72, 63, 54, 45, 36, 27, 18, 9, 0, 73, 64, 55, 46, 37, 28, 19, 10, 1, 74, 65, 56, 47, 38, 29, 20, 11, 2, 75, 66,
        57, 48, 39, 30, 21, 12, 3, 76, 67, 58, 49, 40, 31, 22, 13, 4, 77, 68, 59, 50, 41, 32, 23, 14, 5, 78, 69, 60, 51,
        42, 33, 24, 15, 6, 79, 70, 61, 52, 43, 34, 25, 16, 7, 80, 71, 62, 53, 44, 35, 26, 17, 8
    };

    private static final int[] INIT_NW = {
        0, 9, 27, 41, 54, 64, 72, 25, 53, 17, 1, 10, 28, 42, 55, 65, 73, 26, 34, 18, 2, 11, 29, 43, 56, 66, 74, 47, 35,
        19, 3, 12, 30, 44, 57, 67, 59, 48, 36, 20, 4, 13, 31, 45, 58, 68, 60, 49, 37, 21, 5, 14, 32, 46, 75, 69, 61, 50,
        38, 22, 6, 15, 33, 78, 76, 70, 62, 51, 39, 23, 7, 16, 80, 79, 77, 71, 63, 52, 40, 24, 8
    };

    /** By location, counted from the most significant of the 27 bits; a line's shift is that of its last square. */
    private static final int[] DIA_SHIFT_NO = {
        18, 18, 18, 18, 18, 18, 18, 18, 18, 10, 10, 10, 10, 10, 10, 10, 10, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 20, 20, 20,
        20, 20, 20, 20, 13, 13, 13, 13, 13, 13, 13, 7, 7, 7, 7, 7, 7, 1, 1, 1, 1, 1, 1, 0, 22, 22, 22, 22, 22, 17, 17,
        17, 17, 17, 13, 13, 13, 13, 9, 9, 9, 9, 6, 6, 6, 3, 3, 3, 1, 1, 0
    };

    private static final int[] DIA_MASK = {
        511, 511, 511, 511, 511, 511, 511, 511, 511, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
        255, 255, 255, 3, 3, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 63, 63, 63, 63, 63,
        63, 63, 63, 63, 63, 63, 63, 1, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 15, 15, 15, 15, 15, 15, 15, 15, 7, 7, 7,
        7, 7, 7, 3, 3, 1
    };

    private static int[] locations(OccupancyMap map) {
        return IntStream.range(0, Square.COUNT).map(map::location).toArray();
    }

    @Test
    void thePrintedRotationBy90Degrees() {
        assertArrayEquals(INIT_ROT90, locations(OccupancyMap.ROT90));
    }

    @Test
    void thePrintedNorthWestDiagonals() {
        assertArrayEquals(INIT_NW, locations(OccupancyMap.NORTH_WEST));
    }

    /** The paper omits this one as similar: it is the mirror image. */
    @Test
    void theNorthEastDiagonalsAreMirrored() {
        int[] mirrored = IntStream.range(0, Square.COUNT)
                .map(square -> INIT_NW[square / 9 * 9 + 8 - square % 9])
                .toArray();
        assertArrayEquals(mirrored, locations(OccupancyMap.NORTH_EAST));
    }

    @ParameterizedTest
    @EnumSource(names = {"NORTH_WEST", "NORTH_EAST"})
    void thePrintedShiftsAndMasks(OccupancyMap map) {
        for (int location = 0; location < Square.COUNT; location++) {
            int square = map.squareAt(location);
            int length = map.lineLength(square);
            assertEquals(
                    DIA_SHIFT_NO[location],
                    Square.PER_WORD - length - map.lineStart(square) % Square.PER_WORD,
                    "shift at location " + location);
            assertEquals(DIA_MASK[location], (1 << length) - 1, "mask at location " + location);
        }
    }

    @Test
    void ranksStayAsTheyAre() {
        assertArrayEquals(IntStream.range(0, Square.COUNT).toArray(), locations(OccupancyMap.RANK_ORDER));
    }

    /** The three words of the start position as the paper prints them, most significant bit first. */
    @Test
    void thePrintedWordsOfTheStartPosition() {
        Bitboard start =
                Bitboard.parse("xxxxxxxxx .x.....x. xxxxxxxxx" + ".".repeat(27) + "xxxxxxxxx .x.....x. xxxxxxxxx");
        String[] printed = {
            "00000111111111010000010111111111", "00000000000000000000000000000000", "00000111111111010000010111111111"
        };
        Bitboard map = Occupancy.of(start).map(OccupancyMap.RANK_ORDER);
        for (int w = 0; w < 3; w++) {
            assertEquals(printed[w], paperBits(map.word(w)), "word " + w);
        }
    }

    /** The paper writes the 27 squares of a word from left to right behind five spare bits. */
    private static String paperBits(int word) {
        StringBuilder squares = new StringBuilder();
        for (int bit = 0; bit < Square.PER_WORD; bit++) {
            squares.append(word >>> bit & 1);
        }
        return "0".repeat(5) + squares;
    }

    @ParameterizedTest
    @EnumSource
    void everyLineIsARunOfAdjacentBitsInOneWord(OccupancyMap map) {
        for (int square = 0; square < Square.COUNT; square++) {
            int[] line = map.lineThrough(square);
            assertEquals(line.length, map.lineLength(square));
            assertEquals(square, line[map.positionOnLine(square)]);
            for (int i = 0; i < line.length; i++) {
                assertEquals(map.lineStart(square) + i, map.location(line[i]));
                assertEquals(map.lineStart(square) / 27, map.location(line[i]) / 27, "word of " + Square.name(line[i]));
            }
            assertEquals(direction(map, square), Bitboard.of(line), Square.name(square));
        }
    }

    /** All squares in line with this one in the map's direction. */
    private static Bitboard direction(OccupancyMap map, int square) {
        int rows = map == OccupancyMap.RANK_ORDER ? 0 : 1;
        int columns = switch (map) {
            case RANK_ORDER, NORTH_WEST -> 1;
            case ROT90 -> 0;
            case NORTH_EAST -> -1;
        };
        return TestBoards.walk(square, rows, columns, 8, Bitboard.EMPTY)
                .or(TestBoards.walk(square, -rows, -columns, 8, Bitboard.EMPTY))
                .with(square);
    }

    /** Footnote 3 of the paper: these diagonals spill into the next word if the board is simply rotated by 45 degrees. */
    @ParameterizedTest
    @CsvSource({
        "NORTH_EAST, 9g, 3a, 54 46 38 30 22 14 6",
        "NORTH_EAST, 7i, 1c, 74 66 58 50 42 34 26",
        "NORTH_WEST, 7a, 1g, 2 12 22 32 42 52 62",
        "NORTH_WEST, 9c, 3i, 18 28 38 48 58 68 78"
    })
    void theDiagonalsOfTheFootnoteStayInOneWord(OccupancyMap map, String from, String to, String squares) {
        int[] diagonal =
                Arrays.stream(squares.split(" ")).mapToInt(Integer::parseInt).toArray();
        assertEquals(diagonal[0], Square.code(from));
        assertEquals(diagonal[6], Square.code(to));
        assertEquals(Bitboard.of(diagonal), Bitboard.of(map.lineThrough(diagonal[3])));
        int words = (int) Arrays.stream(diagonal)
                .map(map::location)
                .map(location -> location / 27)
                .distinct()
                .count();
        assertEquals(1, words);
    }

    @ParameterizedTest
    @EnumSource
    void aMapIsAPermutation(OccupancyMap map) {
        for (int location = 0; location < Square.COUNT; location++) {
            assertEquals(location, map.location(map.squareAt(location)));
        }
        assertThrows(IllegalArgumentException.class, () -> map.squareAt(81));
    }

    @Test
    void toggledMapsEqualMapsMadeAnew() {
        for (long seed = 1; seed <= 200; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            MutableOccupancy occupancy = new MutableOccupancy();
            Bitboard[] occupied = {Bitboard.EMPTY, Bitboard.EMPTY};
            for (int i = 0; i < 100; i++) {
                int color = random.nextInt(2);
                int square = random.nextInt(Square.COUNT);
                if (!occupied[color ^ 1].contains(square)) {
                    occupied[color] = occupied[color].xor(Bitboard.of(square));
                    occupancy.toggle(color, square, MapSet.ALL);
                    assertEquals(occupied[color].contains(square), occupancy.isOccupied(square), "seed " + seed);
                }
            }
            for (int color = 0; color < 2; color++) {
                Bitboard ofColor = occupancy.squares(color);
                assertEquals(occupied[color], ofColor, "seed " + seed);
            }
            everyMapShows(occupied[0].or(occupied[1]), occupancy, "seed " + seed);
            occupancy.clear();
            everyMapShows(Bitboard.EMPTY, occupancy, "cleared");
        }
    }

    @Test
    void aSetFillsEveryMap() {
        Bitboard occupied = TestBoards.random(new SplittableRandom(1));
        everyMapShows(occupied, Occupancy.of(occupied), "made of a set");
    }

    private static void everyMapShows(Bitboard occupied, Occupancy occupancy, String what) {
        for (OccupancyMap map : OccupancyMap.values()) {
            int[] expected = occupied.squares().map(map::location).toArray();
            assertEquals(Bitboard.of(expected), occupancy.map(map), map + ", " + what);
            for (int square = 0; square < Square.COUNT; square++) {
                int word = map == OccupancyMap.RANK_ORDER
                        ? occupancy.word(Square.word(square))
                        : occupancy.mapWord(Occupancy.index(map, square));
                int bit = word >>> map.location(square) % 27 & 1;
                assertEquals(occupied.contains(square) ? 1 : 0, bit, map + ", " + what);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void onlyKeptMapsChange(OccupancyMap kept) {
        MutableOccupancy occupancy = new MutableOccupancy();
        occupancy.toggle(1, 40, MapSet.of(kept));
        for (OccupancyMap map : OccupancyMap.values()) {
            boolean changes = map == OccupancyMap.RANK_ORDER || map == kept;
            assertEquals(changes ? Bitboard.of(map.location(40)) : Bitboard.EMPTY, occupancy.map(map), map.name());
        }
    }

    @Test
    void setsOfMapsAreJoined() {
        MapSet files = MapSet.of(OccupancyMap.ROT90);
        MapSet diagonals = MapSet.of(OccupancyMap.NORTH_WEST, OccupancyMap.NORTH_EAST);
        assertEquals(MapSet.ALL, files.or(diagonals));
        assertEquals(MapSet.of(OccupancyMap.RANK_ORDER), MapSet.PLAIN);
        assertEquals(files, files.or(MapSet.PLAIN));
        for (OccupancyMap map : OccupancyMap.values()) {
            assertTrue(MapSet.ALL.contains(map), map.name());
            assertTrue(MapSet.of(map).contains(map), map.name());
            assertEquals(map == OccupancyMap.RANK_ORDER, MapSet.PLAIN.contains(map), map.name());
        }
    }
}
