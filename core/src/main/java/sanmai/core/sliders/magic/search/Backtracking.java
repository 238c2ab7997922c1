package sanmai.core.sliders.magic.search;

import java.util.Arrays;
import java.util.Optional;
import sanmai.core.sliders.magic.factors.BlockerPatterns;
import sanmai.core.sliders.magic.factors.MagicFactors;

/**
 * One run of the paper's trial and error (section 4.3): guesses the bits of the factors one by one, records the index
 * of each pattern as soon as it can be computed, and goes back when patterns of different groups get the same index.
 */
final class Backtracking {
    private static final int GUESSES_BETWEEN_LOOKS = 1 << 10;
    private static final int FREE = -1;

    private final BlockerPatterns blockers;
    private final GuessingOrder order;
    private final ComputableIndices computable;
    private final int bits;
    private final int[] owner;
    private final int[] taken;
    private int takenCount;
    private final int[][] pending;
    private final int[] pendingCount;
    private long lowFactor;
    private long highFactor;

    /** A run, with {@code computable} made for the same patterns, order and bits. */
    Backtracking(BlockerPatterns blockers, int bits, GuessingOrder order, ComputableIndices computable) {
        this.blockers = blockers;
        this.order = order;
        this.bits = bits;
        this.computable = computable;
        owner = new int[1 << bits];
        taken = new int[1 << bits];
        pending = new int[order.size() + 1][0];
        pendingCount = new int[order.size() + 1];
        Arrays.fill(owner, FREE);
    }

    /**
     * Searches until factors are found, everything has been tried, or this number of guesses has been made.
     *
     * @param firstGuesses the value that each bit is guessed to have at first
     */
    FactorSearch.Outcome run(long maxGuesses, boolean... firstGuesses) {
        int steps = order.size();
        int[] takenBefore = new int[steps + 1];
        byte[] tried = new byte[steps];
        long guesses = 0;
        if (!compute(0)) {
            return new FactorSearch.Outcome(Optional.empty(), 0, true);
        }
        takenBefore[0] = takenCount;
        int step = 0;
        while (step < steps) {
            release(takenBefore[step]);
            while (tried[step] == 2) {
                tried[step] = 0;
                set(step, false);
                if (step == 0) {
                    return new FactorSearch.Outcome(Optional.empty(), guesses, true);
                }
                step--;
                release(takenBefore[step]);
            }
            if (guesses == maxGuesses
                    || guesses % GUESSES_BETWEEN_LOOKS == 0
                            && Thread.currentThread().isInterrupted()) {
                return new FactorSearch.Outcome(Optional.empty(), guesses, false);
            }
            set(step, firstGuesses[step] == (tried[step] == 0));
            tried[step]++;
            guesses++;
            if (compute(step + 1)) {
                step++;
                takenBefore[step] = takenCount;
            }
        }
        return new FactorSearch.Outcome(Optional.of(new MagicFactors(lowFactor, highFactor, bits)), guesses, false);
    }

    private void set(int step, boolean one) {
        long lowBit = order.lowBit(step);
        long highBit = order.highBit(step);
        lowFactor = one ? lowFactor | lowBit : lowFactor & ~lowBit;
        highFactor = one ? highFactor | highBit : highFactor & ~highBit;
    }

    /** Records the indices that have become computable; false if patterns of two groups get the same index. */
    private boolean compute(int guessed) {
        int[] candidates = computable.newCandidates(guessed);
        int waiting = guessed == 0 ? 0 : pendingCount[guessed - 1];
        if (pending[guessed].length < waiting + candidates.length) {
            pending[guessed] = new int[waiting + candidates.length];
        }
        pendingCount[guessed] = 0;
        for (int i = 0; i < waiting; i++) {
            if (!take(guessed, pending[guessed - 1][i])) {
                return false;
            }
        }
        for (int candidate : candidates) {
            if (!take(guessed, candidate)) {
                return false;
            }
        }
        return true;
    }

    private boolean take(int guessed, int pattern) {
        long product = blockers.low(pattern) * lowFactor + blockers.high(pattern) * highFactor;
        if (!computable.isFinal(guessed, pattern, product)) {
            pending[guessed][pendingCount[guessed]++] = pattern;
            return true;
        }
        int index = (int) (product >>> Long.SIZE - bits);
        int group = blockers.group(pattern);
        if (owner[index] == FREE) {
            owner[index] = group;
            taken[takenCount++] = index;
        }
        return owner[index] == group;
    }

    private void release(int count) {
        while (takenCount > count) {
            owner[taken[--takenCount]] = FREE;
        }
    }
}
