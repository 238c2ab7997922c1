package sanmai.report;

import java.util.List;
import sanmai.svg.SvgCanvas;

/**
 * How values move: a line for each of them in a row of its own, from the bottom of its range to the top, over a common axis of
 * steps.
 *
 * @param title what moves
 * @param axis what the steps are
 * @param paths the rows from top to bottom, all with the same number of values
 */
public record PathChart(String title, String axis, List<Path> paths) implements Chart {
    /**
     * How one value moves.
     *
     * @param name the label
     * @param shares where it is in its range at step 0, 1, ...: 0 at the bottom to 1 on top
     * @param end the last value, which is written behind the line
     */
    public record Path(String name, List<Double> shares, String end) {
        /** Copies the values. */
        public Path {
            shares = List.copyOf(shares);
        }
    }

    private static final double ROW_HEIGHT = 34;
    private static final double GAP = 6;
    private static final String FONT_SIZE = "10";

    /** A line needs no more points than this to look smooth. */
    private static final int MAX_POINTS = 300;

    /**
     * Makes a chart.
     *
     * @throws IllegalArgumentException if there are no paths, or some are longer than others, or none has a step
     */
    public PathChart {
        paths = List.copyOf(paths);
        if (paths.stream().map(path -> path.shares().size()).distinct().count() != 1
                || paths.get(0).shares().size() < 2) {
            throw new IllegalArgumentException("a chart of paths of different lengths or without a step");
        }
    }

    private int steps() {
        return paths.get(0).shares().size() - 1;
    }

    @Override
    public List<String> labels() {
        return paths.stream().map(Path::name).toList();
    }

    @Override
    public double rowHeight() {
        return ROW_HEIGHT;
    }

    @Override
    public ValueAxis valueAxis() {
        return new ValueAxis(0, steps(), false);
    }

    @Override
    public void drawRow(int row, double y, PlotArea area, SvgCanvas canvas) {
        Path path = paths.get(row);
        double top = y + GAP / 2;
        double height = ROW_HEIGHT - GAP;
        String color = Palette.series(row);
        canvas.line(area.x(0), top, area.x(steps()), top, "stroke", Palette.GRID);
        canvas.line(area.x(0), top + height, area.x(steps()), top + height, "stroke", Palette.GRID);
        int stride = Math.max(1, steps() / MAX_POINTS);
        int last = (steps() + stride - 1) / stride;
        double[] points = new double[2 * (last + 1)];
        for (int i = 0; i <= last; i++) {
            int step = Math.min(steps(), i * stride);
            points[2 * i] = area.x(step);
            points[2 * i + 1] = top + height * (1 - path.shares().get(step));
        }
        canvas.polyline(points, "fill", "none", "stroke", color, "stroke-width", "1.5");
        canvas.text(area.x(steps()) + 6, y + ROW_HEIGHT / 2 + 4, path.end(), "font-size", FONT_SIZE);
    }
}
