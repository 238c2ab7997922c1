package sanmai.core.sliders.magic.search;

import java.util.Optional;
import java.util.SplittableRandom;
import sanmai.core.sliders.magic.factors.BlockerPatterns;
import sanmai.core.sliders.magic.factors.MagicFactors;

/**
 * The paper's search for optimal factors (section 4): bits of the factors are guessed, zero first, with backtracking. It
 * can prove that there are no factors, among those without bits far below the index.
 *
 * <p>The first runs are the paper's, in each {@linkplain GuessingOrder order}. A run in a deep dead end rarely leaves
 * it, so later runs are short and start from other first guesses, drawn at random from the seed. Guesses of mostly
 * zeros find factors whose partial products do not overlap. But an index with fewer bits than relevant squares needs
 * the carries that such factors avoid. Without carries the index is linear: if two patterns share an index, so do the
 * same patterns without their common blockers, and their attacked squares differ. For such indices, zeros and ones are
 * guessed evenly.
 *
 * @param seed the seed of the random numbers
 * @param maxGuesses the greatest number of bits to guess
 */
record OptimalSearch(long seed, long maxGuesses) implements FactorSearch {
    /** The greatest number of guesses of the first runs; later runs are longer. */
    private static final int SHORT_RUN = 3_000;

    private static final int LONGER_RUN = 20_000;
    private static final int RUNS_OF_A_LENGTH = 1_000;

    /** More guesses than it takes to prove that n adjacent squares need n bits. */
    private static final int PROOF = 50_000;

    /** Each run guesses a one first for one bit in this number. */
    private static final int[] SPARSE = {16, 32, 8};

    private static final int DENSE = 2;

    /** Either factor first, from either end. */
    private static final int ORDERS = 4;

    /** How far below the index a bit of the factors can be a variable. */
    private static final int MAX_FRACTION = 4;

    @Override
    public Outcome search(BlockerPatterns blockers, int bits) {
        if (bits == 0) {
            return new Outcome(Optional.of(new MagicFactors(0, 0, 0)).filter(blockers::hasNoCollision), 0, true);
        }
        boolean needsCarries = bits < blockers.bits();
        int shortRun = Math.max(SHORT_RUN, Math.min(LONGER_RUN, 4 * blockers.count()));
        ComputableIndices[] prepared = new ComputableIndices[ORDERS * (MAX_FRACTION + 1)];
        SplittableRandom random = new SplittableRandom(seed);
        long guesses = 0;
        for (int run = 0; guesses < maxGuesses; run++) {
            boolean fromZeros = run < ORDERS;
            int fraction = fromZeros ? MAX_FRACTION : needsCarries ? 2 + run / ORDERS % 3 : 1;
            int direction = run % ORDERS;
            GuessingOrder order = GuessingOrder.of(blockers, bits + fraction, direction % 2 == 1, direction >= 2);
            int kind = ORDERS * fraction + direction;
            if (prepared[kind] == null) {
                prepared[kind] = new ComputableIndices(blockers, order, bits);
            }
            int oneIn = needsCarries ? DENSE : SPARSE[random.nextInt(SPARSE.length)];
            boolean[] firstGuesses = new boolean[order.size()];
            for (int i = 0; i < firstGuesses.length && !fromZeros; i++) {
                firstGuesses[i] = random.nextInt(oneIn) == 0;
            }
            long limit = fromZeros
                    ? Math.max(needsCarries ? PROOF : 1, maxGuesses / 16)
                    : shortRun * (1L + run / RUNS_OF_A_LENGTH);
            Outcome outcome = new Backtracking(blockers, bits, order, prepared[kind])
                    .run(Math.min(limit, maxGuesses - guesses), firstGuesses);
            guesses += outcome.steps();
            boolean proved = outcome.exhausted() && fraction == MAX_FRACTION;
            if (outcome.factors().isPresent()
                    || proved
                    || Thread.currentThread().isInterrupted()) {
                return new Outcome(outcome.factors(), guesses, proved);
            }
        }
        return new Outcome(Optional.empty(), guesses, false);
    }
}
