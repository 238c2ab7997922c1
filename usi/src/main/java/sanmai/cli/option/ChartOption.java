package sanmai.cli.option;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Option;
import sanmai.cli.console.UserError;
import sanmai.report.Chart;
import sanmai.report.SvgCharts;

/** The option {@code --chart}. */
public final class ChartOption {
    static final String NAME = "--chart";

    @Option(names = NAME, paramLabel = "FILE.svg", description = "Also draw charts into this file.")
    @Written
    private Path file;

    /**
     * Checks the file, before the work rather than after it.
     *
     * @throws UserError if no chart can be written there
     */
    public void check() {
        if (file != null) {
            svg(NAME, file);
        }
    }

    /**
     * A file for a picture.
     *
     * @param option the option that names the file
     * @throws UserError if it is not called .svg, or cannot be written
     */
    public static OutputFile svg(String option, Path file) {
        if (!file.toString().toLowerCase(Locale.ROOT).endsWith(".svg")) {
            throw new UserError(option + " " + file + ": the picture is SVG, so the name of the file must end in .svg");
        }
        OutputFile output = new OutputFile(option, file);
        output.check();
        return output;
    }

    /**
     * Draws charts, if the option was given and there are any.
     *
     * @param conditions under which what they show was measured, in lines
     * @throws UserError if the file cannot be written
     */
    public void write(List<? extends Chart> charts, List<String> conditions) {
        if (file != null && !charts.isEmpty()) {
            new OutputFile(NAME, file).write(out -> out.write(SvgCharts.svg(charts, conditions)));
        }
    }

    /** Whether there is to be a chart. */
    public boolean isGiven() {
        return file != null;
    }
}
