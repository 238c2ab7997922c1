package sanmai.report;

import java.util.List;
import java.util.stream.DoubleStream;

/**
 * Groups of horizontal bars, one group below the other.
 *
 * @param title what is compared
 * @param axis what a bar's length means, with its unit
 * @param groups the names of the groups from top to bottom, all different
 * @param series the bars of each group
 * @param decimals how many decimals of a bar's length are written beside it
 */
public record BarChart(String title, String axis, List<String> groups, List<Series> series, int decimals) {
    /**
     * One bar of every group, in a colour of its own.
     *
     * @param name what the legend calls it
     * @param values its length in each group, finite and positive
     */
    public record Series(String name, List<Double> values) {
        public Series {
            values = List.copyOf(values);
        }
    }

    /** From which ratio of the longest bar to the shortest on the lengths are drawn to a logarithmic scale. */
    private static final double MANY_TIMES = 10;

    /**
     * Makes a chart.
     *
     * @throws IllegalArgumentException if there is nothing to draw, not one value for each group, or an impossible one
     */
    public BarChart {
        groups = List.copyOf(groups);
        series = List.copyOf(series);
        if (groups.isEmpty() || series.isEmpty()) {
            throw new IllegalArgumentException("a chart without bars");
        }
        for (Series one : series) {
            if (one.values().size() != groups.size()) {
                throw new IllegalArgumentException(
                        one.values().size() + " bars \"" + one.name() + "\" in " + groups.size() + " groups");
            }
            for (double value : one.values()) {
                if (!(value > 0) || Double.isInfinite(value)) {
                    throw new IllegalArgumentException("a bar \"" + one.name() + "\" of length " + value);
                }
            }
        }
    }

    /** Whether the bars differ so much that a linear scale would show only the longest. */
    boolean isLogarithmic() {
        return greatest() / least() > MANY_TIMES;
    }

    /** The length of the shortest bar. */
    double least() {
        return lengths().min().orElseThrow();
    }

    /** The length of the longest bar. */
    double greatest() {
        return lengths().max().orElseThrow();
    }

    private DoubleStream lengths() {
        return series.stream().flatMap(one -> one.values().stream()).mapToDouble(Double::doubleValue);
    }
}
