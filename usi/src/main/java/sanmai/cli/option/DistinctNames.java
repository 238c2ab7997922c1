package sanmai.cli.option;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;

/**
 * Gives out names, none twice: a name that is taken gets the next number. The last number of each name is kept, so the
 * numbers before are not tried again.
 */
public final class DistinctNames {
    private final UnaryOperator<String> likeness;
    private final Set<String> taken = new HashSet<>();
    private final Map<String, Integer> numbers = new HashMap<>();

    /** Tells all names apart that are not equal. */
    public DistinctNames() {
        this(UnaryOperator.identity());
    }

    /** Counts two names as the same if {@code likeness} gives the same text for both. */
    public DistinctNames(UnaryOperator<String> likeness) {
        this.likeness = likeness;
    }

    /**
     * A name that has not been given out.
     *
     * @param name the name that is wanted
     * @param numbered the name with a number from 2 on
     */
    public String of(String name, IntFunction<String> numbered) {
        String distinct = name;
        while (!taken.add(likeness.apply(distinct))) {
            distinct = numbered.apply(numbers.merge(likeness.apply(name), 2, (last, first) -> last + 1));
        }
        return distinct;
    }
}
