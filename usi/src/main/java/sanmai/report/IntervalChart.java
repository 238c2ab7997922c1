package sanmai.report;

import java.util.List;
import sanmai.svg.SvgCanvas;

/**
 * Values with their intervals, such as ratings with error bars: a dot for each value, and a line from one end of its
 * interval to the other. The axis need not begin at zero, since nothing is drawn as a length.
 *
 * @param title what is compared
 * @param axis what the values are, with their unit
 * @param points the values from top to bottom
 * @param decimals the number of decimals of the value beside a dot
 */
public record IntervalChart(String title, String axis, List<Point> points, int decimals) implements Chart {
    /**
     * A value with its interval.
     *
     * @param name the label
     * @param value the value, finite
     * @param low the lower end of the interval, at most the value
     * @param high the upper end of the interval, at least the value
     */
    public record Point(String name, double value, double low, double high) {
        /**
         * Makes a point.
         *
         * @throws IllegalArgumentException if the numbers are not finite, or the value is outside its interval
         */
        public Point {
            if (!Double.isFinite(low) || !Double.isFinite(high) || !(low <= value && value <= high)) {
                throw new IllegalArgumentException(
                        "\"" + name + "\": the value " + value + " is not between " + low + " and " + high);
            }
        }
    }

    private static final double ROW_HEIGHT = 24;
    private static final double RADIUS = 4.5;
    private static final double END_HEIGHT = 4;
    private static final String FONT_SIZE = "10";

    /**
     * Makes a chart.
     *
     * @throws IllegalArgumentException if there are no points
     */
    public IntervalChart {
        points = List.copyOf(points);
        if (points.isEmpty()) {
            throw new IllegalArgumentException("a chart without values");
        }
    }

    @Override
    public List<String> labels() {
        return points.stream().map(Point::name).toList();
    }

    @Override
    public double rowHeight() {
        return ROW_HEIGHT;
    }

    @Override
    public ValueAxis valueAxis() {
        return ValueAxis.around(
                points.stream().mapToDouble(Point::low).min().orElseThrow(),
                points.stream().mapToDouble(Point::high).max().orElseThrow());
    }

    @Override
    public void drawRow(int row, double y, PlotArea area, SvgCanvas canvas) {
        Point point = points.get(row);
        String color = Palette.series(0);
        double middle = y + ROW_HEIGHT / 2;
        double low = area.x(point.low());
        double high = area.x(point.high());
        canvas.line(low, middle, high, middle, "stroke", color, "stroke-width", "2");
        canvas.line(low, middle - END_HEIGHT, low, middle + END_HEIGHT, "stroke", color, "stroke-width", "2");
        canvas.line(high, middle - END_HEIGHT, high, middle + END_HEIGHT, "stroke", color, "stroke-width", "2");
        canvas.circle(area.x(point.value()), middle, RADIUS, "fill", color);
        canvas.text(high + 6, middle + 4, Units.decimals(point.value(), decimals), "font-size", FONT_SIZE);
    }
}
