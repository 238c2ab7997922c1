package sanmai.core.sliders.bitscan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MagicBitscanTest {
    @Test
    void findsTheLowestBitWhateverIsAboveIt() {
        SplittableRandom random = new SplittableRandom(58);
        for (int i = 0; i < 10_000; i++) {
            long bits = (random.nextLong() | 1) << random.nextInt(64);
            assertEquals(Long.numberOfTrailingZeros(bits), MagicBitscan.trailingZeros(bits), () -> "" + bits);
        }
        for (int bit = 0; bit < 64; bit++) {
            assertEquals(bit, MagicBitscan.trailingZeros(1L << bit));
            assertEquals(bit, MagicBitscan.trailingZeros(-1L << bit));
        }
    }

    @Test
    void findsEveryBitOfEight() {
        for (int bits = 1; bits < 256; bits++) {
            assertEquals(Integer.numberOfTrailingZeros(bits), MagicBitscan.trailingZerosOf8(bits), "" + bits);
        }
    }

    @Test
    void theSearchFindsTheFactorOfThePaperInItsEighteenSteps() {
        BitscanSearch search = new BitscanSearch(8);
        assertEquals(0x3A, search.search().orElseThrow());
        assertEquals(MagicBitscan.FACTOR_OF_8, 0x3A);
        assertEquals(18, search.guesses());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 4, 8, 16, 32, 64})
    void theFactorFoundGivesEachBitItsOwnIndex(int width) {
        long factor = new BitscanSearch(width).search().orElseThrow();
        assertIndicesDiffer(factor, width);
    }

    @Test
    void theFactorOfListingThreeGivesEachBitItsOwnIndex() {
        assertEquals(0x07EDD5E59A4E28C2L, MagicBitscan.FACTOR);
        assertIndicesDiffer(MagicBitscan.FACTOR, 64);
    }

    private static void assertIndicesDiffer(long factor, int width) {
        int indexBits = Integer.numberOfTrailingZeros(width);
        long seen = 0;
        for (int bit = 0; bit < width; bit++) {
            long index = 1L << (factor << bit >>> width - indexBits & width - 1);
            assertTrue((seen & index) == 0, "bit " + bit + " of factor " + Long.toHexString(factor));
            seen |= index;
        }
    }
}
