package sanmai.core.sliders.compressed;

import sanmai.core.occupancy.Occupancy;
import sanmai.core.sliders.LineKey;
import sanmai.core.sliders.folding.FoldedLine;

/**
 * Magic compression (Osborne, in Isenberg and others, <i>Kindergarten Bitboards</i>) on diagonals: a factor for each
 * position on the line takes its seven inner squares to fewer index bits, because patterns with the same attacked
 * squares may share an index.
 *
 * <p>The seven squares are spread first, nine bits apart, by one multiplication. While they are adjacent, the index is a
 * fixed fraction of one number, and no factor at all takes a line's relevant squares to fewer bits; trying all factors
 * shows it. Spread out, each square has bits of the factor for itself.
 *
 * @param line the seven inner squares as adjacent bits
 * @param factors the factor and the entries of each square's position
 */
record CompressedLine(FoldedLine line, LineFactors factors) implements LineKey {
    /** Seven copies, each one bit short of the distance, so that copy {@code i} has square {@code i} in its place. */
    private static final long COPIES = 0x0001_0101_0101_0101L;

    private static final long SPREAD = 0x0040_2010_0804_0201L;

    @Override
    public int key(int square, Occupancy occupancy) {
        return factors.entry(square, unmaskedSpread(line.key(square, occupancy)));
    }

    /** The seven squares, nine bits apart. */
    static long spread(int inner) {
        return unmaskedSpread(inner) & SPREAD;
    }

    /** The seven squares, nine bits apart, and other bits between them. */
    static long unmaskedSpread(int inner) {
        return inner * COPIES;
    }
}
