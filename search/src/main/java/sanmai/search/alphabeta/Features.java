package sanmai.search.alphabeta;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.Collection;
import java.util.Set;

/**
 * The features that a search uses, with their parameters. Without any of them it finds the values of plain minimax.
 * Immutable.
 */
public final class Features {
    /** All features. */
    public static final Features ALL = of(ImmutableSet.copyOf(Feature.values()));

    /** None of them. */
    public static final Features NONE = of(ImmutableSet.of());

    private final ImmutableSet<Feature> set;

    /** The same set as bits, by the features' ordinals: every node asks for many of them. */
    private final long mask;

    private final SearchParameters parameters;

    private Features(ImmutableSet<Feature> set, SearchParameters parameters) {
        this.set = set;
        this.parameters = parameters;
        mask = set.stream().mapToLong(feature -> 1L << feature.ordinal()).sum();
    }

    /** These features and no others, with their usual parameters. */
    public static Features of(Collection<Feature> features) {
        return new Features(Sets.immutableEnumSet(features), SearchParameters.USUAL);
    }

    /** These features with other parameters. */
    public Features with(SearchParameters others) {
        return new Features(set, others);
    }

    /** These features without one of them. */
    public Features without(Feature feature) {
        return new Features(Sets.immutableEnumSet(Sets.filter(set, other -> other != feature)), parameters);
    }

    /** Whether the search uses a feature. */
    public boolean has(Feature feature) {
        return (mask >>> feature.ordinal() & 1) != 0;
    }

    /** The parameters of the features. */
    public SearchParameters parameters() {
        return parameters;
    }

    /** The features as a set. */
    public Set<Feature> set() {
        return set;
    }

    @Override
    public String toString() {
        return set.toString();
    }
}
