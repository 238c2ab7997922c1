package sanmai.core.sliders.magic.search;

import java.util.Optional;
import sanmai.core.sliders.magic.factors.BlockerPatterns;
import sanmai.core.sliders.magic.factors.MagicFactors;

/** A deterministic search for factors. */
@FunctionalInterface
interface FactorSearch {
    /**
     * The result of a search.
     *
     * @param factors the factors, if some were found
     * @param steps the number of factors tried, or of bits guessed
     * @param exhausted whether the search has proved that no factors exist; false if it reached its limit
     */
    record Outcome(Optional<MagicFactors> factors, long steps, boolean exhausted) {}

    /**
     * Looks for factors that give patterns of different groups different indices of this number of bits. A search ends early,
     * without factors, when its thread is interrupted; the thread stays so.
     */
    Outcome search(BlockerPatterns blockers, int bits);
}
