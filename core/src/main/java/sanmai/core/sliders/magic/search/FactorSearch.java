package sanmai.core.sliders.magic.search;

import java.util.Optional;
import sanmai.core.sliders.magic.factors.BlockerPatterns;
import sanmai.core.sliders.magic.factors.MagicFactors;

/** A way to find factors. The same question always has the same answer. */
@FunctionalInterface
interface FactorSearch {
    /**
     * What a search came to.
     *
     * @param factors the factors, if some were found
     * @param steps the number of factors tried, or of bits guessed
     * @param exhausted whether no factors exist, as opposed to the search having reached its limit
     */
    record Outcome(Optional<MagicFactors> factors, long steps, boolean exhausted) {}

    /**
     * Looks for factors that give patterns of different groups different indices of this number of bits. A search ends early,
     * without factors, when its thread is interrupted; the thread stays so.
     */
    Outcome search(BlockerPatterns blockers, int bits);
}
