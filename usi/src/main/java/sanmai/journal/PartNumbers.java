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
     * Checks that no result is missing.
     *
     * @param results the results, with numbers from 1 to {@code total}, none twice
     * @param total the number of results of the whole run
     * @param what the results are, in the plural
     * @param name the name of the result with a number
     * @throws IllegalArgumentException if results are missing; the message says how many, and names the first
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
