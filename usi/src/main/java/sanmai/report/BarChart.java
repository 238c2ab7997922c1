package sanmai.report;

import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
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
     * @param bars its bar in each group
     */
    public record Series(String name, List<Bar> bars) {
        public Series {
            bars = List.copyOf(bars);
        }

        /** Bars of which the spread is not known. */
        public static Series of(String name, List<Double> lengths) {
            return new Series(name, lengths.stream().map(Bar::of).toList());
        }
    }

    /**
     * A bar, with an error bar from the lower to the upper end of its spread if that has a width.
     *
     * @param length its length, finite and positive
     * @param low the lower end of the spread, finite and positive
     * @param high the upper end of the spread, finite and not below the lower
     */
    public record Bar(double length, double low, double high) {
        /** A bar of which the spread is not known. */
        public static Bar of(double length) {
            return new Bar(length, length, length);
        }

        private boolean isPossible() {
            return length > 0 && low > 0 && low <= high && Double.isFinite(length) && Double.isFinite(high);
        }
    }

    /**
     * The ratio of the longest bar to the shortest above which the axis is logarithmic. On a linear axis a bar of a 25th is
     * still seen, and lengths can be compared by eye, which a logarithmic axis does not allow.
     */
    private static final double MANY_TIMES = 25;

    private static final double BAR_HEIGHT = 12;
    private static final double GAP = 8;
    private static final double END_HEIGHT = 3;
    private static final String FONT_SIZE = "10";

    /**
     * Makes a chart.
     *
     * @throws IllegalArgumentException if there are no bars, not one bar for each group, or a length that is not
     *     positive and finite
     */
    public BarChart {
        groups = List.copyOf(groups);
        series = List.copyOf(series);
        if (groups.isEmpty() || series.isEmpty()) {
            throw new IllegalArgumentException("a chart without bars");
        }
        for (Series one : series) {
            if (one.bars().size() != groups.size()) {
                throw new IllegalArgumentException(
                        one.bars().size() + " bars \"" + one.name() + "\" in " + groups.size() + " groups");
            }
            for (Bar bar : one.bars()) {
                if (!bar.isPossible()) {
                    throw new IllegalArgumentException("\"" + one.name() + "\": no " + bar);
                }
            }
        }
    }

    /** Whether the bars differ by such a factor that a linear axis would show only the longest. */
    boolean isLogarithmic() {
        return greatest(Bar::length) / least(Bar::length) > MANY_TIMES;
    }

    private double least(ToDoubleFunction<Bar> end) {
        return bars().mapToDouble(end).min().orElseThrow();
    }

    private double greatest(ToDoubleFunction<Bar> end) {
        return bars().mapToDouble(end).max().orElseThrow();
    }

    private Stream<Bar> bars() {
        return series.stream().flatMap(one -> one.bars().stream());
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
        double least = Math.min(least(Bar::length), least(Bar::low));
        double greatest = Math.max(greatest(Bar::length), greatest(Bar::high));
        return isLogarithmic() ? ValueAxis.logarithmic(least, greatest) : ValueAxis.fromZero(least, greatest);
    }

    @Override
    public void drawRow(int row, double y, PlotArea area, SvgCanvas canvas) {
        for (int i = 0; i < series.size(); i++) {
            Bar bar = series.get(i).bars().get(row);
            double top = y + GAP / 2 + i * BAR_HEIGHT;
            double start = area.x(area.axis().base());
            double end = area.x(bar.length());
            canvas.rectangle(start, top, end - start, BAR_HEIGHT - 1, "fill", Palette.series(i));
            drawErrorBar(bar, top + (BAR_HEIGHT - 1) / 2, area, canvas);
            double behind = Math.max(end, area.x(bar.high())) + 4;
            canvas.text(behind, top + BAR_HEIGHT - 3, Units.decimals(bar.length(), decimals), "font-size", FONT_SIZE);
        }
    }

    private static void drawErrorBar(Bar bar, double middle, PlotArea area, SvgCanvas canvas) {
        if (bar.low() < bar.high()) {
            double low = area.x(bar.low());
            double high = area.x(bar.high());
            canvas.line(low, middle, high, middle, "stroke", Palette.TEXT);
            canvas.line(low, middle - END_HEIGHT, low, middle + END_HEIGHT, "stroke", Palette.TEXT);
            canvas.line(high, middle - END_HEIGHT, high, middle + END_HEIGHT, "stroke", Palette.TEXT);
        }
    }
}
