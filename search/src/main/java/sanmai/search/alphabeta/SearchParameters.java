package sanmai.search.alphabeta;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Arrays;
import java.util.Map;

/** The values of the {@linkplain SearchParameter parameters} of a search. Immutable. */
public final class SearchParameters {
    /** The values that the engine plays with. */
    public static final SearchParameters USUAL = new SearchParameters(Arrays.stream(SearchParameter.values())
            .mapToInt(parameter -> parameter.value)
            .toArray());

    private final int[] values; // by ordinal

    private SearchParameters(int[] values) {
        this.values = values;
    }

    /**
     * The usual values but for these.
     *
     * @throws IllegalArgumentException if one is out of its range
     */
    public static SearchParameters of(Map<SearchParameter, Integer> changed) {
        return USUAL.with(changed);
    }

    /**
     * The same but for these values.
     *
     * @throws IllegalArgumentException if one is out of its range
     */
    public SearchParameters with(Map<SearchParameter, Integer> changed) {
        int[] next = values.clone();
        changed.forEach((parameter, value) -> {
            checkArgument(
                    value >= parameter.min && value <= parameter.max,
                    "%s %s: %s to %s",
                    parameter,
                    value,
                    parameter.min,
                    parameter.max);
            next[parameter.ordinal()] = value;
        });
        return new SearchParameters(next);
    }

    /** The value of a parameter. */
    public int get(SearchParameter parameter) {
        return values[parameter.ordinal()];
    }
}
