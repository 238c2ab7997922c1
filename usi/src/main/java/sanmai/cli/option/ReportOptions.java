package sanmai.cli.option;

import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Mixin;
import sanmai.cli.console.UserError;
import sanmai.report.Report;

/** How the report of an experiment is printed and drawn: the options {@code --format} and {@code --chart}. */
public final class ReportOptions {
    /** The names of the options. */
    public static final List<String> NAMES = List.of(FormatOption.NAME, ChartOption.NAME);

    @Mixin
    private FormatOption format;

    @Mixin
    private ChartOption chart;

    /**
     * Checks the options, before the work rather than after it.
     *
     * @throws UserError if no chart can be written where it should be
     */
    public void check() {
        chart.check();
    }

    /**
     * Prints a report in the chosen format, and draws its charts if that was asked for.
     *
     * @throws UserError if the chart cannot be written
     */
    public void print(Report report, PrintWriter out) {
        format.print(report, out);
        if (chart.isGiven()) {
            chart.write(report.charts(), report.howMeasured());
        }
    }
}
