package sanmai.report;

/**
 * Where on the picture the rows of a chart are.
 *
 * @param left the x of the axis's left end, right of the labels
 * @param width the width of the axis in pixels
 * @param axis the values of the axis
 */
public record PlotArea(double left, double width, ValueAxis axis) {
    /** Where a value is, in pixels from the left edge of the picture. */
    public double x(double value) {
        return left + width * axis.share(value);
    }
}
