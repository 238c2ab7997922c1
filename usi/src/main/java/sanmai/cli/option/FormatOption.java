package sanmai.cli.option;

import java.io.PrintWriter;
import picocli.CommandLine.Option;
import sanmai.report.Report;

/** The option {@code --format}: how a report is printed. */
public final class FormatOption {
    /** Its name. */
    public static final String NAME = "--format";

    @Option(
            names = NAME,
            paramLabel = "FORMAT",
            description = "How to print: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}). csv and json have every"
                    + " single result, json the summary too.")
    private ReportFormat format = ReportFormat.TEXT;

    /** Whether the chosen format is that for people. */
    public boolean isText() {
        return format == ReportFormat.TEXT;
    }

    /** Prints a report in the chosen format. */
    public void print(Report report, PrintWriter out) {
        format.print(report, out);
    }
}
