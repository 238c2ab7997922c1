package sanmai.report;

import java.math.BigDecimal;
import java.util.List;
import sanmai.svg.SvgCanvas;
import sanmai.svg.TextWidth;

/** Charts as one SVG picture, one chart below the other with their axes below each other. */
public final class SvgCharts {
    private static final double MARGIN = 16;
    private static final double PLOT_WIDTH = 600;

    /** The room right of the axis, for the number beside the longest bar. */
    private static final double NUMBER_WIDTH = 60;

    private static final double LABEL_GAP = 8;
    private static final double LABEL_SIZE = 12;
    private static final double TITLE_SIZE = 15;
    private static final double TITLE_HEIGHT = 34;

    /** The room below the rows: tick labels, the label of the axis, the legend. */
    private static final double TICKS_HEIGHT = 18;

    private static final double AXIS_HEIGHT = 20;
    private static final double LEGEND_HEIGHT = 22;
    private static final double LEGEND_BOX = 10;
    private static final double LEGEND_GAP = 24;
    private static final double GAP = 18;
    private static final double CONDITIONS_SIZE = 11;
    private static final double CONDITIONS_HEIGHT = 15;

    /** How wide a letter of the conditions is on the average, in pixels. */
    private static final double CONDITIONS_LETTER = 6.2;

    private final SvgCanvas canvas;
    private final double left;

    private SvgCharts(SvgCanvas canvas, double left) {
        this.canvas = canvas;
        this.left = left;
    }

    /**
     * Draws charts, and says below them under which conditions they were measured.
     *
     * @param charts at least one
     * @param conditions each begins a line of its own; none where nothing was measured
     * @return the text of a file
     */
    public static byte[] svg(List<? extends Chart> charts, List<String> conditions) {
        double labels = charts.stream()
                .flatMap(chart -> chart.labels().stream())
                .mapToDouble(label -> TextWidth.of(label, LABEL_SIZE))
                .max()
                .orElse(0);
        double left = MARGIN + labels + LABEL_GAP;
        double width = left + PLOT_WIDTH + NUMBER_WIDTH + MARGIN;
        int limit = (int) ((width - 2 * MARGIN) / CONDITIONS_LETTER);
        List<String> lines = conditions.stream()
                .flatMap(condition -> Wrapping.lines(condition, limit).stream())
                .toList();
        double bottom = charts.stream().mapToDouble(SvgCharts::height).sum();
        double height = bottom + (lines.isEmpty() ? 0 : lines.size() * CONDITIONS_HEIGHT + MARGIN);
        String title = String.join("; ", charts.stream().map(Chart::title).toList());
        return SvgCanvas.draw(width, height, title, canvas -> {
            double top = 0;
            for (Chart chart : charts) {
                new SvgCharts(canvas, left).draw(chart, top);
                top += height(chart);
            }
            for (int i = 0; i < lines.size(); i++) {
                double baseline = bottom + (i + 1) * CONDITIONS_HEIGHT;
                canvas.text(MARGIN, baseline, lines.get(i), attributes(CONDITIONS_SIZE, "start"));
            }
        });
    }

    private static double height(Chart chart) {
        double legend = chart.legend().isEmpty() ? 0 : LEGEND_HEIGHT;
        return TITLE_HEIGHT + rowsHeight(chart) + TICKS_HEIGHT + AXIS_HEIGHT + legend + GAP;
    }

    private static double rowsHeight(Chart chart) {
        return chart.rowHeight() * chart.labels().size();
    }

    private void draw(Chart chart, double top) {
        double rows = top + TITLE_HEIGHT;
        double bottom = rows + rowsHeight(chart);
        double middle = left + PLOT_WIDTH / 2;
        PlotArea area = new PlotArea(left, PLOT_WIDTH, chart.valueAxis());
        canvas.text(middle, top + TITLE_HEIGHT - 12, chart.title(), centred(TITLE_SIZE, "font-weight", "bold"));
        drawTicks(area, rows, bottom);
        for (int row = 0; row < chart.labels().size(); row++) {
            double y = rows + row * chart.rowHeight();
            double baseline = y + chart.rowHeight() / 2 + LABEL_SIZE / 3;
            canvas.text(left - LABEL_GAP, baseline, chart.labels().get(row), attributes(LABEL_SIZE, "end"));
            chart.drawRow(row, y, area, canvas);
        }
        String axis = chart.axis() + (area.axis().isLogarithmic() ? ", logarithmic" : "");
        canvas.text(middle, bottom + TICKS_HEIGHT + LABEL_SIZE, axis, centred(LABEL_SIZE));
        drawLegend(chart.legend(), bottom + TICKS_HEIGHT + AXIS_HEIGHT);
    }

    private void drawTicks(PlotArea area, double top, double bottom) {
        for (BigDecimal tick : area.axis().ticks()) {
            double x = area.x(tick.doubleValue());
            canvas.line(x, top, x, bottom, "stroke", Palette.GRID);
            canvas.text(x, bottom + LABEL_SIZE + 2, tick.toPlainString(), centred(LABEL_SIZE));
        }
    }

    private void drawLegend(List<String> legend, double top) {
        double width = 0;
        for (String name : legend) {
            width += LEGEND_BOX + 4 + TextWidth.of(name, LABEL_SIZE) + LEGEND_GAP;
        }
        double x = left + (PLOT_WIDTH - width + LEGEND_GAP) / 2;
        for (int i = 0; i < legend.size(); i++) {
            canvas.rectangle(x, top, LEGEND_BOX, LEGEND_BOX, "fill", Palette.series(i));
            x += LEGEND_BOX + 4;
            canvas.text(x, top + LEGEND_BOX - 1, legend.get(i), attributes(LABEL_SIZE, "start"));
            x += TextWidth.of(legend.get(i), LABEL_SIZE) + LEGEND_GAP;
        }
    }

    private static String[] centred(double size) {
        return attributes(size, "middle");
    }

    private static String[] centred(double size, String name, String value) {
        return new String[] {
            "font-size", Double.toString(size), "text-anchor", "middle", "fill", Palette.TEXT, name, value
        };
    }

    private static String[] attributes(double size, String anchor) {
        return new String[] {"font-size", Double.toString(size), "text-anchor", anchor, "fill", Palette.TEXT};
    }
}
