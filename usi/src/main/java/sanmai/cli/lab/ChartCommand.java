package sanmai.cli.lab;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sanmai.cli.console.ExitCodes;
import sanmai.cli.console.UserError;
import sanmai.cli.option.ForceOption;
import sanmai.cli.option.HelpWords;
import sanmai.cli.option.OutputFile;
import sanmai.cli.option.Version;
import sanmai.cli.option.Written;
import sanmai.files.FileProblems;
import sanmai.files.InputFile;
import sanmai.report.CsvChart;
import sanmai.report.SvgCharts;

/** Draws a chart of a table. */
@Command(
        name = "chart",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Draw a chart of a table of numbers.",
            "",
            "The table is CSV. The first line is its heading; the first column has the labels, and every other column"
                    + " makes a bar for each label. Columns called low and high behind a single column of values are"
                    + " the ends of an interval: then the chart has dots with error bars, and numbers may be negative."
                    + " The first line that begins with # is the title of the chart, the second the label of its axis;"
                    + " further ones are drawn below it, for the conditions under which the numbers were found.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  sanmai chart perft.csv --out perft.svg",
            "  sanmai chart elo.csv --out elo.svg",
            "",
            "perft.csv                      elo.csv",
            "  # Perft, one thread            # Strength against other programs",
            "  program,million nodes/s        program,Elo,low,high",
            "  sanmai,101.5                   gpsusi,118,80,150",
            "  other,80.2                     fairy-stockfish,-120,-160,-85",
            "",
            "Exit codes: 0 drawn, 2 bad arguments or file."
        })
public final class ChartCommand implements Callable<Integer> {
    /** The size of the largest table that is read; no chart has room for more. */
    private static final int MAX_BYTES = 1 << 24;

    @Parameters(paramLabel = "FILE.csv", description = "The table.")
    private Path table;

    @Option(
            names = "--out",
            paramLabel = "FILE.svg",
            required = true,
            description = "The file for the chart, in SVG, in place of the chart that it held; - is stdout. ${bundle:"
                    + HelpWords.OUT + "}")
    @Written(standardOutput = true)
    private Path out;

    @Mixin
    private ForceOption force;

    @Override
    public Integer call() {
        OutputFile file = new OutputFile("--out", out);
        file.check();
        force.check(file, "a chart", ChartCommand::isSvg);
        CsvChart.WithConditions drawn = read();
        file.write(to -> to.write(SvgCharts.svg(List.of(drawn.chart()), drawn.conditions())));
        return ExitCodes.OK;
    }

    private static boolean isSvg(Path file) {
        try {
            return InputFile.text(file, MAX_BYTES).contains("<svg");
        } catch (IOException e) {
            return false;
        }
    }

    private CsvChart.WithConditions read() {
        try {
            return CsvChart.read(InputFile.text(table, MAX_BYTES));
        } catch (IOException e) {
            throw new UserError(table + ": " + FileProblems.reason(e));
        } catch (IllegalArgumentException e) {
            throw new UserError(table + ": " + e.getMessage());
        }
    }
}
