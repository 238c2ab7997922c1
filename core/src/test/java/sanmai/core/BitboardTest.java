package sanmai.core;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.SplittableRandom;
import java.util.function.BinaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class BitboardTest {
    private static final long SEED = 27L;
    private static final int SETS = 2_000;

    private static BitSet bits(Bitboard board) {
        BitSet bits = new BitSet(Square.COUNT);
        for (int square = 0; square < Square.COUNT; square++) {
            if ((board.word(square / 27) >>> square % 27 & 1) != 0) {
                bits.set(square);
            }
        }
        return bits;
    }

    private static BitSet change(Bitboard first, Bitboard second, BinaryOperator<BitSet> change) {
        return change.apply(bits(first), bits(second));
    }

    @Test
    void setAlgebraAgreesWithBitSet() {
        for (long seed = SEED; seed < SEED + SETS; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Bitboard a = TestBoards.random(random);
            Bitboard b = TestBoards.random(random);
            String what = "seed " + seed;
            assertEquals(intersection(a, b), bits(a.and(b)), what);
            assertEquals(change(a, b, BitboardTest::union), bits(a.or(b)), what);
            assertEquals(difference(a, b), bits(a.andNot(b)), what);
            assertEquals(change(a, b, BitboardTest::exclusive), bits(a.xor(b)), what);
            BitSet all = new BitSet();
            all.set(0, Square.COUNT);
            all.andNot(bits(a));
            assertEquals(all, bits(a.not()), what);
            assertEquals(bits(a).cardinality(), a.count(), what);
            assertEquals(bits(a).isEmpty(), a.isEmpty(), what);
            assertEquals(difference(b, a).isEmpty(), b.isSubsetOf(a), what);
            assertTrue(a.and(b).isSubsetOf(a), what);
            assertEquals(bits(a).intersects(bits(b)), a.intersects(b), what);
            assertEquals(!bits(a).intersects(bits(b)), a.isDisjoint(b), what);
            assertTrue(a.isDisjoint(a.not()), what);
            assertEquals(bits(a).cardinality() > 1, a.moreThanOne(), what);
            assertEquals(bits(a).cardinality() == 1 ? bits(a).nextSetBit(0) : Square.NONE, a.single(), what);
            assertEquals(bits(a).equals(bits(b)), a.equals(b), what);
        }
    }

    private static BitSet intersection(Bitboard a, Bitboard b) {
        BitSet result = bits(a);
        result.and(bits(b));
        return result;
    }

    private static BitSet difference(Bitboard a, Bitboard b) {
        BitSet result = bits(a);
        result.andNot(bits(b));
        return result;
    }

    private static BitSet union(BitSet a, BitSet b) {
        a.or(b);
        return a;
    }

    private static BitSet exclusive(BitSet a, BitSet b) {
        a.xor(b);
        return a;
    }

    @Test
    void setsOfOneSquare() {
        for (int square = 0; square < Square.COUNT; square++) {
            Bitboard one = Bitboard.of(square);
            BitSet expected = new BitSet();
            expected.set(square);
            assertEquals(expected, bits(one));
            assertEquals(square, one.first());
            assertTrue(one.contains(square));
            assertEquals(Bitboard.EMPTY, one.without(square));
            assertEquals(one, one.with(square));
            assertEquals(one, Bitboard.FULL.andNot(Bitboard.FULL.without(square)));
            assertEquals(square, one.single());
            assertEquals(one, Bitboard.of(Square.name(square)));
            assertEquals(
                    one,
                    Bitboard.file(Square.file(square))
                            .and(Bitboard.rank(Square.name(square).charAt(1))));
            assertEquals(Square.rotated180(square), one.rotated180().first());
        }
    }

    @Test
    void iterationAscends() {
        for (long seed = SEED; seed < SEED + SETS; seed++) {
            Bitboard set = TestBoards.random(new SplittableRandom(seed));
            int[] expected = bits(set).stream().toArray();
            List<Integer> iterated = new ArrayList<>();
            set.forEach(square -> iterated.add(square.code()));
            List<Integer> visited = new ArrayList<>();
            set.forEachSquare(visited::add);
            assertArrayEquals(expected, iterated.stream().mapToInt(i -> i).toArray(), "seed " + seed);
            assertEquals(iterated, visited, "seed " + seed);
            assertArrayEquals(expected, set.squares().toArray(), "seed " + seed);
            assertEquals(set, Bitboard.of(expected), "seed " + seed);
        }
    }

    @Test
    void anEmptySetHasNoFirstSquare() {
        assertThrows(NoSuchElementException.class, Bitboard.EMPTY::first);
        Iterator<Square> iterator = Bitboard.of(80).iterator();
        assertEquals(Square.of(80), iterator.next());
        assertThrows(NoSuchElementException.class, iterator::next);
    }

    @Test
    void aPictureIsReadBack() {
        for (long seed = SEED; seed < SEED + 200; seed++) {
            Bitboard set = TestBoards.random(new SplittableRandom(seed));
            assertEquals(set, Bitboard.parse(set.toString()), "seed " + seed);
        }
    }

    @Test
    void aPictureMayHaveTheNamesOfFilesAndRanks() {
        Bitboard set = Bitboard.of("9a", "5e", "1i");
        String picture = """
                9 8 7 6 5 4 3 2 1
                x . . . . . . . . a
                . . . . . . . . . b
                . . . . . . . . . c
                . . . . . . . . . d
                . . . . x . . . . e
                . . . . . . . . . f
                . . . . . . . . . g
                . . . . . . . . . h
                . . . . . . . . x i
                """;
        assertEquals(set, Bitboard.parse(picture));
        assertEquals(
                set.toString(), picture.substring(picture.indexOf('\n') + 1).replaceAll(" [a-i]", ""));
        assertThrows(IllegalArgumentException.class, () -> Bitboard.parse(picture.replace("a\n", "b\n")));
    }

    @Test
    void malformedPicturesAreRefused() {
        String full = "x".repeat(81);
        assertEquals(Bitboard.FULL, Bitboard.parse(full));
        for (String picture : List.of("", "x", full + "x", full.substring(1), full.substring(1) + "X", full + "!")) {
            assertThrows(IllegalArgumentException.class, () -> Bitboard.parse(picture), picture);
        }
    }

    @Test
    void rotatedTwiceIsTheSame() {
        for (long seed = SEED; seed < SEED + SETS; seed++) {
            Bitboard set = TestBoards.random(new SplittableRandom(seed));
            BitSet rotated = new BitSet();
            bits(set).stream().forEach(square -> rotated.set(80 - square));
            assertEquals(rotated, bits(set.rotated180()), "seed " + seed);
            assertEquals(set, set.rotated180().rotated180(), "seed " + seed);
        }
    }

    @Test
    void mirroringExchangesLeftAndRight() {
        for (long seed = SEED; seed < SEED + SETS; seed++) {
            Bitboard set = TestBoards.random(new SplittableRandom(seed));
            BitSet mirrored = new BitSet();
            bits(set).stream().forEach(square -> mirrored.set(square / 9 * 9 + 8 - square % 9));
            assertEquals(mirrored, bits(set.mirrored()), "seed " + seed);
            assertEquals(set, set.mirrored().mirrored(), "seed " + seed);
        }
    }

    @ParameterizedTest
    @EnumSource
    void shiftingMovesEverySquareOneStep(Direction direction) {
        for (long seed = SEED; seed < SEED + SETS / 4; seed++) {
            Bitboard set = TestBoards.random(new SplittableRandom(seed));
            Bitboard expected = Bitboard.of(set.squares()
                    .map(direction::from)
                    .filter(square -> square != Square.NONE)
                    .toArray());
            assertEquals(expected, set.shifted(direction), "seed " + seed);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {27, 28, 29, 30, 31})
    void spareBitsAreRefused(int bit) {
        assertThrows(IllegalArgumentException.class, () -> new Bitboard(1 << bit, 0, 0));
        assertThrows(IllegalArgumentException.class, () -> new Bitboard(0, 1 << bit, 0));
        assertThrows(IllegalArgumentException.class, () -> new Bitboard(0, 0, 1 << bit));
    }

    @Test
    void rowsColumnsAndZones() {
        for (int i = 0; i < 9; i++) {
            for (int square = 0; square < Square.COUNT; square++) {
                assertEquals(square / 9 == i, Bitboard.row(i).contains(square));
                assertEquals(square % 9 == i, Bitboard.column(i).contains(square));
            }
        }
        assertEquals(new Bitboard(Bitboard.WORD_MASK, 0, 0), Bitboard.promotionZone(Color.BLACK));
        assertEquals(new Bitboard(0, 0, Bitboard.WORD_MASK), Bitboard.promotionZone(Color.WHITE));
        assertEquals(81, Bitboard.FULL.count());
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 9, -23})
    void linesBesideTheBoardAreRefused(int index) {
        assertThrows(IndexOutOfBoundsException.class, () -> Bitboard.row(index));
        assertThrows(IndexOutOfBoundsException.class, () -> Bitboard.file(9 - index));
        assertThrows(IndexOutOfBoundsException.class, () -> Bitboard.rank((char) ('a' + index)));
    }

    @ParameterizedTest
    @CsvSource({"-1", "3"})
    void otherWordsThanThreeAreRefused(int index) {
        assertThrows(IndexOutOfBoundsException.class, () -> Bitboard.FULL.word(index));
    }
}
