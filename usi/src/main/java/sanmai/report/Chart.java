package sanmai.report;

import java.util.List;
import sanmai.svg.SvgCanvas;

/** A chart of rows, each with a label on its left, above a horizontal axis of values. */
public sealed interface Chart permits BarChart, IntervalChart {
    /** What is compared. */
    String title();

    /** What the axis measures, with its unit. */
    String axis();

    /** The labels of the rows from top to bottom. */
    List<String> labels();

    /** What the legend calls each colour; empty for a chart without a legend. */
    default List<String> legend() {
        return List.of();
    }

    /** The height of a row in pixels, with the gap below it. */
    double rowHeight();

    /** The values of the axis. */
    ValueAxis valueAxis();

    /** Draws a row whose upper edge is at y. */
    void drawRow(int row, double y, PlotArea area, SvgCanvas canvas);
}
