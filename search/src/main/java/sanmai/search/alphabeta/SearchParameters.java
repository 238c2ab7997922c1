package sanmai.search.alphabeta;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.EnumMap;
import java.util.Map;

/** The values of the {@linkplain SearchParameter parameters} of a search. Immutable. */
public final class SearchParameters {
    /** The values that the engine plays with. */
    public static final SearchParameters USUAL = of(Map.of());

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
        int[] values = new int[SearchParameter.values().length];
        for (SearchParameter parameter : SearchParameter.values()) {
            int value = changed.getOrDefault(parameter, parameter.value);
            checkArgument(
                    value >= parameter.min && value <= parameter.max,
                    "%s %s: %s to %s",
                    parameter,
                    value,
                    parameter.min,
                    parameter.max);
            values[parameter.ordinal()] = value;
        }
        return new SearchParameters(values);
    }

    /**
     * The same but for these values.
     *
     * @throws IllegalArgumentException if one is out of its range
     */
    public SearchParameters with(Map<SearchParameter, Integer> changed) {
        Map<SearchParameter, Integer> all = new EnumMap<>(SearchParameter.class);
        for (SearchParameter parameter : SearchParameter.values()) {
            all.put(parameter, get(parameter));
        }
        all.putAll(changed);
        return of(all);
    }

    /** The value of a parameter. */
    public int get(SearchParameter parameter) {
        return values[parameter.ordinal()];
    }
}
