package sanmai.core.sliders.magic.search;

import java.util.Locale;

/** A way to search for factors. */
public enum SearchMethod {
    /** Sparse random factors, one after the other; a step is one pair of factors. */
    RANDOM {
        @Override
        FactorSearch search(long seed, long maxSteps) {
            return new RandomSearch(seed, maxSteps);
        }
    },
    /** The paper's backtracking over the bits of the factors; a step is one guessed bit. */
    OPTIMAL {
        @Override
        FactorSearch search(long seed, long maxSteps) {
            return new OptimalSearch(seed, maxSteps);
        }
    };

    abstract FactorSearch search(long seed, long maxSteps);

    /** The name in lower case. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
