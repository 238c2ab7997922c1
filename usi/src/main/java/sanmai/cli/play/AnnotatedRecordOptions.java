package sanmai.cli.play;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;
import sanmai.analysis.GameAnalysis;
import sanmai.analysis.RecordAnnotator;
import sanmai.cli.console.Console;
import sanmai.cli.console.UserError;
import sanmai.cli.option.HelpWords;
import sanmai.cli.option.OutputFile;
import sanmai.cli.option.RecordFiles;
import sanmai.cli.option.Written;
import sanmai.cli.records.LoadedRecord;
import sanmai.cli.records.RecordConverter;
import sanmai.files.FileProblems;
import sanmai.notation.evaluation.EvaluationStyle;
import sanmai.notation.format.RecordEncoding;
import sanmai.notation.format.RecordFormat;

/** The options for the records of analysed games, with the evaluations in them. */
final class AnnotatedRecordOptions {
    private static final String OUT = "--out";

    @Option(
            names = "--to",
            paramLabel = "FORMAT",
            description = "Write the records with the evaluations in this format: ${bundle:" + HelpWords.WRITTEN_FORMATS
                    + "} (default: the format that the name of the --out file says; without --out, none are written).")
    private RecordFormat format;

    @Option(
            names = OUT,
            paramLabel = "FILE",
            description =
                    "The file for all records, in Shift_JIS if the name ends in .kif or .ki2, else in UTF-8 (default, or -:"
                            + " stdout, with the tables on stderr). It may be the analysed file, if nothing of it is"
                            + " lost. ${bundle:" + HelpWords.OUT
                            + "}")
    @Written(standardOutput = true, inPlace = true)
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
            description = "Also add the engine's lines to the records as variations, where they begin with another"
                    + " move than the game.")
    private boolean linesAsBranches;

    private boolean inPlace;

    /**
     * Checks the options, before the work rather than after it.
     *
     * @throws UserError if something cannot be written
     */
    void check() {
        if (out != null && OutputFile.isStandardOutput(out)) {
            if (format == null) {
                throw new UserError(OUT + " -: stdout has no name that tells the format; give --to");
            }
            out = null;
        }
        if (out == null) {
            return;
        }
        new OutputFile(OUT, out).check();
        if (format == null) {
            format = RecordFormat.ofFileName(out.toString())
                    .orElseThrow(() -> new UserError(OUT + " " + out
                            + ": the name does not tell the format; give --to, or a name that ends in ."
                            + String.join(", .", RecordFormat.allFileNameEndings())));
        }
    }

    /**
     * Checks whether the records may be written, before the work rather than after it.
     *
     * @param files the files of the games
     * @param records their records
     * @param areWhole whether all of them could be read
     * @throws UserError if they may not: the file is one of several that are read, or something of it would be lost
     */
    void checkInputs(RecordFiles files, Collection<LoadedRecord> records, boolean areWhole) {
        inPlace = out != null && files.isReplacedBy(OUT, out);
        if (inPlace
                && !(areWhole
                        && records.stream()
                                .allMatch(record ->
                                        format.write(record.tree()).losses().isEmpty()))) {
            throw notWhole();
        }
    }

    private UserError notWhole() {
        return new UserError(OUT + " " + out + ": left as it was, since something would be lost");
    }

    /** Whether records are written. */
    boolean areWanted() {
        return format != null;
    }

    /** Writes what was found into the record of a game, as these options say. */
    void annotate(AnalysedRecord game) {
        new RecordAnnotator(GameAnalysis.SANMAI, style, linesAsBranches)
                .annotate(game.record().tree(), game.found());
    }

    /** Whether the records go to stdout. */
    boolean areOnStdout() {
        return format != null && out == null;
    }

    /**
     * Writes the records, if that was asked for.
     *
     * @param games the games that are analysed, with annotated records
     * @param isComplete whether these are all; otherwise a file is left as it is
     * @return whether the records hold everything without loss
     * @throws UserError if they cannot be written
     */
    boolean write(List<AnalysedRecord> games, boolean isComplete, Console console) {
        if (areOnStdout()) {
            return writeOnStdout(games, console);
        }
        return format == null || !isComplete || writeFile(games, console);
    }

    private boolean writeFile(List<AnalysedRecord> games, Console console) {
        boolean[] isWhole = {true};
        new OutputFile(OUT, out).write(to -> {
            isWhole[0] = write(games, to, console);
            if (inPlace && !isWhole[0]) {
                throw notWhole();
            }
        });
        return isWhole[0];
    }

    private boolean writeOnStdout(List<AnalysedRecord> games, Console console) {
        try {
            boolean isWhole = write(games, console.records(StandardCharsets.UTF_8), console);
            console.out().flush();
            return isWhole;
        } catch (IOException e) {
            throw new UserError("stdout: " + FileProblems.reason(e));
        }
    }

    private boolean write(List<AnalysedRecord> games, OutputStream to, Console console) throws IOException {
        RecordEncoding encoding = out == null ? RecordEncoding.UTF_8 : RecordEncoding.ofFileName(out.toString());
        RecordConverter converter = new RecordConverter(
                format, encoding, Optional.empty(), (place, what) -> console.error(place + ": " + what));
        converter.begin();
        boolean isWhole = true;
        for (AnalysedRecord game : games) {
            isWhole &= converter.write(game.name(), game.record().tree(), to);
        }
        return isWhole;
    }
}
