package sanmai.cli.command;

import com.google.common.io.CountingInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
import sanmai.cli.option.Version;
import sanmai.cli.record.RecordConverter;
import sanmai.cli.record.RecordFiles;
import sanmai.files.FileProblems;
import sanmai.files.InputFile;
import sanmai.notation.EvaluationStyle;
import sanmai.notation.RecordEncoding;
import sanmai.notation.RecordFormat;
import sanmai.notation.RecordReader;

/** Writes game records in another format. */
@Command(
        name = "convert",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Write game records in another format.",
            "",
            "Records may be ${bundle:" + HelpWords.RECORD_FORMATS + "}, in UTF-8 or Shift_JIS; of a directory, all"
                    + " files below it are read whose names end in one of ${bundle:" + HelpWords.RECORD_ENDINGS
                    + "}; - is stdin. A file may have any number of records.",
            "",
            "What could not be read, and what the new format cannot hold, is said on stderr: FILE:LINE:COLUMN or"
                    + " FILE#NUMBER of the record, and what is wrong. Of several losses of one kind in a record the first"
                    + " is named. The last line on stderr is 'N records written; N not whole'.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  sanmai convert game.kif --to csa",
            "  sanmai convert games/ --to jkf --out converted/",
            "  sanmai convert floodgate.csa --to kif --evaluations shogihome --out a.kifu",
            "  sanmai convert a.kif --to kif --encoding Shift_JIS --out b.kif",
            "",
            "Exit codes: 0 all written as it was, 1 something was lost or could not be",
            "read, 2 bad arguments or nothing could be read, 130 interrupted (the",
            "output is as it was before)."
        })
final class ConvertCommand implements Callable<Integer> {
    private static final Path STDIN = Path.of("-");

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
                    "The file for all records, or an existing directory for a file of each input (default: stdout).")
    private Path out;

    @Option(
            names = "--encoding",
            paramLabel = "NAME",
            description = "UTF-8, with LF at the ends of lines, or Shift_JIS, with CR LF (default: ${DEFAULT-VALUE}).")
    private String encodingName = "UTF-8";

    @Option(
            names = "--evaluations",
            paramLabel = "STYLE",
            description = "How evaluations in comments are written: shogihome, shogigui or floodgate (default: as they"
                    + " are).")
    private EvaluationStyle style;

    private Console console;
    private RecordConverter converter;
    private boolean unreadable;
    private long bytesDone;
    private long bytesInAll;

    @Override
    public Integer call() {
        console = new Console(spec);
        converter = new RecordConverter(format, encoding(), Optional.ofNullable(style), this::report);
        if (out != null && !Files.isDirectory(out)) {
            new OutputFile("--out", out).check();
        }
        return ShutdownHook.run(this::convertAndSumUp);
    }

    private RecordEncoding encoding() {
        return switch (encodingName.toLowerCase(Locale.ROOT).replaceAll("[-_]", "")) {
            case "utf8" -> RecordEncoding.UTF_8;
            case "shiftjis", "sjis", "cp932", "windows31j" -> RecordEncoding.shiftJis();
            default -> throw new UserError("--encoding " + encodingName + ": the encodings are UTF-8 and Shift_JIS");
        };
    }

    private void report(String place, String what) {
        console.error(place + ": " + what);
    }

    private void reportUnreadable(String place, String what) {
        unreadable = true;
        report(place, what);
    }

    private int convertAndSumUp() {
        Map<String, Path> files = files();
        bytesInAll = files.values().stream().mapToLong(ConvertCommand::size).sum();
        console.begin("converting records");
        try {
            convert(files);
        } catch (CancellationException e) {
            console.clearProgress();
            console.error("interrupted");
            return ExitCodes.INTERRUPTED;
        }
        console.clearProgress();
        console.error(converter.written() + " records written; " + converter.incomplete() + " not whole");
        if (converter.written() == 0) {
            return ExitCodes.USER_ERROR;
        }
        return converter.incomplete() > 0 || unreadable ? ExitCodes.FAILURE : ExitCodes.OK;
    }

    private Map<String, Path> files() {
        RecordFiles files = new RecordFiles(this::reportUnreadable);
        arguments.stream().filter(argument -> !argument.equals(STDIN)).forEach(files::add);
        Map<String, Path> all = new LinkedHashMap<>();
        if (arguments.contains(STDIN)) {
            all.put("-", STDIN);
        }
        all.putAll(files.byName());
        return all;
    }

    private static long size(Path file) {
        try {
            return Files.size(file);
        } catch (IOException e) {
            return 0; // Reading it will say why.
        }
    }

    // ---- Output ----

    private void convert(Map<String, Path> files) {
        if (out == null) {
            try {
                convert(files, standardOutput());
            } catch (IOException e) {
                throw new UserError("stdout: " + FileProblems.reason(e));
            }
            console.out().flush();
        } else if (Files.isDirectory(out)) {
            Set<String> taken = new HashSet<>();
            files.forEach((name, file) -> write(outputFor(name, taken), Map.of(name, file)));
        } else {
            write(out, files);
        }
    }

    /** Writes a file, unless there is no record: an empty file takes no other's place. */
    private void write(Path target, Map<String, Path> files) {
        try {
            new OutputFile("--out", target).write(to -> {
                long before = converter.written();
                convert(files, to);
                if (converter.written() == before) {
                    throw new NoRecordException();
                }
            });
        } catch (NoRecordException e) {
            unreadable = true; // What is wrong has been said.
        }
    }

    private static final class NoRecordException extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    /** The file in the directory for an input: its last name with the ending of the format. */
    private Path outputFor(String name, Set<String> taken) {
        String last = name.substring(name.lastIndexOf('/') + 1);
        int dot = last.lastIndexOf('.');
        String stem = name.equals("-") ? "stdin" : dot > 0 ? last.substring(0, dot) : last;
        String ending = "." + format.fileNameEnding(encodingName.equalsIgnoreCase("UTF-8"));
        String file = stem + ending;
        for (int i = 2; !taken.add(file); i++) {
            file = stem + "-" + i + ending;
        }
        return out.resolve(file);
    }

    /** Stdout, as the console has it for what is in UTF-8. */
    private OutputStream standardOutput() {
        if (!encoding().equals(RecordEncoding.UTF_8)) {
            return Console.bytesOut();
        }
        PrintWriter writer = console.out();
        return new OutputStream() {
            @Override
            public void write(byte[] text) {
                writer.print(new String(text, StandardCharsets.UTF_8));
            }

            @Override
            public void write(int b) {
                throw new IllegalStateException("records are written as a whole");
            }
        };
    }

    // ---- Input ----

    private void convert(Map<String, Path> files, OutputStream to) throws IOException {
        converter.begin();
        for (Map.Entry<String, Path> file : files.entrySet()) {
            convert(file.getKey(), file.getValue(), to);
        }
    }

    private void convert(String name, Path file, OutputStream to) throws IOException {
        InputStream opened;
        try {
            opened = file.equals(STDIN) ? Console.bytesIn() : InputFile.open(file);
        } catch (IOException e) {
            reportUnreadable(name, FileProblems.reason(e));
            return;
        }
        try (CountingInputStream in = new CountingInputStream(opened);
                RecordReader records = RecordReader.of(in, RecordFormat.ofFileName(name))) {
            converter.convert(name, records, to, () -> console.progress(bytesDone + in.getCount(), bytesInAll));
            bytesDone += in.getCount();
        } catch (UncheckedIOException e) {
            reportUnreadable(name, FileProblems.reason(e.getCause()));
        }
    }
}
