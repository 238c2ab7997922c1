package sanmai.cli.lab.positions;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
import sanmai.files.InputFile;
import sanmai.search.training.GameFile;
import sanmai.search.training.TrainingDataException;
import sanmai.search.training.TrainingGame;
import sanmai.search.training.TrainingRecord;
import sanmai.search.training.TrainingSet;

/** Writes the positions of self-play in the format that shogi engines share. */
@Command(
        name = "pack",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Write the positions of self-play games for the trainers of other programs.",
            "",
            "The games are files of 'sanmai selfplay'. Each position becomes a record of 40 bytes, the"
                    + " PackedSfenValue of"
                    + " YaneuraOu: position, score for the side to move in hundredths of a pawn, the move that was"
                    + " played, the number of that move in the game, and how the game ended for the side to move. A"
                    + " score of 32000 or -32000 is a forced mate. The records come in the order of the games; most"
                    + " trainers want them shuffled.",
            "",
            "Positions of the random opening are left out: they have no score.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  sanmai positions pack --out positions.bin games.sg",
            "  sanmai positions pack --quiet --out quiet.bin a.sg b.sg",
            "",
            "The last line is 'positions N  games N'.",
            "",
            "Exit codes: 0 written, 2 bad arguments or files, 130 interrupted (the",
            "positions of the games read so far are written)."
        })
final class PackCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "GAMES", arity = "1..*", description = "Files of games.")
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

    private long positions;
    private int games;

    @Override
    public Integer call() {
        OutputFile file = new OutputFile("--out", out);
        file.check();
        force.check(file, "packed positions", PackCommand::isPacked);
        return ShutdownHook.run(() -> pack(file));
    }

    private static boolean isPacked(Path file) {
        try (InputStream in = InputFile.open(file)) {
            TrainingRecord.read(in.readNBytes(TrainingRecord.BYTES), 0);
            return Files.size(file) % TrainingRecord.BYTES == 0;
        } catch (IOException | TrainingDataException | IndexOutOfBoundsException e) {
            return false;
        }
    }

    private int pack(OutputFile file) {
        boolean[] interrupted = new boolean[1];
        try {
            file.write(to -> interrupted[0] = write(to));
        } catch (CancellationException e) {
            interrupted[0] = true;
        } catch (TrainingDataException e) {
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
    private boolean write(OutputStream to) throws IOException {
        try (Console console = new Console(spec)) {
            console.begin("packing games");
            for (int i = 0; i < files.size(); i++) {
                GameFile.read(files.get(i), game -> add(game, to));
                console.progress(i + 1, files.size());
            }
            if (positions == 0) {
                throw new UserError("the files have no position to write in " + games + " games");
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

    private void add(TrainingGame game, OutputStream to) {
        if (Thread.interrupted()) {
            throw new CancellationException();
        }
        games++;
        game.replay((position, index) -> {
            int move = game.moves().get(index);
            int score = game.scores().get(index);
            if (!quiet || TrainingSet.isSuitable(position, move, score)) {
                int result = game.resultFor(position.turnOrdinal());
                try {
                    TrainingRecord.of(position, score, move, result).write(to);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
                positions++;
            }
        });
    }
}
