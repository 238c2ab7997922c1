package sanmai.cli.option;

import java.util.Locale;

/** How the results of a comparison are printed; the option {@code --format} of its command. */
public enum ReportFormat {
    TEXT,
    CSV,
    JSON;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
