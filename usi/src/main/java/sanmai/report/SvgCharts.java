package sanmai.report;

import de.erichseifert.vectorgraphics2d.VectorGraphics2D;
import de.erichseifert.vectorgraphics2d.svg.SVGProcessor;
import de.erichseifert.vectorgraphics2d.util.PageSize;
import java.awt.Color;
import java.awt.Font;
import java.awt.Rectangle;
import java.awt.geom.AffineTransform;
import java.io.ByteArrayOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.List;
import java.util.Locale;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.block.BlockBorder;
import org.jfree.chart.labels.ItemLabelAnchor;
import org.jfree.chart.labels.ItemLabelPosition;
import org.jfree.chart.labels.StandardCategoryItemLabelGenerator;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.renderer.category.BarRenderer;
import org.jfree.chart.renderer.category.StandardBarPainter;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.chart.ui.TextAnchor;
import org.jfree.data.category.CategoryDataset;
import org.jfree.data.category.DefaultCategoryDataset;

/** Charts in a file in SVG, one below the other. Needs no screen, but fonts to measure text with. */
public final class SvgCharts {
    static {
        // Before anything of AWT is loaded.
        if (System.getProperty("java.awt.headless") == null) {
            System.setProperty("java.awt.headless", "true");
        }
    }

    private static final int WIDTH = 900;

    /** What a chart needs above and below its bars, in pixels. */
    private static final int FRAME = 140;

    private static final int BAR = 9;
    private static final int BETWEEN_GROUPS = 9;
    private static final int MARGIN = 10;

    /** How much of the width the names may take. */
    private static final float LABEL_SHARE = 0.4f;

    /** The share of the width beyond the longest bar. */
    private static final double ROOM_FOR_NUMBERS = 0.08;

    private static final float SMALL = 9f;

    private static final Font FONT = new Font(Font.SANS_SERIF, Font.PLAIN, 12);

    /** Colours that differ in brightness too: blue, orange, green, purple (Okabe and Ito, for all kinds of eyes). */
    private static final Color[] COLORS = {
        new Color(0x0072B2), new Color(0xE69F00), new Color(0x009E73), new Color(0xCC79A7)
    };

    private SvgCharts() {}

    /**
     * Writes charts into a file, which is replaced if there is one.
     *
     * @throws IOException if it cannot be written
     */
    public static void write(Path file, List<BarChart> charts) throws IOException {
        // Not a channel: those are closed under a thread that is interrupted.
        try (OutputStream out = new FileOutputStream(file.toFile())) {
            out.write(svg(charts));
        }
    }

    static byte[] svg(List<BarChart> charts) throws IOException {
        VectorGraphics2D graphics = new VectorGraphics2D();
        int top = 0;
        for (BarChart chart : charts) {
            graphics.setTransform(AffineTransform.getTranslateInstance(0, top));
            draw(chart).draw(graphics, new Rectangle(WIDTH, height(chart)));
            top += height(chart);
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new SVGProcessor()
                .getDocument(graphics.getCommands(), new PageSize(0, 0, WIDTH, top))
                .writeTo(out);
        return out.toByteArray();
    }

    private static int height(BarChart chart) {
        return FRAME + chart.groups().size() * (chart.series().size() * BAR + BETWEEN_GROUPS);
    }

    private static JFreeChart draw(BarChart chart) {
        DefaultCategoryDataset bars = new DefaultCategoryDataset();
        for (BarChart.Series series : chart.series()) {
            for (int group = 0; group < chart.groups().size(); group++) {
                bars.addValue(
                        series.values().get(group),
                        series.name(),
                        chart.groups().get(group));
            }
        }
        CategoryAxis names = new CategoryAxis();
        names.setTickLabelFont(FONT);
        names.setMaximumCategoryLabelWidthRatio(LABEL_SHARE);
        names.setLowerMargin(0.01);
        names.setUpperMargin(0.01);
        names.setCategoryMargin((double) BETWEEN_GROUPS / (chart.series().size() * BAR + BETWEEN_GROUPS));
        names.setAxisLineVisible(false);
        names.setTickMarksVisible(false);
        ValueAxis lengths = chart.isLogarithmic() ? logarithmic(chart) : new NumberAxis(chart.axis());
        lengths.setTickLabelFont(FONT);
        lengths.setLabelFont(FONT);
        lengths.setUpperMargin(ROOM_FOR_NUMBERS);
        CategoryPlot plot = new CategoryPlot(bars, names, lengths, renderer(chart));
        plot.setOrientation(PlotOrientation.HORIZONTAL);
        plot.setRangeAxisLocation(AxisLocation.BOTTOM_OR_LEFT);
        plot.setBackgroundPaint(Color.WHITE);
        plot.setRangeGridlinePaint(Color.LIGHT_GRAY);
        plot.setOutlineVisible(false);
        JFreeChart drawing = new JFreeChart(chart.title(), FONT.deriveFont(Font.BOLD, 15), plot, true);
        drawing.setBackgroundPaint(Color.WHITE);
        drawing.getLegend().setItemFont(FONT);
        drawing.getLegend().setFrame(BlockBorder.NONE);
        drawing.setPadding(new RectangleInsets(MARGIN, MARGIN, MARGIN, MARGIN));
        return drawing;
    }

    /** From a power of ten on, since there is no zero. */
    private static LogAxis logarithmic(BarChart chart) {
        LogAxis axis = new LogAxis(chart.axis() + ", logarithmic");
        axis.setNumberFormatOverride(new DecimalFormat("0.###", DecimalFormatSymbols.getInstance(Locale.ROOT)));
        axis.setTickUnit(new NumberTickUnit(1));
        axis.setRange(start(chart), chart.greatest() * 1.5);
        return axis;
    }

    private static double start(BarChart chart) {
        return Math.pow(10, Math.floor(Math.log10(chart.least())));
    }

    private static BarRenderer renderer(BarChart chart) {
        BarRenderer renderer = new BarRenderer();
        renderer.setBarPainter(new StandardBarPainter());
        renderer.setShadowVisible(false);
        renderer.setItemMargin(0);
        renderer.setBase(chart.isLogarithmic() ? start(chart) : 0);
        renderer.setDefaultItemLabelGenerator(new StandardCategoryItemLabelGenerator() {
            private static final long serialVersionUID = 1L;

            @Override
            public String generateLabel(CategoryDataset bars, int row, int column) {
                return Units.decimals(bars.getValue(row, column).doubleValue(), chart.decimals());
            }
        });
        renderer.setDefaultItemLabelsVisible(true);
        renderer.setDefaultPositiveItemLabelPosition(
                new ItemLabelPosition(ItemLabelAnchor.OUTSIDE3, TextAnchor.CENTER_LEFT));
        renderer.setDefaultItemLabelFont(FONT.deriveFont(SMALL));
        for (int i = 0; i < chart.series().size(); i++) {
            renderer.setSeriesPaint(i, COLORS[i % COLORS.length]);
        }
        return renderer;
    }
}
