package sanmai.cli.lab.positions;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sanmai.cli.console.Console;
import sanmai.cli.console.ExitCodes;
import sanmai.cli.console.ShutdownHook;
import sanmai.cli.console.UserError;
import sanmai.cli.option.ForceOption;
import sanmai.cli.option.HelpWords;
import sanmai.cli.option.OutputFile;
import sanmai.cli.option.PositionCollection;
import sanmai.cli.option.Ranges;
import sanmai.cli.option.RecordFiles;
import sanmai.cli.option.Version;
import sanmai.cli.option.Written;
import sanmai.files.FileProblems;
import sanmai.notation.format.RecordFormat;
import sanmai.notation.format.RecordReader;
import sanmai.notation.record.ParsedRecord;
import sanmai.notation.record.RecordProblem;
import sanmai.notation.record.RecordTree;
import sanmai.text.PrintableText;

/** Draws positions from game records. */
@Command(
        name = "sample",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Draw distinct positions from game records.",
            "",
            "Records may be ${bundle:" + HelpWords.RECORD_FORMATS
                    + "}, in UTF-8, UTF-16 or an encoding of Japan; of a directory, all"
                    + " files below it are read whose names end in one of ${bundle:" + HelpWords.RECORD_ENDINGS
                    + "}. The positions are spread over the games as evenly as possible. The same games and the same"
                    + " seed give the same positions, in any order of the files.",
            "",
            "The result has one line per position, with tabs between the fields name, SFEN, source and ply; lines that"
                    + " begin with # say how it was made. A damaged record is used up to the damage and reported. The"
                    + " last line on stderr is 'N positions from N games; N records could not be read'.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  sanmai positions sample games/",
            "  sanmai positions sample --count 200 --plies 60-150 --out p.tsv a.csa b.kif",
            "",
            "Exit codes: 0 as many positions as asked for, 1 fewer, or a record could not",
            "be read to its end, 2 bad arguments or nothing could be read, 130 interrupted",
            "(with the positions of the games read so far)."
        })
