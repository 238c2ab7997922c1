package sanmai.journal;

import java.util.BitSet;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import sanmai.files.MissingResults;

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
        MissingResults.in(found, total, what, i -> name.apply(i + 1)).ifPresent(missing -> {
            throw new IllegalArgumentException(missing);
        });
    }
}
