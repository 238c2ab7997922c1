package sanmai.core.sliders.perfecthash;

import sanmai.core.Square;
import sanmai.core.occupancy.Occupancy;
import sanmai.core.occupancy.OccupancyMap;
import sanmai.core.sliders.parts.LineKey;
import sanmai.core.sliders.parts.LineMasks;
import sanmai.core.sliders.parts.PerSquare;

/**
 * A hash of all squares of a line, as the paper prints it: the occupied squares, shifted right where the hash needs it,
 * taken as a number with 81 bits modulo a constant.
 *
 * @param line the line through each square
 * @param shift how far each word is shifted right, by square
 * @param c1 {@code 2^27}, reduced to a small number of either sign
 * @param c2 {@code 2^54}, reduced likewise
 * @param bias a multiple of the modulus that keeps the sum from being negative
 * @param modulus more than the greatest key
 */
record ShiftedKey(LineMasks line, PerSquare shift, long c1, long c2, long bias, int modulus) implements LineKey {
    /** Keys of the lines of one direction by a hash, h1 or h2. */
    static ShiftedKey of(OccupancyMap direction, PerfectHash hash, PerSquare shift) {
        int c1 = hash.signedWeight(Square.PER_WORD);
        int c2 = hash.signedWeight(2 * Square.PER_WORD);
        long bias = (long) hash.modulus() << Square.PER_WORD;
        return new ShiftedKey(LineMasks.wholeLines(direction), shift, c1, c2, bias, hash.modulus());
    }

    @Override
    public int key(int square, Occupancy occupancy) {
        int s = shift.at(square);
        long sum = ((occupancy.word(0) & line.word(square, 0)) >>> s)
                + ((occupancy.word(1) & line.word(square, 1)) >>> s) * c1
                + ((occupancy.word(2) & line.word(square, 2)) >>> s) * c2
                + bias;
        return (int) (sum % modulus);
    }
}
