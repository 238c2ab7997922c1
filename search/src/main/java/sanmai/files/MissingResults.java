package sanmai.files;

import java.util.BitSet;
import java.util.Optional;
import java.util.function.IntFunction;

/** Whether the files of a run have all its numbered results. */
public final class MissingResults {
    private MissingResults() {}

    /**
     * Says what is missing.
     *
     * @param found the numbers of the results that are there
     * @param total the number of all results, which are numbered from 0
     * @param what the results are, in the plural
     * @param name the name of the result with a number
     * @return how many are missing, and the first of them; empty if none is
     */
    public static Optional<String> in(BitSet found, int total, String what, IntFunction<String> name) {
        int missing = total - found.get(0, total).cardinality();
        return missing == 0
                ? Optional.empty()
                : Optional.of(missing + " of " + total + " " + what + " are missing, the first: "
                        + name.apply(found.nextClearBit(0)));
    }
}
