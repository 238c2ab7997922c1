package sanmai.core.sliders.perfecthash;

import com.google.common.math.IntMath;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * A perfect hash of the numbers in which only {@code active} bits may be set, the first of them bit 0 and each of the
 * others {@code stride} bits above the one before. Such a number {@code alpha} is hashed to
 * {@code (factor * alpha + addend) mod modulus}, and no two numbers get the same hash.
 *
 * <p>The functions h1 and h2 and their minimal forms are those of Fenner and Levene, <i>Move Generation with Perfect Hash
 * Functions</i>, section 2; the paper's k is {@code stride} here, its N is {@code active}. {@link #signedPowers} is a family
 * that has h2 as a member and goes beyond it.
 *
 * <p>A number is given by its <em>pattern</em>: bit {@code n} of the pattern is bit {@code n * stride} of the number.
 *
 * @param stride the distance between active bits, at least 1
 * @param active the number of active bits, 1 to 30
 * @param modulus more than the greatest hash
 * @param factor what the number is multiplied by, 1 to {@code modulus - 1}
 * @param addend what is added to the product, 0 to {@code modulus - 1}
 */
public record PerfectHash(int stride, int active, int modulus, int factor, int addend) {
    private static final int MAX_ACTIVE = 30;

    /** Checks the ranges, but not that the hash is perfect. */
    public PerfectHash {
        require(stride >= 1, "stride " + stride + " is not positive");
        require(active >= 1 && active <= MAX_ACTIVE, active + " active bits are not 1 to " + MAX_ACTIVE);
        require(factor > 0 && factor < modulus, "factor " + factor + " is not 1 to " + (modulus - 1));
        require(addend >= 0 && addend < modulus, "addend " + addend + " is not 0 to " + (modulus - 1));
    }

    /**
     * The paper's h1 (section 2.1): {@code alpha mod (2^k + 2)}. Since {@code 2^k = -2}, the hash is a number to base -2.
     *
     * @throws IllegalArgumentException unless {@code active <= stride}
     */
    public static PerfectHash h1(int stride, int active) {
        require(active <= stride, "h1 needs N <= k, not N = " + active + " and k = " + stride);
        return new PerfectHash(stride, active, powerOfTwo(stride) + 2, 1, 0);
    }

    /**
     * The paper's h2 (section 2.2): {@code alpha mod (2^(k + 1) + 1)}.
     *
     * @throws IllegalArgumentException unless {@code active <= stride + 1}
     */
    public static PerfectHash h2(int stride, int active) {
        require(active <= stride + 1, "h2 needs N <= k + 1, not N = " + active + " and k = " + stride);
        return new PerfectHash(stride, active, powerOfTwo(stride + 1) + 1, 1, 0);
    }

    /**
     * The minimal form of {@link #h1} (section 2.3): its hashes are 0 to {@code 2^N - 1}.
     *
     * @throws IllegalArgumentException unless {@code active <= stride}
     */
    public static PerfectHash minimalH1(int stride, int active) {
        PerfectHash h1 = h1(stride, active);
        return new PerfectHash(stride, active, h1.modulus, 1, sumOfOddPowers(active));
    }

    /**
     * The minimal form of {@link #h2} (section 2.3): its hashes are 0 to {@code 2^N - 1}.
     *
     * @throws IllegalArgumentException unless {@code active <= stride + 1}
     */
    public static PerfectHash minimalH2(int stride, int active) {
        PerfectHash h2 = h2(stride, active);
        int factor = power(-2, active - 1, h2.modulus).intValue();
        return new PerfectHash(stride, active, h2.modulus, factor, sumOfOddPowers(active));
    }

