package sanmai.core.sliders.compressed;

import sanmai.core.occupancy.Occupancy;
import sanmai.core.sliders.parts.LineKey;
import sanmai.core.sliders.parts.RankPattern;

/**
 * Magic compression on ranks, as in {@link CompressedLine}. This class is separate so that each class calls one kind of
 * key: the JIT compiler then inlines the call.
 *
 * @param rank the seven inner squares as adjacent bits
 * @param factors the factor and the entries of each square's position
 */
record CompressedRank(RankPattern rank, LineFactors factors) implements LineKey {
    @Override
    public int key(int square, Occupancy occupancy) {
        return factors.entry(square, CompressedLine.unmaskedSpread(rank.key(square, occupancy)));
    }
}
