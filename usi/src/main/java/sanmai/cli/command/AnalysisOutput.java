package sanmai.cli.command;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sanmai.analysis.AnalysisText;
import sanmai.analysis.RecordAnnotator;
import sanmai.analysis.WinRateGraph;
import sanmai.cli.console.Console;
import sanmai.cli.console.UserError;
import sanmai.cli.option.ChartOption;
import sanmai.cli.option.HelpWords;
import sanmai.cli.option.HtmlOption;
import sanmai.cli.option.OutputFile;
import sanmai.cli.record.RecordConverter;
import sanmai.files.FileProblems;
import sanmai.notation.EvaluationStyle;
import sanmai.notation.RecordEncoding;
import sanmai.notation.RecordFormat;

/** What is made of analysed games: tables, records with evaluations, graphs. */
final class AnalysisOutput {
    /** The name by which records say who judged. */
    static final String ENGINE = "Sanmai";

    @Option(
            names = "--to",
            paramLabel = "FORMAT",
            description = "Write the records with the evaluations in this format: ${bundle:" + HelpWords.WRITTEN_FORMATS
                    + "} (default: that of the name of the file of --out, else none are written).")
    private RecordFormat format;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "The file for all records, in UTF-8 (default: stdout, and the tables on stderr).")
    private Path out;

    @Option(
            names = "--evaluations",
            paramLabel = "STYLE",
            description = "How evaluations stand in the comments: shogihome has everything, shogigui lacks the name of"
                    + " the engine, floodgate lacks depth, too, and is what most readers of CSA know (default:"
                    + " ${DEFAULT-VALUE}).")
    private EvaluationStyle style = EvaluationStyle.SHOGIHOME;

    @Option(
            names = "--lines-as-branches",
            description = "Add the engine's lines to the records as variations, too, where they begin with another move"
                    + " than the game.")
    private boolean linesAsBranches;

    @Option(
            names = "--chart",
            paramLabel = "FILE.svg",
            description = "Draw Black's win rate, and mark mistakes and blunders, into this file.")
    private Path chart;

    @Mixin
    private HtmlOption html;

    private Console console;

    /**
     * Checks the options, before the work rather than after it.
     *
     * @throws UserError if something cannot be written
     */
    void check() {
        if (out != null) {
            new OutputFile("--out", out).check();
            if (format == null) {
                format = RecordFormat.ofFileName(out.toString())
                        .orElseThrow(() -> new UserError("--out " + out
                                + ": the name tells no format of records; give --to, or a name that ends in ."
                                + String.join(", .", RecordFormat.allFileNameEndings())));
            }
        }
        if (chart != null) {
            ChartOption.svg("--chart", chart);
        }
        html.check();
    }

    /**
     * Checks whether the output can hold so many games.
     *
     * @throws UserError if it cannot
     */
    void checkGames(int count) {
        html.checkGames(count);
    }

    /**
     * Writes everything that was asked for.
     *
     * @param games the games that are analysed
     * @param isComplete whether these are all; otherwise files are left as they are
     * @return whether the records hold all of it
     */
    boolean write(List<AnalysedRecord> games, boolean isComplete, Console to) {
        console = to;
        boolean onStdout = format != null && out == null;
        for (AnalysedRecord game : games) {
            List<String> lines = AnalysisText.lines(game.name(), game.analysis());
            if (onStdout) {
                console.error(lines.get(0), lines.subList(1, lines.size()));
            } else {
                console.print(lines);
                console.print("");
            }
        }
        if (isComplete && chart != null) {
            List<WinRateGraph> graphs = games.stream()
                    .map(game -> new WinRateGraph(game.name(), game.analysis()))
                    .toList();
            ChartOption.svg("--chart", chart).write(file -> file.write(WinRateGraph.svg(graphs)));
        }
        if (isComplete) {
            games.forEach(game -> html.write(game.record().tree(), game.analysis()));
        }
        return format == null || onStdout && writeOnStdout(games) || !onStdout && (!isComplete || writeFile(games));
    }

    private boolean writeFile(List<AnalysedRecord> games) {
        boolean[] isWhole = {true};
        new OutputFile("--out", out).write(to -> isWhole[0] = write(games, to));
        return isWhole[0];
    }

    private boolean writeOnStdout(List<AnalysedRecord> games) {
        try {
            boolean isWhole = write(games, new OutputStream() {
                @Override
                public void write(byte[] text) {
                    console.out().print(new String(text, StandardCharsets.UTF_8));
                }

                @Override
                public void write(int b) {
                    throw new IllegalStateException("records are written as a whole");
                }
            });
            console.out().flush();
            return isWhole;
        } catch (IOException e) {
            throw new UserError("stdout: " + FileProblems.reason(e));
        }
    }

    private boolean write(List<AnalysedRecord> games, OutputStream to) throws IOException {
        RecordAnnotator annotator = new RecordAnnotator(ENGINE, style, linesAsBranches);
        RecordConverter converter = new RecordConverter(
                format, RecordEncoding.UTF_8, Optional.empty(), (place, what) -> console.error(place + ": " + what));
        converter.begin();
        boolean isWhole = true;
        for (AnalysedRecord game : games) {
            annotator.annotate(game.record().tree(), game.found());
            isWhole &= converter.write(game.name(), game.record().tree(), to);
        }
        return isWhole;
    }
}
