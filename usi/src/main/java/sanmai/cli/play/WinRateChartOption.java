package sanmai.cli.play;

import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;
import sanmai.analysis.WinRateGraph;
import sanmai.cli.console.UserError;
import sanmai.cli.option.ChartOption;
import sanmai.cli.option.Written;

/** The option {@code --chart} of games: their win rates as a picture. */
final class WinRateChartOption {
    private static final String NAME = "--chart";

    @Option(
            names = NAME,
            paramLabel = "FILE.svg",
            description = "Draw Black's win rate, and mark mistakes and blunders, into this file.")
    @Written
    private Path file;

    /**
     * Checks the file, before the work rather than after it.
     *
     * @throws UserError if no picture can be written there
     */
    void check() {
        if (file != null) {
            ChartOption.svg(NAME, file);
        }
    }

    /**
     * Draws games, if the option was given.
     *
     * @throws UserError if the file cannot be written
     */
    void write(List<AnalysedRecord> games) {
        if (file != null) {
            List<WinRateGraph> graphs = games.stream()
                    .map(game -> new WinRateGraph(game.name(), game.analysis()))
                    .toList();
            ChartOption.svg(NAME, file).write(to -> to.write(WinRateGraph.svg(graphs)));
        }
    }
}
