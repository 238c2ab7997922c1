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
        long[] triedBy = new long[1 << bits];
        int[] owner = new int[1 << bits];
        for (long tries = 1; tries <= maxTries; tries++) {
            MagicFactors factors = new MagicFactors(sparse(random), sparse(random), bits);
            if (isGood(factors, blockers, tries, triedBy, owner)) {
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

    /** Marks entries with the number of the try, so that the arrays need not be cleared between tries. */
    private static boolean isGood(
            MagicFactors factors, BlockerPatterns blockers, long tries, long[] triedBy, int[] owner) {
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
