package sanmai.core.sliders.magic.search;

import sanmai.core.sliders.magic.factors.BlockerPatterns;

/**
 * The order in which the bits of the two factors are guessed: those of one factor, then those of the other, each from
 * one end.
 *
 * <p>From the lowest bit up, all carries are known, and the squares at the high end of the word are computable first.
 * From the highest bit down, the squares at the low end are computable first: the bits that move them into the index or
 * a little below are known, and the lower ones rarely change the index. The better order is the one that starts with the
 * squares next to the slider, since these restrict the others most.
 *
 * <p>A bit is a variable if it moves some relevant square into the index or at most {@code fraction} places below it;
 * the others are 0.
 *
 * @param steps the variables in order: bit {@code step & 63} of the second factor where {@code step >= 64}, else of the
 *     first
 */
record GuessingOrder(int... steps) {
    private static final int SECOND = 64;

    /**
     * The order for some patterns.
     *
     * @param places the number of index bits plus {@code fraction}
     */
    static GuessingOrder of(BlockerPatterns blockers, int places, boolean secondFirst, boolean topFirst) {
        int[] low = variables(blockers.allLow(), places, topFirst, 0);
        int[] high = variables(blockers.allHigh(), places, topFirst, SECOND);
        int[] first = secondFirst ? high : low;
        int[] then = secondFirst ? low : high;
        int[] steps = java.util.Arrays.copyOf(first, first.length + then.length);
        System.arraycopy(then, 0, steps, first.length, then.length);
        return new GuessingOrder(steps);
    }

    /** For one square after the other the bits that move it into the index, or a little below, from the lowest up. */
    private static int[] variables(long relevant, int places, boolean topFirst, int factor) {
        int[] found = new int[Long.SIZE];
        int count = 0;
        long seen = 0;
        for (long rest = relevant; rest != 0; ) {
            long square = topFirst ? Long.lowestOneBit(rest) : Long.highestOneBit(rest);
            rest ^= square;
            int place = Long.numberOfTrailingZeros(square);
            int first = Math.max(0, Long.SIZE - places - place);
            int last = Long.SIZE - 1 - place;
            for (int bit = first; bit <= last; bit++) {
                if ((seen >>> bit & 1) == 0) {
                    seen |= 1L << bit;
                    found[count++] = factor | bit;
                }
            }
        }
        return java.util.Arrays.copyOf(found, count);
    }

    int size() {
        return steps.length;
    }

    /** The bit guessed in this step, in the first factor; 0 if it belongs to the second. */
    long lowBit(int step) {
        return steps[step] < SECOND ? 1L << steps[step] : 0;
    }

    /** The bit guessed in this step, in the second factor; 0 if it belongs to the first. */
    long highBit(int step) {
        return steps[step] < SECOND ? 0 : 1L << steps[step];
    }
}
