package sanmai.core.sliders.perfecthash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.math.IntMath;
import java.math.BigInteger;
import java.util.BitSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The hashes of Fenner and Levene and the wider family, exhaustively for strides and lengths up to 12. */
class PerfectHashTest {
    private static final int MOST = 12;

    /** The paper's figures for chess (sections 3.1 to 3.3), then the same for nine squares. */
    @ParameterizedTest
    @CsvSource({
        "h1,  8, 8,  258,  86,  87",
        "h1,  9, 8,  514,  86, 343",
        "h2,  7, 8,  257, 172, 172",
        "h1,  9, 9,  514, 342, 343",
        "h1, 10, 9, 1026, 342, 855",
        "h2,  8, 9,  513, 342, 342",
    })
    void theUnusedValuesAreOneGap(String name, int stride, int active, int modulus, int from, int to) {
        PerfectHash hash = name.equals("h1") ? PerfectHash.h1(stride, active) : PerfectHash.h2(stride, active);
        BitSet gap = new BitSet();
        gap.set(from, to + 1);
        assertEquals(modulus, hash.modulus());
        assertEquals(gap, hash.unused());
    }

    @Test
    void aMultipleOfALargeHashIsTakenModuloItsModulus() {
        PerfectHash hash = PerfectHash.minimalH2(28, 29);
        PerfectHash times = hash.times(11);
        for (int pattern : new int[] {0, 1, 2, 0x5555_555, (1 << 28) - 1}) {
            assertEquals(11L * hash.hash(pattern) % hash.modulus(), times.hash(pattern), Integer.toHexString(pattern));
        }
    }

    @Test
    void theHashIsTheRemainderOfTheWholeNumber() {
        PerfectHash[] hashes = {
            PerfectHash.h1(10, 9),
            PerfectHash.h2(8, 9),
            PerfectHash.minimalH1(12, 11),
            PerfectHash.minimalH2(12, 12),
            PerfectHash.signedPowers(11, 9, 11).times(5)
        };
        for (PerfectHash hash : hashes) {
            for (int pattern = 0; pattern < 1 << hash.active(); pattern++) {
                BigInteger number = BigInteger.ZERO;
                for (int n = 0; n < hash.active(); n++) {
                    number = (pattern >>> n & 1) == 0 ? number : number.setBit(n * hash.stride());
                }
                BigInteger sum =
                        number.multiply(BigInteger.valueOf(hash.factor())).add(BigInteger.valueOf(hash.addend()));
                int expected = sum.mod(BigInteger.valueOf(hash.modulus())).intValue();
                assertEquals(expected, hash.hash(pattern), hash + ", pattern " + pattern);
            }
        }
    }

    @Test
    void h1AndH2ArePerfectForAllStridesAndLengths() {
        for (int stride = 1; stride <= MOST; stride++) {
            for (int active = 1; active <= stride + 1 && active <= MOST; active++) {
                if (active <= stride) {
                    assertTrue(PerfectHash.h1(stride, active).isPerfect(), "h1, k " + stride + ", N " + active);
                    assertMinimal(PerfectHash.minimalH1(stride, active));
                }
                assertTrue(PerfectHash.h2(stride, active).isPerfect(), "h2, k " + stride + ", N " + active);
                assertMinimal(PerfectHash.minimalH2(stride, active));
            }
        }
    }

    private static void assertMinimal(PerfectHash hash) {
        assertTrue(hash.isPerfect(), hash.toString());
        assertEquals(1 << hash.active(), hash.unused().nextSetBit(0), hash + ": the least unused value");
    }

    @Test
    void theUnusedValuesOfH1AreTheGapOfThePaper() {
        for (int stride = 1; stride <= MOST; stride++) {
            for (int active = 1; active <= stride; active++) {
                BitSet unused = PerfectHash.h1(stride, active).unused();
                int first = unused.nextSetBit(0);
                assertEquals((IntMath.pow(4, (active + 1) / 2) - 1) / 3 + 1, first, "formula (8): the greatest sum");
                assertEquals((1 << stride) + 2 - (1 << active), unused.cardinality());
                assertEquals(first + unused.cardinality(), unused.nextClearBit(first), "there is one gap");
            }
        }
    }

    @Test
    void theConstantOfTheMinimalFormsIsThatOfThePaper() {
        assertEquals(42, PerfectHash.minimalH1(8, 7).addend());
        assertEquals(170, PerfectHash.minimalH1(8, 8).addend());
        assertEquals(170, PerfectHash.minimalH1(9, 9).addend());
        assertEquals(170, PerfectHash.minimalH2(8, 9).addend());
    }

    @ParameterizedTest
    @CsvSource({"9, 514, 1, -8, 64", "10, 1026, 1, 512, -512"})
    void theWordsCoefficientsOfH1(int stride, int modulus, int c0, int c1, int c2) {
        assertCoefficients(PerfectHash.h1(stride, 9), modulus, c0, c1, c2);
    }

