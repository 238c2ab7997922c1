package sanmai.cli.option;

import java.io.PrintWriter;
import java.util.Locale;
import sanmai.core.PrintableText;
import sanmai.report.Report;

/** The formats in which a command prints a report: the values of the option {@code --format}. */
public enum ReportFormat {
    TEXT,
    CSV,
    JSON;

    /** Prints a report in this format. */
    void print(Report report, PrintWriter out) {
        switch (this) {
            case TEXT -> report.text().forEach(line -> out.println(PrintableText.lines(line)));
            case CSV -> out.print(report.csv());
            case JSON -> out.println(report.json());
        }
        out.flush();
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
