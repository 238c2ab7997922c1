package sanmai.cli.option;

import java.io.PrintWriter;
import java.util.Locale;
import picocli.CommandLine.Option;
import sanmai.report.Report;
import sanmai.text.PrintableText;

/** The option {@code --format}: how a report is printed. */
public final class FormatOption {
    /** Its name. */
    public static final String NAME = "--format";

    @Option(
            names = NAME,
            paramLabel = "FORMAT",
            description = "How to print: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}). csv and json have every"
                    + " single result.")
    private Format format = Format.TEXT;

    private enum Format {
        TEXT,
        CSV,
        JSON;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Whether the chosen format is that for people. */
    public boolean isText() {
        return format == Format.TEXT;
    }

    /** Prints a report in the chosen format. */
    public void print(Report report, PrintWriter out) {
        switch (format) {
            case TEXT -> report.text().forEach(line -> out.println(PrintableText.lines(line)));
            case CSV -> out.print(report.csv());
            case JSON -> out.println(report.json());
        }
        out.flush();
    }
}
