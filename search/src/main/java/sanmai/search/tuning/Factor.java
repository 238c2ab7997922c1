package sanmai.search.tuning;

import java.util.Map;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.SearchParameter;

/** A setting of a search with two values, low and high; {@link Screening} measures which is better. */
public sealed interface Factor {
    /** A feature, which a search has or lacks. */
    record Presence(Feature feature) implements Factor {
        @Override
        public Features applyTo(Features features, boolean high) {
            return high ? features : features.without(feature);
        }

        @Override
        public Object setting() {
            return feature;
        }

        @Override
        public String toString() {
            return feature.toString();
        }
    }

    /** A parameter, which has this value or its usual one. */
    record Value(SearchParameter parameter, int value) implements Factor {
        @Override
        public Features applyTo(Features features, boolean high) {
            return high ? features.with(features.parameters().with(Map.of(parameter, value))) : features;
        }

        @Override
        public Object setting() {
            return parameter;
        }

        @Override
        public String toString() {
            return parameter + "=" + value;
        }
    }

    /**
     * The features of a search with this factor set to low or high.
     *
     * @param features the other settings
     * @param high whether the feature is there, or the parameter has its other value
     */
    Features applyTo(Features features, boolean high);

    /** What the factor sets, its feature or parameter, without the value. */
    Object setting();
}
