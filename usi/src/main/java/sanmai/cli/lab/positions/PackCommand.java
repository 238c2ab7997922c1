package sanmai.cli.lab.positions;

import com.google.common.collect.Iterators;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
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
import sanmai.cli.option.Version;
import sanmai.cli.option.Written;
import sanmai.files.FileProblems;
import sanmai.files.InputFile;
import sanmai.search.exchange.ExchangeException;
import sanmai.search.exchange.ExchangeFormat;
import sanmai.search.exchange.TrainingRecord;
import sanmai.search.training.GameFile;
import sanmai.search.training.TrainingDataException;
import sanmai.search.training.TrainingGame;
import sanmai.search.training.TrainingSet;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** Writes positions in the formats that shogi engines share. */
@Command(
        name = "pack",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Write positions for the trainers of other programs, or turn their files into each other's.",
            "",
            "The input is games of 'sanmai selfplay', or positions in a format that the ending of the file's name tells:",
            "",
            "  .psv .bin   records of 40 bytes, the PackedSfenValue of YaneuraOu: position, score for the side to"
                    + " move, the move that was played, the number of that move in the game, and how the game ended for"
                    + " the side to move",
            "  .hcpe       records of 38 bytes, of Apery, cshogi and dlshogi: the same without the number of the move",
            "  .hcp        positions of 32 bytes, of the same programs",
            "  .sfen       text: SFEN, and behind tabs move or 'none', score, result",
            "",
            "So does the ending of --out; another name gets .psv. The records come in the order of the input; most"
                    + " trainers want them shuffled. Scores are in hundredths of a pawn; 32000 or -32000 in a game is a"
                    + " forced mate. Positions of a game's random opening are left out: they have no score.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  sanmai positions pack --out positions.bin games.sg",
            "  sanmai positions pack --quiet --out quiet.hcpe a.sg b.sg",
            "  sanmai positions pack --out text.sfen positions.psv",
            "",
            "The last line is 'positions N  games N'.",
            "",
            "Exit codes: 0 written, 2 bad arguments or files, 130 interrupted (the",
            "positions of the games read so far are written)."
        })
final class PackCommand implements Callable<Integer> {
    /** The number of records that tell whether a file has the format of its name. */
    private static final int LOOKED_AT = 100;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Files of games or positions.")
    private List<Path> files;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            required = true,
            description = "The file for the positions, in place of those that it held; - is stdout. ${bundle:"
                    + HelpWords.OUT + "}")
    @Written(standardOutput = true)
    private Path out;

    @Option(
            names = "--quiet",
            description = "Only what 'sanmai train' learns from: positions without check in which no piece is taken or"
                    + " promoted next, and no side is ahead by more than 30 pawns.")
    private boolean quiet;

    @Mixin
    private ForceOption force;

    /** Writes records into a file. */
    private interface RecordWriter {
        void write(TrainingRecord record) throws IOException;
    }

    private long positions;
    private int games;

    @Override
    public Integer call() {
        OutputFile file = new OutputFile("--out", out);
        file.check();
        ExchangeFormat format = ExchangeFormat.ofName(out.toString()).orElse(ExchangeFormat.PSV);
        force.check(file, "packed positions", old -> isOf(format, old));
        return ShutdownHook.run(() -> pack(file, format));
    }

    private static boolean isOf(ExchangeFormat format, Path file) {
        try (InputStream in = InputFile.open(file)) {
            return Iterators.size(Iterators.limit(format.read(in), LOOKED_AT)) > 0;
        } catch (IOException | UncheckedIOException | ExchangeException e) {
            return false;
        }
    }

    private int pack(OutputFile file, ExchangeFormat format) {
        boolean[] interrupted = new boolean[1];
        try {
            file.write(to -> interrupted[0] = write(record -> format.write(record, to)));
        } catch (CancellationException e) {
            interrupted[0] = true;
        } catch (TrainingDataException | ExchangeException e) {
            throw new UserError(e.getMessage());
        }
        String summary = (interrupted[0] ? "interrupted; so far " : "") + "positions " + positions + "  games " + games;
        if (file.isStandardOutput()) {
            new Console(spec).error(summary);
        } else {
            new Console(spec).print(summary);
        }
        return interrupted[0] ? ExitCodes.INTERRUPTED : ExitCodes.OK;
    }

    /** Writes the positions; returns whether it was interrupted. */
    private boolean write(RecordWriter to) throws IOException {
        try (Console console = new Console(spec)) {
            console.begin("packing positions");
            for (int i = 0; i < files.size(); i++) {
                add(files.get(i), to);
                console.progress(i + 1, files.size());
            }
            if (positions == 0) {
                throw new UserError("the files have no position to write" + (quiet ? " that --quiet keeps" : ""));
            }
            return false;
        } catch (UncheckedIOException e) {
            throw e.getCause();
        } catch (CancellationException e) {
            if (positions == 0) {
                throw e; // No empty file replaces another.
            }
            return true;
        }
    }

    private void add(Path file, RecordWriter to) throws IOException {
        Optional<ExchangeFormat> format = ExchangeFormat.ofName(file.toString());
        if (format.isEmpty()) {
            GameFile.read(file, game -> add(game, to));
            return;
        }
        try (InputStream in = open(file)) {
            Iterator<TrainingRecord> records = format.get().read(in);
            while (hasNext(records, file)) {
                stopIfInterrupted();
                TrainingRecord record = records.next();
                Position position = record.position();
                add(record, position, record.move(position), to);
            }
        } catch (ExchangeException e) {
            throw new UserError("\"" + file + "\": " + e.getMessage());
        }
    }

    private static InputStream open(Path file) {
        try {
            return InputFile.open(file);
        } catch (IOException e) {
            throw unreadable(file, e);
        }
    }

    private static boolean hasNext(Iterator<TrainingRecord> records, Path file) {
        try {
            return records.hasNext();
        } catch (UncheckedIOException e) {
            throw unreadable(file, e.getCause());
        }
    }

    /** Told apart from an exception of the file that is written. */
    private static UserError unreadable(Path file, IOException e) {
        return new UserError("\"" + file + "\": " + FileProblems.reason(e));
    }

    private void add(TrainingGame game, RecordWriter to) {
        stopIfInterrupted();
        games++;
        game.replay((position, index) -> {
            int move = game.moves().get(index);
            int result = game.resultFor(position.turnOrdinal());
            try {
                add(TrainingRecord.of(position, game.scores().get(index), move, result), position, move, to);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    private void add(TrainingRecord record, Position position, int move, RecordWriter to) throws IOException {
        if (!quiet || move != Move.NONE && TrainingSet.isSuitable(position, move, record.score())) {
            to.write(record);
            positions++;
        }
    }

    private static void stopIfInterrupted() {
        if (Thread.interrupted()) {
            throw new CancellationException();
        }
    }
}
