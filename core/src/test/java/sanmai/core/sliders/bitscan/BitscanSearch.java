package sanmai.core.sliders.bitscan;

import java.util.OptionalLong;

/**
 * The paper's trial and error for the factor of a bitscan (section 3.2): bits are put in from the least significant end,
 * first a zero, then a one if an index repeats, and if that repeats too, the bit before is tried again.
 *
 * <p>A single bit of the key shifts the factor, so each index is a window of adjacent bits of it, and is known as soon as
 * the topmost bit of the window is.
 */
final class BitscanSearch {
    private final int width;
    private final int indexBits;
    private long factor;
    private long usedIndices;
    private int guesses;

    /**
     * @param width the number of bits of the key, at most 64: a power of two
     */
    BitscanSearch(int width) {
        this.width = width;
        indexBits = Integer.numberOfTrailingZeros(width);
    }

    /** The first factor that gives each single bit an index of its own; it always is the same. */
    OptionalLong search() {
        return guess(0) ? OptionalLong.of(factor) : OptionalLong.empty();
    }

    /** The number of bits put in, those taken out again included. */
    int guesses() {
        return guesses;
    }

    private boolean guess(int bit) {
        if (bit == width) {
            return true;
        }
        for (long value = 0; value <= 1; value++) {
            guesses++;
            factor |= value << bit;
            long index = 1L << indexWithTop(bit);
            if ((usedIndices & index) == 0) {
                usedIndices |= index;
                if (guess(bit + 1)) {
                    return true;
                }
                usedIndices ^= index;
            }
        }
        factor ^= 1L << bit;
        return false;
    }

    /** The window of which this is the topmost bit; below bit 0 are zeros. */
    private int indexWithTop(int bit) {
        int shift = bit + 1 - indexBits;
        long window = shift >= 0 ? factor >>> shift : factor << -shift;
        return (int) window & (1 << indexBits) - 1;
    }
}
