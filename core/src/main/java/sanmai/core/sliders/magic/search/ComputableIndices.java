package sanmai.core.sliders.magic.search;

import java.util.Arrays;
import sanmai.core.sliders.magic.factors.BlockerPatterns;

/**
 * Which indices can be computed when only some bits of the factors are known: the test of the paper's listing 8 for two
 * factors.
 *
 * <p>The unknown bits add at most the sum of all their partial products to the known product. An index is final if that
 * sum cannot reach the next index. The greatest sums do not depend on the guesses, only on their number, so they are
 * worked out beforehand.
 */
final class ComputableIndices {
    private final long[][] greatestRest;
    private final int[][] firstCandidates;
    private final long unit;

    ComputableIndices(BlockerPatterns blockers, GuessingOrder order, int bits) {
        unit = 1L << Long.SIZE - bits;
        int count = blockers.count();
        int steps = order.size();
        greatestRest = new long[steps + 1][];
        firstCandidates = new int[steps + 1][];
        greatestRest[steps] = new long[count];
        int[] undecided = java.util.stream.IntStream.range(0, count).toArray();
        for (int step = steps; step > 0; step--) {
            long[] after = greatestRest[step];
            long[] before = new long[count];
            int[] later = new int[undecided.length];
            int laterCount = 0;
            int[] now = new int[undecided.length];
            int nowCount = 0;
            for (int pattern : undecided) {
                long most = blockers.low(pattern) * order.lowBit(step - 1)
                        + blockers.high(pattern) * order.highBit(step - 1);
                boolean tooMuch =
                        Long.compareUnsigned(most, unit) >= 0 || Long.compareUnsigned(after[pattern] + most, unit) >= 0;
                if (tooMuch) {
                    now[nowCount++] = pattern;
                } else {
                    before[pattern] = after[pattern] + most;
                    later[laterCount++] = pattern;
                }
            }
            firstCandidates[step] = Arrays.copyOf(now, nowCount);
            greatestRest[step - 1] = before;
            undecided = Arrays.copyOf(later, laterCount);
        }
        firstCandidates[0] = undecided;
    }

    /** The patterns whose index may be computable after this number of guesses, but never after fewer. */
    int[] newCandidates(int guessed) {
        return firstCandidates[guessed];
    }

    /** Whether the index of a pattern is final after this number of guesses, with this product of the known bits. */
    boolean isFinal(int guessed, int pattern, long product) {
        return Long.compareUnsigned((product & unit - 1) + greatestRest[guessed][pattern], unit) < 0;
    }
}
