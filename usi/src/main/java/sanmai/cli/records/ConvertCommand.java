package sanmai.cli.records;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sanmai.cli.console.Console;
import sanmai.cli.console.ExitCodes;
import sanmai.cli.console.ShutdownHook;
import sanmai.cli.console.UserError;
import sanmai.cli.option.HelpWords;
import sanmai.cli.option.OutputFile;
import sanmai.cli.option.RecordFiles;
import sanmai.cli.option.Version;
import sanmai.cli.option.Written;
import sanmai.notation.evaluation.EvaluationStyle;
import sanmai.notation.format.RecordEncoding;
import sanmai.notation.format.RecordFormat;

/** Writes game records in another format. */
@Command(
        name = "convert",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Write game records in another format.",
            "",
            "Records may be ${bundle:" + HelpWords.RECORD_FORMATS + "}, in UTF-8, UTF-16 or an encoding of Japan; of a"
                    + " directory, all files below it are read whose names end in one of ${bundle:"
                    + HelpWords.RECORD_ENDINGS
                    + "}; - is stdin. A file may have any number of records.",
            "",
            "A file may be converted in place, but is left as it was if something would be lost.",
            "",
            "What could not be read, and what the new format cannot hold, is reported on stderr, with"
                    + " FILE:LINE:COLUMN or FILE#NUMBER of the record. Of several losses of one kind in a record,"
                    + " only the first is reported. The last line on stderr is 'N records written; N not whole'.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  sanmai convert game.kif --to csa",
            "  sanmai convert games/ --to jkf --out converted/",
            "  sanmai convert floodgate.csa --to kif --evaluations shogihome --out a.kifu",
            "  sanmai convert a.kif --to kif --encoding UTF-8 --out b.kif",
            "",
            "Exit codes: 0 all written without loss, 1 something was lost or could not be",
            "read, 2 bad arguments or nothing was written, 130 interrupted (a file of which",
            "not all was written is as it was before)."
        })
public final class ConvertCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "IN", arity = "1..*", description = "Files or directories of game records; - is stdin.")
    private List<Path> arguments;

    @Option(
            names = "--to",
            paramLabel = "FORMAT",
            required = true,
            description = "The format: ${bundle:" + HelpWords.WRITTEN_FORMATS
                    + "}. usi is the main line as a position command, sfen all its positions.")
    private RecordFormat format;

    @Option(
            names = "--out",
            paramLabel = "FILE|DIR",
            description =
                    "The file for all records, or an existing directory for a file of each input (default: stdout,"
                            + " also -). ${bundle:" + HelpWords.OUT + "}")
    @Written(standardOutput = true, inPlace = true)
    private Path out;

    @Option(
            names = "--encoding",
            paramLabel = "NAME",
            description =
                    "UTF-8, with LF at the ends of lines, or Shift_JIS, with CR LF (default: Shift_JIS for an --out"
                            + " FILE whose name ends in .kif or .ki2, else UTF-8).")
    private String encodingName;

    @Option(
            names = "--evaluations",
            paramLabel = "STYLE",
            description = "How evaluations in comments are written: shogihome, shogigui or floodgate (default: as they"
                    + " are).")
    private EvaluationStyle style;

    @Override
    public Integer call() {
        if (out != null && OutputFile.isStandardOutput(out)) {
            out = null;
        }
        if (out != null && !Files.isDirectory(out)) {
            new OutputFile("--out", out).check();
        }
        Console console = new Console(spec);
        RecordConverter converter = new RecordConverter(
                format, encoding(), Optional.ofNullable(style), (place, what) -> console.error(place + ": " + what));
        return ShutdownHook.run(() -> convert(console, converter));
    }

    private RecordEncoding encoding() {
        if (encodingName == null) {
            return out == null || Files.isDirectory(out)
                    ? RecordEncoding.UTF_8
                    : RecordEncoding.ofFileName(out.toString());
        }
        return switch (encodingName.toLowerCase(Locale.ROOT).replaceAll("[-_]", "")) {
            case "utf8" -> RecordEncoding.UTF_8;
            case "shiftjis", "sjis", "cp932", "windows31j" -> RecordEncoding.shiftJis();
            default -> throw new UserError("--encoding " + encodingName + ": the encodings are UTF-8 and Shift_JIS");
        };
    }

    private int convert(Console console, RecordConverter converter) {
        Conversion conversion = new Conversion(console, converter, arguments);
        console.begin("converting records");
        try {
            write(conversion);
        } catch (CancellationException e) {
            console.clearProgress();
            console.error("interrupted");
            return ExitCodes.INTERRUPTED;
        }
        console.clearProgress();
        if (out == null && console.out().checkError()) {
            return ExitCodes.USER_ERROR; // What is wrong with stdout is said at the end of the program.
        }
        console.error(conversion.written() + " records written; " + converter.incomplete() + " not whole");
        if (conversion.written() == 0) {
            if (conversion.hasNoFiles()) {
                console.error("no file there has a name that ends in one of " + RecordFiles.endings());
            }
            return ExitCodes.USER_ERROR;
        }
        return conversion.losses() > 0 ? ExitCodes.FAILURE : ExitCodes.OK;
    }

    private void write(Conversion conversion) {
        if (out == null) {
            conversion.toStandardOutput(encoding().charset());
        } else if (Files.isDirectory(out)) {
            conversion.toDirectory(out, format.fileNameEnding(encoding().equals(RecordEncoding.UTF_8)));
        } else {
            conversion.toFile(out);
        }
    }
}