    /**
     * A family of perfect hashes, {@code (alpha + c) mod (2^p + 1)} for up to {@code p} active bits. The only condition
     * is that the distance between active bits has no divisor in common with {@code p}. With {@code p = k + 1} the hash
     * is h2 plus a constant. The paper leaves N > k + 1 open; we know of no earlier description of the other members.
     *
     * <p><b>Proof.</b> Let {@code m = 2^p + 1}, so that {@code 2^p = -1} (mod m). Write {@code nk = qp + e} with
     * {@code 0 <= e < p}; then {@code 2^(nk) = (-1)^q 2^e}. As k and p have no divisor in common, the exponents {@code e}
     * of {@code n = 0, ..., p - 1} are all different. So {@code alpha} is a sum of terms {@code +a_n 2^e} and
     * {@code -a_n 2^e} with different exponents and with signs that depend on {@code n} alone, where {@code a_n} is 1 if
     * bit {@code n} of the pattern is set and 0 if not. Let {@code c} be the sum of {@code 2^e} over the negative terms.
     * A negative term and its share of {@code c} make {@code (1 - a_n) 2^e}, so that {@code alpha + c} is a sum of
     * {@code b_n 2^e}, each {@code b_n} being {@code a_n} or {@code 1 - a_n}. That sum is a number written in binary: it
     * is smaller than {@code 2^p}, so it is its own remainder, and its digits say what every {@code a_n} is. Hence no two
     * patterns have the same hash; and if {@code N = p}, every number below {@code 2^p} is one, so the hash is minimal.
     *
     * <p>{@code m} is odd, so powers of 2 are units: to move the whole line by some bits, or to multiply it by any
     * power of 2, changes the hash but leaves it perfect. The constant can be left out too if the hash need not be
     * minimal.
     *
     * @param exponent the exponent p, 2 to 29
     * @throws IllegalArgumentException if p is out of range, has a common divisor with the stride, or is smaller than
     *     {@code active}
     */
    public static PerfectHash signedPowers(int exponent, int stride, int active) {
        require(exponent >= 2 && exponent < MAX_ACTIVE, "exponent " + exponent + " is not 2 to 29");
        require(active <= exponent, active + " active bits are more than the exponent " + exponent);
        require(
                IntMath.gcd(exponent, stride) == 1,
                "stride " + stride + " has a common divisor with the exponent " + exponent);
        int sumOfNegative = IntStream.range(0, active)
                .map(n -> n * stride)
                .filter(shift -> shift / exponent % 2 == 1)
                .map(shift -> 1 << shift % exponent)
                .sum();
        return new PerfectHash(stride, active, powerOfTwo(exponent) + 1, 1, sumOfNegative);
    }

    /**
     * The same hash modulo a divisor of its modulus. The sums that h1 and h2 reduce are {@code 2^N} successive integers
     * (up to a unit), so any divisor that is not smaller than {@code 2^N} still tells them apart.
     *
     * @throws IllegalArgumentException if the number is not a divisor of the modulus, or the hash would not be perfect
     */
    public PerfectHash modulo(int divisor) {
        require(divisor > 0 && modulus % divisor == 0, divisor + " is not a divisor of " + modulus);
        PerfectHash smaller = new PerfectHash(stride, active, divisor, factor % divisor, addend % divisor);
        require(smaller.isPerfect(), "modulo " + divisor + " two patterns have the same hash");
        return smaller;
    }

    /**
     * The same hash times a number.
     *
     * @throws IllegalArgumentException if the number has a common divisor with the modulus
     */
    public PerfectHash times(int unit) {
        require(IntMath.gcd(Math.abs(unit), modulus) == 1, unit + " has a common divisor with " + modulus);
        return new PerfectHash(
                stride,
                active,
                modulus,
                Math.floorMod((long) unit * factor, modulus),
                Math.floorMod((long) unit * addend, modulus));
    }

    /** Whether no two patterns have the same hash. */
    public boolean isPerfect() {
        return modulus - unused().cardinality() == 1 << active;
    }

    /** The hash of the number with this pattern. */
    public int hash(int pattern) {
        long sum = addend;
        for (int n = 0; n < active; n++) {
            sum += (pattern >>> n & 1) * (long) weight(n * stride);
        }
        return (int) (sum % modulus);
    }

    /**
     * What bit {@code exponent} of the number contributes to the hash: {@code factor * 2^exponent mod modulus}.
     *
     * @param exponent any integer
     * @throws ArithmeticException if the exponent is negative and the modulus even
     */
    public int weight(int exponent) {
        return power(2, exponent, modulus)
                .multiply(BigInteger.valueOf(factor))
                .mod(BigInteger.valueOf(modulus))
                .intValue();
    }

    /** The number nearest to 0 that is {@link #weight} modulo the modulus. */
    public int signedWeight(int exponent) {
        int weight = weight(exponent);
        return weight > modulus / 2 ? weight - modulus : weight;
    }

    /** The values below the modulus that are the hash of no pattern. */
    public BitSet unused() {
        BitSet unused = new BitSet(modulus);
        unused.set(0, modulus);
        for (int pattern = 0; pattern < 1 << active; pattern++) {
            unused.clear(hash(pattern));
        }
        return unused;
    }

    /** The paper's constant {@code 2/3 (4^floor(N/2) - 1)}: 2 + 8 + 32 + ..., one term for each odd bit below N. */
    private static int sumOfOddPowers(int active) {
        return 2 * ((1 << active / 2 * 2) - 1) / 3;
    }

    private static int powerOfTwo(int exponent) {
        require(exponent <= MAX_ACTIVE - 1, "2^" + exponent + " is too large a modulus");
        return 1 << exponent;
    }

    private static BigInteger power(int base, int exponent, int modulus) {
        return BigInteger.valueOf(base).modPow(BigInteger.valueOf(exponent), BigInteger.valueOf(modulus));
    }

    private static void require(boolean condition, String otherwise) {
        if (!condition) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