final class SampleCommand implements Callable<Integer> {
    private static final int MAX_POSITIONS = 1_000_000;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "GAMES", arity = "1..*", description = "Files or directories of game records.")
    private List<Path> arguments;

    @Option(names = "--count", paramLabel = "N", description = "The number of positions (default: ${DEFAULT-VALUE}).")
    private int count = 1000;

    @Option(
            names = "--plies",
            paramLabel = "FROM-TO",
            converter = PlyRange.Converter.class,
            description = "The number of moves before a position, by its move number (default: ${DEFAULT-VALUE}).")
    private PlyRange plies = new PlyRange(20, 120);

    @Option(names = "--seed", paramLabel = "N", description = "The seed of the draw (default: ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Write to this file (default: stdout, also -). ${bundle:" + HelpWords.OUT + "}")
    @Written(standardOutput = true)
    private Path out;

    @Mixin
    private ForceOption force;

    private Console console;
    private PositionSample sample;
    private int broken;
    private boolean interrupted;

    @Override
    public Integer call() {
        Ranges.check("--count", count, 1, MAX_POSITIONS);
        if (out != null && OutputFile.isStandardOutput(out)) {
            out = null;
        }
        if (out != null) {
            OutputFile file = new OutputFile("--out", out);
            file.check();
            force.check(file, "positions", PositionCollection::isOne);
        }
        console = new Console(spec);
        sample = new PositionSample(count, plies, seed);
        return ShutdownHook.run(this::sampleAndSumUp);
    }

    private int sampleAndSumUp() {
        try {
            readAll();
        } catch (InterruptedException e) {
            interrupted = true;
        }
        // An interruption that comes now must not keep the result from being written.
        interrupted |= Thread.interrupted();
        console.clearProgress();
        if (sample.games() == 0) {
            console.error(interrupted ? "interrupted" : "no game could be read");
            return interrupted ? ExitCodes.INTERRUPTED : ExitCodes.USER_ERROR;
        }
        List<PositionSample.Candidate> drawn = sample.draw();
        write(drawn);
        if (out == null && console.out().checkError()) {
            return ExitCodes.USER_ERROR; // What is wrong with stdout is said at the end of the program.
        }
        console.error(summary(drawn));
        if (interrupted) {
            return ExitCodes.INTERRUPTED;
        }
        return drawn.size() == count && broken == 0 ? ExitCodes.OK : ExitCodes.FAILURE;
    }

    private void readAll() throws InterruptedException {
        RecordFiles files = new RecordFiles(this::reportBroken);
        arguments.forEach(files::add);
        if (out != null && files.isReplacedBy("--out", out)) {
            throw new UserError("--out " + out + ": this file is also read; choose another name");
        }
        console.begin("reading records");
        int done = 0;
        for (Map.Entry<String, Path> file : files.byName().entrySet()) {
            read(file.getKey(), file.getValue());
            console.progress(++done, files.byName().size());
        }
    }

    private void read(String name, Path file) throws InterruptedException {
        try (RecordReader records = RecordReader.of(RecordFiles.open(file), RecordFormat.ofFileName(name))) {
            for (int number = 1; records.hasNext(); number++) {
                if (Thread.interrupted()) {
                    throw new InterruptedException();
                }
                add(name, number, records.next());
            }
        } catch (IOException e) {
            reportBroken(name, FileProblems.reason(e));
        } catch (UncheckedIOException e) {
            reportBroken(name, FileProblems.reason(e.getCause()));
        }
    }

    private void add(String name, int number, ParsedRecord record) {
        if (!record.isComplete()) {
            RecordProblem problem = record.problems().get(0);
            int others = record.problems().size() - 1;
            String more = others == 0 ? "" : ", and " + others + " more";
            reportBroken(problem.place(name), problem.message() + more);
        }
        record.tree()
                .filter(RecordTree::isPlayable)
                .ifPresent(tree -> sample.add(tree.mainLine(), name + "#" + number));
    }

    private void write(List<PositionSample.Candidate> drawn) {
        String text = header(drawn) + lines(drawn);
        if (out == null) {
            PrintWriter writer = console.out();
            writer.print(text);
            writer.flush();
            return;
        }
        if (!drawn.isEmpty()) { // No empty collection replaces another.
            new OutputFile("--out", out).write(to -> to.write(text.getBytes(StandardCharsets.UTF_8)));
        }
    }

    private String header(List<PositionSample.Candidate> drawn) {
        String games = arguments.stream()
                .map(RecordFiles::name)
                .map(name -> name.isEmpty() ? "." : PrintableText.oneLine(name))
                .collect(Collectors.joining(" "));
        String lines = """
                # Positions from game records. Columns: name, SFEN, source (file and number of the game), ply.
                # The ply is the number of moves before the position. No two positions are the same, the move number apart.
                # Command: sanmai positions sample --count %d --plies %s --seed %d %s
                # %s; at most %d from a game.
                """;
        return String.format(Locale.ROOT, lines, count, plies, seed, games, summary(drawn), maxFromAGame(drawn));
    }

    private static String lines(List<PositionSample.Candidate> drawn) {
        int digits = Math.max(4, Integer.toString(drawn.size()).length());
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < drawn.size(); i++) {
            PositionSample.Candidate position = drawn.get(i);
            String name = String.format(Locale.ROOT, "p%0" + digits + "d", i + 1);
            String source = PrintableText.oneLine(position.source());
            lines.append(String.join("\t", name, position.sfen(), source, Integer.toString(position.ply())));
            lines.append('\n');
        }
        return lines.toString();
    }

    private static long maxFromAGame(List<PositionSample.Candidate> drawn) {
        return drawn.stream()
                .collect(Collectors.groupingBy(PositionSample.Candidate::source, Collectors.counting()))
                .values()
                .stream()
                .mapToLong(Long::longValue)
                .max()
                .orElse(0);
    }

    private String summary(List<PositionSample.Candidate> drawn) {
        long games =
                drawn.stream().map(PositionSample.Candidate::source).distinct().count();
        return drawn.size() + " positions from " + games + " games; " + broken + " records could not be read"
                + (interrupted ? "; interrupted" : "");
    }

    private void reportBroken(String name, String reason) {
        broken++;
        console.error(name + ": " + reason);
    }
}
