package sanmai.cli.play;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import sanmai.analysis.AnalysisText;
import sanmai.analysis.WinRateGraph;
import sanmai.cli.console.Console;
import sanmai.cli.console.UserError;
import sanmai.cli.option.ChartOption;
import sanmai.cli.option.RecordFiles;
import sanmai.cli.option.UselessOptions;
import sanmai.cli.option.Written;
import sanmai.cli.records.HtmlOption;
import sanmai.cli.records.LoadedRecord;

/** What is made of analysed games: tables, a graph, a page, records with evaluations. */
final class AnalysisOutput {
    @Mixin
    private AnnotatedRecordOptions records;

    @Option(
            names = "--chart",
            paramLabel = "FILE.svg",
            description = "Draw Black's win rate, and mark mistakes and blunders, into this file.")
    @Written
    private Path chart;

    @Mixin
    private HtmlOption html;

    /**
     * Checks the options, before the work rather than after it.
     *
     * @param spec the command that has them
     * @throws UserError if something cannot be written, or an option is of no use
     */
    void check(CommandSpec spec) {
        records.check();
        if (chart != null) {
            ChartOption.svg("--chart", chart);
        }
        html.check();
        if (!records.areWanted() && !html.isGiven()) {
            UselessOptions.refuse(
                    spec,
                    List.of("--branches", "--lines-as-branches", "--evaluations"),
                    "needs a record or a page: give --out, --to or --html");
        }
    }

    /**
     * Checks whether the records of these files may be written; see {@link AnnotatedRecordOptions#checkInputs}.
     *
     * @throws UserError if they may not
     */
    void checkInputs(RecordFiles files, Collection<LoadedRecord> games, boolean areWhole) {
        records.checkInputs(files, games, areWhole);
    }

    /**
     * Checks whether the output can hold this number of games.
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
     * @return whether the records hold everything without loss
     */
    boolean write(List<AnalysedRecord> games, boolean isComplete, Console console) {
        games.forEach(game -> print(AnalysisText.lines(game.name(), game.analysis()), console));
        games.forEach(records::annotate);
        if (isComplete) {
            drawChart(games);
            games.forEach(game -> html.write(game.record().tree(), game.analysis()));
        }
        return records.write(games, isComplete, console);
    }

    private void drawChart(List<AnalysedRecord> games) {
        if (chart != null) {
            List<WinRateGraph> graphs = games.stream()
                    .map(game -> new WinRateGraph(game.name(), game.analysis()))
                    .toList();
            ChartOption.svg("--chart", chart).write(to -> to.write(WinRateGraph.svg(graphs)));
        }
    }

    private void print(List<String> table, Console console) {
        if (records.areOnStdout()) {
            console.error(table.get(0), table.subList(1, table.size()));
        } else {
            console.print(table);
            console.print("");
        }
    }
}
