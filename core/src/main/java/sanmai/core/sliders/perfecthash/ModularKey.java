package sanmai.core.sliders.perfecthash;

import sanmai.core.Square;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.sliders.parts.LineKey;
import sanmai.core.sliders.parts.LineMasks;

/**
 * A key {@code (c0 w0 + c1 w1 + c2 w2 + bias) mod modulus} in ints, where {@code w0}, {@code w1} and {@code w2} are the
 * occupied squares of the line in each word, not shifted.
 *
 * @param line the squares that count
 * @param c0 the coefficient of word 0
 * @param c1 the coefficient of word 1: that of word 0 times {@code 2^27}
 * @param c2 the coefficient of word 2: that of word 0 times {@code 2^54}
 * @param bias a multiple of the modulus that keeps the sum from being negative
 * @param modulus more than the greatest key
 */
record ModularKey(LineMasks line, int c0, int c1, int c2, int bias, int modulus) implements LineKey {
    /**
     * The keys of lines by a hash; the hash's addend is left out.
     *
     * @param line the squares that count
     * @throws IllegalArgumentException if the sum can be too large for an int
     */
    static ModularKey of(LineMasks line, PerfectHash hash) {
        int c0 = hash.signedWeight(0);
        int c1 = hash.signedWeight(Square.PER_WORD);
        int c2 = hash.signedWeight(2 * Square.PER_WORD);
        int modulus = hash.modulus();
        long least = 0;
        long most = 0;
        for (int square = 0; square < Square.COUNT; square++) {
            long first = (long) c0 * line.word(square, 0);
            long second = (long) c1 * line.word(square, 1);
            long third = (long) c2 * line.word(square, 2);
            least = Math.min(least, Math.min(first, 0) + Math.min(second, 0) + Math.min(third, 0));
            most = Math.max(most, Math.max(first, 0) + Math.max(second, 0) + Math.max(third, 0));
        }
        long bias = (-least + modulus - 1) / modulus * modulus;
        if (most + bias > Integer.MAX_VALUE) {
            throw new IllegalArgumentException("a sum of up to " + (most + bias) + " is too large for an int");
        }
        return new ModularKey(line, c0, c1, c2, (int) bias, modulus);
    }

    @Override
    public int key(int square, Occupancy occupancy) {
        int sum = (occupancy.word(0) & line.word(square, 0)) * c0
                + (occupancy.word(1) & line.word(square, 1)) * c1
                + (occupancy.word(2) & line.word(square, 2)) * c2
                + bias;
        return sum % modulus;
    }
}
