package sanmai.core.sliders.compressed;

import sanmai.core.occupancy.Occupancy;
import sanmai.core.sliders.LineKey;
import sanmai.core.sliders.RankPattern;

/**
 * Magic compression on ranks, as in {@link CompressedLine}. (A class of its own, so that each has one kind of line to ask:
 * the JIT compiler makes a small method of it, and inlines that.)
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
