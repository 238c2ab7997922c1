package sanmai.core.sliders.magic.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.core.Square;
import sanmai.core.sliders.magic.factors.BlockerPatterns;
import sanmai.core.sliders.magic.factors.MagicFactors;
import sanmai.core.sliders.magic.factors.MagicSlider;
import sanmai.core.sliders.magic.factors.ShippedFactors;

class FactorSearchTest {
    private static final long SEED = 1;
    private static final long LIMIT = 100_000;

    private static SmallestFactors find(MagicSlider slider, String square, SearchMethod method) {
        return SmallestFactors.search(slider, Square.code(square), method, SEED, LIMIT);
    }

    @ParameterizedTest
    @CsvSource({
        "ROOK, 1i", "ROOK, 6d", "BISHOP, 5e", "BISHOP, 9a", "BLACK_LANCE, 5i", "BLACK_LANCE, 5c", "WHITE_LANCE, 5a",
        "RANK, 5e", "FILE, 5a", "FILE, 2h", "NORTH_WEST, 9a", "NORTH_WEST, 9h", "NORTH_EAST, 5e", "LINE, 9a"
    })
    void factorsTellTheSetsApartAndOptimalOnesAreNoLonger(MagicSlider slider, String square) {
        SmallestFactors random = find(slider, square, SearchMethod.RANDOM);
        SmallestFactors optimal = find(slider, square, SearchMethod.OPTIMAL);
        BlockerPatterns blockers = BlockerPatterns.of(slider, Square.code(square));
        assertTrue(blockers.hasNoCollision(random.factors().orElseThrow()), random.toString());
        assertTrue(blockers.hasNoCollision(optimal.factors().orElseThrow()), optimal.toString());
        assertTrue(optimal.bits() <= random.bits(), optimal + " and " + random);
        assertTrue(optimal.bits() >= blockers.fewestBits(), optimal.toString());
    }

    @ParameterizedTest
    @EnumSource
    void theSameSeedFindsTheSame(SearchMethod method) {
        SmallestFactors first = find(MagicSlider.BISHOP, "4d", method);
        SmallestFactors second = find(MagicSlider.BISHOP, "4d", method);
        assertEquals(first.factors(), second.factors());
        assertEquals(first.steps(), second.steps());
        assertEquals(method == SearchMethod.RANDOM, !first.factors().equals(otherSeed(method)), "another seed");
    }

    private static java.util.Optional<MagicFactors> otherSeed(SearchMethod method) {
        return SmallestFactors.search(MagicSlider.BISHOP, Square.code("4d"), method, SEED + 1, LIMIT)
                .factors();
    }

    @ParameterizedTest
    @CsvSource({"ROOK, 5e", "BISHOP, 9a", "BLACK_LANCE, 5i", "WHITE_LANCE, 5a"})
    void theShippedBlackFactorsAreThoseOfTheFirstSeed(MagicSlider slider, String name) {
        int square = Square.code(name);
        assertEquals(
                ShippedFactors.readBlack().of(slider, square),
                SmallestFactors.black(slider, square, SEED, LIMIT).factors().orElseThrow());
    }

    @Test
    void collidingFactorsAreDetected() {
        BlockerPatterns blockers = BlockerPatterns.of(MagicSlider.FILE, Square.code("5e"));
        assertFalse(blockers.hasNoCollision(new MagicFactors(0, 0, 7)));
        assertFalse(blockers.hasNoCollision(new MagicFactors(0, 0, 0)));
    }

    /** The seven adjacent inner squares of a rank share one window of the factor, so all of it can be tried. */
    @ParameterizedTest
    @ValueSource(strings = {"9a", "8b", "7c", "6d", "5e", "4f", "3g", "2h", "1i"})
    void noFactorCompressesTheInnerSquaresOfARank(String square) {
        SmallestFactors rank = find(MagicSlider.RANK, square, SearchMethod.OPTIMAL);
        assertEquals(rank.relevant(), rank.bits());
        assertTrue(rank.provedSmallest(), rank.toString());
        assertFalse(anyFactor(square, rank.bits() - 1), "all factors of 20 bits tried");
        assertTrue(anyFactor(square, rank.bits()), "all factors of 20 bits tried");
    }

    /**
     * Tries every factor of 20 bits on the folded line. The index is a fraction of the product of two numbers, and two
     * fractions with denominators below 128 that differ do so by more than 2^-14, so 6 + 14 bits miss nothing.
     */
    private static boolean anyFactor(String square, int bits) {
        BlockerPatterns blockers = BlockerPatterns.of(MagicSlider.RANK, Square.code(square));
        int first = Long.numberOfTrailingZeros(blockers.allLow() | blockers.allHigh());
        int[] inner = new int[blockers.count()];
        for (int pattern = 0; pattern < inner.length; pattern++) {
            inner[pattern] = (int) ((blockers.low(pattern) | blockers.high(pattern)) >>> first);
        }
        int[] owner = new int[1 << bits];
        for (int factor = 0; factor < 1 << 20; factor++) {
            java.util.Arrays.fill(owner, -1);
            boolean good = true;
            for (int pattern = 0; pattern < inner.length && good; pattern++) {
                int index = inner[pattern] * factor << 12 >>> 32 - bits;
                good = owner[index] < 0 || owner[index] == blockers.group(pattern);
                owner[index] = blockers.group(pattern);
            }
            if (good) {
                return true;
            }
        }
        return false;
    }

    @Test
    void carriesCompressTheInnerSquaresOfAFile() {
        SmallestFactors file =
                SmallestFactors.search(MagicSlider.FILE, Square.code("5h"), SearchMethod.OPTIMAL, SEED, 3_000_000);
        assertEquals(6, file.relevant());
        assertTrue(file.bits() <= 5, file.toString());
        assertEquals(6, find(MagicSlider.FILE, "5h", SearchMethod.RANDOM).bits());
    }

    @ParameterizedTest
    @EnumSource
    void anInterruptedSearchEndsEarly(SearchMethod method) {
        Thread.currentThread().interrupt();
        SmallestFactors find = SmallestFactors.search(MagicSlider.ROOK, 0, method, SEED, Long.MAX_VALUE / 16);
        assertTrue(Thread.interrupted());
        assertTrue(find.steps() < LIMIT, find.toString());
    }
}