    @Test
    void theWordsCoefficientsOfTheOthers() {
        assertCoefficients(PerfectHash.h2(8, 9), 513, 1, -1, 1);
        assertCoefficients(PerfectHash.h1(9, 7).modulo(257), 257, 1, -8, 64);
        assertCoefficients(PerfectHash.h1(10, 7).modulo(171), 171, 1, -1, 1);
        assertCoefficients(PerfectHash.h2(8, 7).modulo(171), 171, 1, -1, 1);
        for (int stride : new int[] {1, 8, 9, 10}) {
            assertCoefficients(PerfectHash.signedPowers(7, stride, 7), 129, 1, -64, -32);
            assertCoefficients(PerfectHash.signedPowers(7, stride, 7).times(4), 129, 4, 2, 1);
        }
    }

    private static void assertCoefficients(PerfectHash hash, int modulus, int c0, int c1, int c2) {
        assertEquals(modulus, hash.modulus());
        int either = modulus % 2 == 0 ? modulus / 2 : 0;
        assertEquals(c0, hash.signedWeight(0));
        assertEquals(c1, hash.signedWeight(27));
        assertEquals(c2 == -either ? either : c2, hash.signedWeight(54));
    }

    /** All of the family with exponents, strides and lengths up to 12; many have N > k + 1. */
    @Test
    void signedPowersArePerfectForAllStridesAndLengths() {
        int beyondThePaper = 0;
        for (int exponent = 2; exponent <= MOST; exponent++) {
            for (int stride = 1; stride <= MOST; stride++) {
                for (int active = 1; active <= exponent && IntMath.gcd(exponent, stride) == 1; active++) {
                    PerfectHash hash = PerfectHash.signedPowers(exponent, stride, active);
                    assertEquals((1 << exponent) + 1, hash.modulus());
                    assertTrue(hash.isPerfect(), hash.toString());
                    assertTrue(hash.unused().get(1 << exponent), hash + ": every hash is below 2^p");
                    if (active == exponent) {
                        assertMinimal(hash);
                    }
                    beyondThePaper += active > stride + 1 ? 1 : 0;
                }
            }
        }
        assertEquals(142, beyondThePaper, "members with N > k + 1");
    }

    @Test
    void aCommonDivisorOfStrideAndExponentLosesSquares() {
        for (int exponent = 2; exponent <= MOST; exponent++) {
            for (int stride = 1; stride <= MOST; stride++) {
                if (IntMath.gcd(exponent, stride) > 1) {
                    PerfectHash hash = new PerfectHash(stride, exponent, (1 << exponent) + 1, 1, 0);
                    assertFalse(hash.isPerfect(), hash.toString());
                    int p = exponent;
                    int k = stride;
                    assertThrows(IllegalArgumentException.class, () -> PerfectHash.signedPowers(p, k, p));
                }
            }
        }
    }

    @Test
    void h2IsTheMemberWhoseExponentIsOneMoreThanTheStride() {
        for (int stride = 1; stride < MOST; stride++) {
            for (int active = 1; active <= stride + 1; active++) {
                PerfectHash h2 = PerfectHash.h2(stride, active);
                PerfectHash member = PerfectHash.signedPowers(stride + 1, stride, active);
                assertEquals(h2, new PerfectHash(stride, active, member.modulus(), 1, 0), "h2 and a constant");
            }
        }
    }

    @Test
    void moreBitsThanThePaperAllowsCollide() {
        assertFalse(new PerfectHash(8, 9, 258, 1, 0).isPerfect(), "h1 with N = k + 1");
        assertFalse(new PerfectHash(8, 10, 513, 1, 0).isPerfect(), "h2 with N = k + 2");
        assertFalse(new PerfectHash(9, 9, 514, 2, 0).isPerfect(), "an unshifted file of nine, modulo an even number");
    }

    @Test
    void badArgumentsAreRefusedWithTheReason() {
        assertRefused("h1 needs N <= k, not N = 9 and k = 8", () -> PerfectHash.h1(8, 9));
        assertRefused("h2 needs N <= k + 1, not N = 10 and k = 8", () -> PerfectHash.h2(8, 10));
        assertRefused("8 active bits are more than the exponent 7", () -> PerfectHash.signedPowers(7, 9, 8));
        assertRefused("stride 9 has a common divisor with the exponent 6", () -> PerfectHash.signedPowers(6, 9, 6));
        assertRefused("exponent 30 is not 2 to 29", () -> PerfectHash.signedPowers(30, 1, 6));
        assertRefused("100 is not a divisor of 514", () -> PerfectHash.h1(9, 7).modulo(100));
        assertRefused(
                "modulo 171 two patterns have the same hash",
                () -> PerfectHash.h1(10, 9).modulo(171));
        assertRefused(
                "2 has a common divisor with 514", () -> PerfectHash.h1(9, 7).times(2));
        assertRefused("2^30 is too large a modulus", () -> PerfectHash.h1(30, 7));
        assertRefused("stride 0 is not positive", () -> PerfectHash.h2(0, 1));
        assertRefused("0 active bits are not 1 to 30", () -> PerfectHash.h1(8, 0));
        assertRefused("factor 9 is not 1 to 8", () -> new PerfectHash(1, 1, 9, 9, 0));
        assertRefused("addend -1 is not 0 to 8", () -> new PerfectHash(1, 1, 9, 1, -1));
    }

    private static void assertRefused(String reason, Runnable construction) {
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, construction::run);
        assertEquals(reason, e.getMessage());
    }
}
