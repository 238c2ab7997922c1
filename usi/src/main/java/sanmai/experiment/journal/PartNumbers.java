package sanmai.experiment.journal;

import java.util.BitSet;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;

/** The numbers of the parts of a run, from 1. */
public final class PartNumbers {
    private PartNumbers() {}

    /**
     * Accepts results that are complete.
     *
     * @param results each in the range, none twice
     * @param total the number that there should be
     * @param what they are, in the plural
     * @param name the name of the result with a number
     * @throws IllegalArgumentException if some are missing; the message has their number and names the first
     */
    public static <T> void requireAll(
            List<T> results, ToIntFunction<T> number, int total, String what, IntFunction<String> name) {
        BitSet found = new BitSet();
        results.forEach(result -> found.set(number.applyAsInt(result) - 1));
        int missing = total - found.cardinality();
        if (missing > 0) {
            int first = found.nextClearBit(0) + 1;
            throw new IllegalArgumentException(
                    missing + " of " + total + " " + what + " are missing, the first: " + name.apply(first));
        }
    }
}
