package sanmai.cli.option;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import picocli.CommandLine.Option;
import sanmai.cli.console.UserError;
import sanmai.report.BarChart;

/** How the results of a comparison are printed: the options {@code --format} and {@code --chart}. */
public final class ReportOptions {
    /** Their names. */
    public static final List<String> NAMES = List.of("--format", "--chart");

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "How to print: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}). csv and json have every"
                    + " single result, json the summary too.")
    private ReportFormat format = ReportFormat.TEXT;

    @Option(names = "--chart", paramLabel = "FILE.svg", description = "Draw bar charts into this file too.")
    private Path chart;

    /**
     * Better before the measurement than after it.
     *
     * @throws UserError if no chart can be written where it should be
     */
    public void check() {
        ChartFile.check(chart);
    }

    /**
     * Prints in the format that was asked for, and draws if that was.
     *
     * @throws UserError if the chart cannot be written
     */
    public void print(
            PrintWriter out,
            Supplier<List<String>> text,
            Supplier<String> csv,
            Supplier<String> json,
            Supplier<List<BarChart>> charts) {
        switch (format) {
            case TEXT -> text.get().forEach(out::println);
            case CSV -> out.print(csv.get());
            case JSON -> out.println(json.get());
        }
        out.flush();
        if (chart != null) {
            ChartFile.write(chart, charts.get());
        }
    }
}
