package sanmai.cli.option;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import sanmai.cli.console.UserError;
import sanmai.report.BarChart;
import sanmai.report.SvgCharts;

/** The file of the option {@code --chart}; null where it was not given. */
public final class ChartFile {
    private ChartFile() {}

    /**
     * Better before the measurement than after it.
     *
     * @throws UserError if no chart can be written there
     */
    public static void check(Path chart) {
        if (chart != null) {
            if (!chart.toString().toLowerCase(Locale.ROOT).endsWith(".svg")) {
                throw new UserError("--chart " + chart + ": charts are SVG, the file must be called something.svg");
            }
            Path folder = chart.toAbsolutePath().getParent();
            if (Files.isDirectory(chart) || !Files.isDirectory(folder) || !Files.isWritable(folder)) {
                throw new UserError("--chart " + chart + ": no such file can be written");
            }
        }
    }

    /**
     * Draws the charts, if there are any.
     *
     * @throws UserError if the file cannot be written
     */
    public static void write(Path chart, List<BarChart> charts) {
        if (chart != null && !charts.isEmpty()) {
            try {
                SvgCharts.write(chart, charts);
            } catch (IOException e) {
                throw new UserError("--chart " + chart + ": cannot be written (" + e + ")");
            }
        }
    }
}
