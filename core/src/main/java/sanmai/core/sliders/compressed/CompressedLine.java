package sanmai.core.sliders.compressed;

import sanmai.core.occupancy.Occupancy;
import sanmai.core.sliders.folding.FoldedLine;
import sanmai.core.sliders.parts.LineKey;

/**
 * Magic compression (Osborne, in Isenberg and others, <i>Kindergarten Bitboards</i>) on diagonals: a factor for each
 * position on the line takes its seven inner squares to fewer index bits, because patterns with the same attacked
 * squares may share an index.
 *
 * <p>The seven squares are spread first, nine bits apart, by one multiplication. Adjacent squares cannot be compressed:
 * a test of all factors finds none that takes a line's relevant squares to fewer bits. Once the squares are spread,
 * each of them selects its own bits of the factor.
 *
 * @param line the seven inner squares as adjacent bits
 * @param factors the factor and the entries of each square's position
 */
record CompressedLine(FoldedLine line, LineFactors factors) implements LineKey {
    /** Makes seven copies, 8 bits apart, so that square {@code i} of copy {@code i} lies on bit {@code 9i}. */
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
