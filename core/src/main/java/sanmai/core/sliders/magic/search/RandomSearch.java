package sanmai.core.sliders.magic.search;

import java.util.Optional;
import java.util.SplittableRandom;
import sanmai.core.sliders.magic.factors.BlockerPatterns;
import sanmai.core.sliders.magic.factors.MagicFactors;

/**
 * Tries random factors with few ones, about one bit in eight, so that their partial products rarely overlap.
 *
 * @param seed the seed of the random numbers
 * @param maxTries the greatest number of factors to try
 */
record RandomSearch(long seed, long maxTries) implements FactorSearch {
    private static final int TRIES_BETWEEN_LOOKS = 1 << 12;

    @Override
    public Outcome search(BlockerPatterns blockers, int bits) {
        SplittableRandom random = new SplittableRandom(seed);
        Trial trial = new Trial(blockers, new long[1 << bits], new int[1 << bits]);
        for (long tries = 1; tries <= maxTries; tries++) {
            MagicFactors factors = new MagicFactors(sparse(random), sparse(random), bits);
            if (trial.isGood(factors, tries)) {
                return new Outcome(Optional.of(factors), tries, false);
            }
            if (tries % TRIES_BETWEEN_LOOKS == 0 && Thread.currentThread().isInterrupted()) {
                return new Outcome(Optional.empty(), tries, false);
            }
        }
        return new Outcome(Optional.empty(), maxTries, false);
    }

    private static long sparse(SplittableRandom random) {
        return random.nextLong() & random.nextLong() & random.nextLong();
    }

    /** The index entries, marked with the number of the try, so that they need not be cleared between tries. */
    private record Trial(BlockerPatterns blockers, long[] triedBy, int[] owner) {
        boolean isGood(MagicFactors factors, long tries) {
            for (int pattern = 0; pattern < blockers.count(); pattern++) {
                int index = factors.index(blockers.low(pattern), blockers.high(pattern));
                if (triedBy[index] != tries) {
                    triedBy[index] = tries;
                    owner[index] = blockers.group(pattern);
                } else if (owner[index] != blockers.group(pattern)) {
                    return false;
                }
            }
            return true;
        }
    }
}
