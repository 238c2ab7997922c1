package sanmai.report.chart;

import java.util.List;
import java.util.stream.DoubleStream;
import sanmai.report.Units;
import sanmai.svg.SvgCanvas;

/**
 * Groups of horizontal bars, one group below the other. The axis is logarithmic if the longest bar is many times as long
 * as the shortest.
 *
 * @param title what is compared
 * @param axis what a bar's length means, with its unit
 * @param groups the names of the groups from top to bottom, all different
 * @param series the bars of each group
 * @param decimals the number of decimals of the length beside a bar
 */
public record BarChart(String title, String axis, List<String> groups, List<Series> series, int decimals)
        implements Chart {
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

    /**
     * The ratio of the longest bar to the shortest above which the axis is logarithmic. On a linear axis a bar of a 25th is
     * still seen, and lengths can be compared by eye, which a logarithmic axis does not allow.
     */
    private static final double MANY_TIMES = 25;

    private static final double BAR_HEIGHT = 12;
    private static final double GAP = 8;
    private static final String FONT_SIZE = "10";

    /**
     * Makes a chart.
     *
     * @throws IllegalArgumentException if there are no bars, not one value for each group, or a value that is not
     *     positive and finite
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

    /** Whether the bars differ by such a factor that a linear axis would show only the longest. */
    boolean isLogarithmic() {
        return greatest() / least() > MANY_TIMES;
    }

    private double least() {
        return lengths().min().orElseThrow();
    }

    private double greatest() {
        return lengths().max().orElseThrow();
    }

    private DoubleStream lengths() {
        return series.stream().flatMap(one -> one.values().stream()).mapToDouble(Double::doubleValue);
    }

    @Override
    public List<String> labels() {
        return groups;
    }

    @Override
    public List<String> legend() {
        // Not what the axis says already.
        boolean isAxis = series.size() == 1 && series.get(0).name().equals(axis);
        return isAxis ? List.of() : series.stream().map(Series::name).toList();
    }

    @Override
    public double rowHeight() {
        return series.size() * BAR_HEIGHT + GAP;
    }

    @Override
    public ValueAxis valueAxis() {
        return isLogarithmic() ? ValueAxis.logarithmic(least(), greatest()) : ValueAxis.fromZero(least(), greatest());
    }

    @Override
    public void drawRow(int row, double y, PlotArea area, SvgCanvas canvas) {
        for (int i = 0; i < series.size(); i++) {
            double value = series.get(i).values().get(row);
            double top = y + GAP / 2 + i * BAR_HEIGHT;
            double start = area.x(area.axis().base());
            double end = area.x(value);
            canvas.rectangle(start, top, end - start, BAR_HEIGHT - 1, "fill", Palette.series(i));
            canvas.text(end + 4, top + BAR_HEIGHT - 3, Units.decimals(value, decimals), "font-size", FONT_SIZE);
        }
    }
}
