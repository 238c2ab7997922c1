package sanmai.cli.play;

import java.util.Collection;
import java.util.List;
import picocli.CommandLine.Mixin;
import sanmai.analysis.AnalysisText;
import sanmai.cli.console.Console;
import sanmai.cli.console.UserError;
import sanmai.cli.option.RecordFiles;
import sanmai.cli.records.HtmlOption;
import sanmai.cli.records.LoadedRecord;

/** What is made of analysed games: tables, a graph, a page, records with evaluations. */
final class AnalysisOutput {
    @Mixin
    private AnnotatedRecordOptions records;

    @Mixin
    private WinRateChartOption chart;

    @Mixin
    private HtmlOption html;

    /**
     * Checks the options, before the work rather than after it.
     *
     * @throws UserError if something cannot be written
     */
    void check() {
        records.check();
        chart.check();
        html.check();
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
        if (isComplete) {
            chart.write(games);
            games.forEach(game -> html.write(game.record().tree(), game.analysis()));
        }
        return records.write(games, isComplete, console);
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
