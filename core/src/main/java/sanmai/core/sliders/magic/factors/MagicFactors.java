package sanmai.core.sliders.magic.factors;

/**
 * Two factors and the number of index bits for which they are good. The index is the top {@code bits} bits of {@code
 * low * lowFactor + high * highFactor}: the paper's listing 7, with 54 squares and 27 squares for its two halves.
 * Factors that are good for some number of bits are good for every greater number too, since longer indices tell at
 * least the same patterns apart.
 *
 * @param lowFactor multiplies the squares 0 to 53
 * @param highFactor multiplies the squares 54 to 80, moved down by 54
 * @param bits the number of index bits, 0 to 16
 */
public record MagicFactors(long lowFactor, long highFactor, int bits) {
    /** The greatest number of index bits. */
    public static final int MAX_BITS = 16;

    /**
     * Factors for an index of this size.
     *
     * @throws IllegalArgumentException if the number of bits is out of range
     */
    public MagicFactors {
        if (bits < 0 || bits > MAX_BITS) {
            throw new IllegalArgumentException(bits + " index bits: must be between 0 and " + MAX_BITS);
        }
    }

    /** The index of the occupied relevant squares: {@code low} has squares 0 to 53, {@code high} squares 54 to 80. */
    public int index(long low, long high) {
        // Two shifts, because Java shifts by 64 as by 0.
        return (int) (low * lowFactor + high * highFactor >>> 1 >>> Long.SIZE - 1 - bits);
    }
}
