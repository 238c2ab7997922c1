package sanmai.files;

import java.util.BitSet;
import java.util.SortedSet;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Whether the files of a run have all its numbered results. */
public final class MissingResults {
    private MissingResults() {}

    /**
     * Refuses files that lack results.
     *
     * @param found the numbers of the results that are there, from 0
     * @param wanted the numbers of all results
     * @param what the results are, in the plural
     * @param name the name of the result with a number
     * @throws IllegalArgumentException if results are missing; the message says how many, and names the first
     */
    public static void refuse(IntStream found, SortedSet<Integer> wanted, String what, IntFunction<String> name) {
        BitSet there = new BitSet();
        found.forEach(there::set);
        if (!wanted.isEmpty()) {
            int missing =
                    wanted.size() - there.get(wanted.first(), wanted.last() + 1).cardinality();
            if (missing > 0) {
                throw new IllegalArgumentException(missing + " of " + wanted.size() + " " + what
                        + " are missing, the first: " + name.apply(there.nextClearBit(wanted.first())));
            }
        }
    }
}
