package sanmai.cli.command;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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
import sanmai.cli.option.OutputFile;
import sanmai.cli.option.Ranges;
import sanmai.cli.option.Version;
import sanmai.search.eval.net.Net;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.eval.net.NetText;
import sanmai.search.training.Checkpoint;
import sanmai.search.training.GameFile;
import sanmai.search.training.NetTrainer;
import sanmai.search.training.TrainingDataException;
import sanmai.search.training.TrainingGame;
import sanmai.search.training.TrainingSet;
import sanmai.search.training.WinRateModel;

/** Teaches a net from games of self-play. */
@Command(
        name = "train",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Teach a net to judge positions, from games that 'sanmai selfplay' wrote.",
            "",
            "The net learns to predict, for each quiet position, the score of a search and partly the result of the"
                    + " game. One of " + TrainCommand.VALIDATION_SHARE
                    + " games is in the validation set; the error on that"
                    + " shows whether training still helps. Errors are root mean squares of differences of win rates,"
                    + " which are between 0 and 1. A training that"
                    + " was interrupted goes on with the last epoch if the command is given again: what has been learnt"
                    + " so far is in NET.part. The same games and options give the same net, on any number of threads.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  sanmai train games.sg",
            "  sanmai train --epochs 20 --results 0.3 --out my.net a.sg b.sg",
            "",
            "The last line is 'net FILE  fingerprint F'; by the fingerprint files of games",
            "name the net. 'sanmai match --eval my.net' shows whether it is better than the",
            "shipped one.",
            "",
            "Exit codes: 0 the net is written, 2 bad arguments or file, 130 interrupted."
        })
final class TrainCommand implements Callable<Integer> {
    /** One of this number of games goes to the validation set. */
    static final int VALIDATION_SHARE = 20;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "GAMES", arity = "1..*", description = "Files of games.")
    private List<Path> files;

    @Option(
            names = "--out",
            paramLabel = "NET",
            description = "The file for the net, in place of what it held (default: ${DEFAULT-VALUE}).")
    private Path out = Path.of("sanmai.net");

    @Option(
            names = "--epochs",
            paramLabel = "N",
            description = "The number of passes over the positions (default: ${DEFAULT-VALUE}).")
    private int epochs = 10;

    @Option(
            names = "--batch",
            paramLabel = "N",
            description = "The number of positions in a batch (default: ${DEFAULT-VALUE}).")
    private int batch = 4096;

    @Option(
            names = "--rate",
            paramLabel = "R",
            description = "The learning rate at first; it falls to a hundredth of that (default: ${DEFAULT-VALUE}).")
    private double rate = 0.001;

    @Option(
            names = "--results",
            paramLabel = "W",
            description = "The weight of the results of the games, 0 to 1; the scores have the rest (default:"
                    + " ${DEFAULT-VALUE}).")
    private double results = 0.1;

    @Option(
            names = "--scale",
            paramLabel = "S",
            description = "The centipawns that multiply the odds of winning by e (default: fitted to the games).")
    private Double scale;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "The seed of the first weights and of the order of positions (default: ${DEFAULT-VALUE}).")
    private int seed = 1;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "The number of threads (default: ${DEFAULT-VALUE}, all processors).")
    private int threads = Runtime.getRuntime().availableProcessors();

    private final TrainingSet trainingSet = new TrainingSet();
    private final TrainingSet validationSet = new TrainingSet();
    private int games;
    private OutputFile target;
    private Path part;

    @Override
    public Integer call() {
        Ranges.check("--epochs", epochs, 1, 1_000_000);
        Ranges.check("--batch", batch, 1, 1 << 20);
        Ranges.check("--rate", rate, 1e-9, 1);
        Ranges.check("--results", results, 0, 1);
        Ranges.check("--scale", scale == null ? 1 : scale, 1, 1e6);
        Ranges.check("--threads", threads, 1, 1024);
        target = new OutputFile("--out", out);
        target.check();
        part = out.resolveSibling(out.getFileName() + ".part");
        return ShutdownHook.run(this::trainAlone);
    }

    /** One run at a time, since two would spoil each other's {@code NET.part}. */
    private int trainAlone() {
        target.lock();
        try {
            return train();
        } finally {
            target.close();
        }
    }

    private int train() {
        try (Console console = new Console(spec)) {
            read(console);
            double used = scale == null ? WinRateModel.fit(trainingSet) : scale;
            console.print("games " + games + "  positions " + trainingSet.size() + "  validation "
                    + validationSet.size() + "  scale " + Ranges.plain(used));
            NetTrainer.Settings settings = new NetTrainer.Settings(epochs, batch, rate, results, used, seed);
            Checkpoint checkpoint = new Checkpoint(
                    part,
                    settings.conditions()
                            .with("] games ", "the number of games", games)
                            .with(" positions ", "the number of positions", trainingSet.size())
                            .with(" sum ", "the checksum of the positions", trainingSet.checksum()));
            if (Files.exists(part)) {
                console.print("going on from " + part);
            }
            console.begin("epochs");
            Net net = new NetTrainer(trainingSet, validationSet, settings)
                    .train(threads, checkpoint, (epoch, error, validationError) -> {
                        console.print(String.format(Locale.ROOT, "epoch %d  error %.5f  validation ", epoch, error)
                                + (validationSet.size() == 0
                                        ? "-"
                                        : String.format(Locale.ROOT, "%.5f", validationError)));
                        console.progress(epoch, epochs);
                    });
            write(net, used);
            checkpoint.delete();
            console.print("net " + out + "  fingerprint " + NetEvaluationFactory.fingerprint(net));
            return ExitCodes.OK;
        } catch (TrainingDataException e) {
            throw new UserError(e.getMessage());
        } catch (InterruptedException e) {
            new Console(spec)
                    .print("interrupted" + (Files.exists(part) ? "; what has been learnt so far is in " + part : ""));
            return ExitCodes.INTERRUPTED;
        }
    }

    private void read(Console console) throws InterruptedException {
        console.begin("reading games");
        for (int i = 0; i < files.size(); i++) {
            try {
                GameFile.read(files.get(i), this::add);
            } catch (OutOfMemoryError e) {
                long megabytes = Runtime.getRuntime().maxMemory() >> 20;
                throw new UserError("the games do not fit into " + megabytes + " MB; set SANMAI_JAVA_OPTIONS=-Xmx"
                        + 2 * megabytes + "m");
            } catch (CancellationException e) {
                throw new InterruptedException();
            }
            console.progress(i + 1, files.size());
        }
        if (trainingSet.size() == 0) {
            throw new UserError("no quiet position to learn from in " + games + " games");
        }
    }

    private void add(TrainingGame game) {
        if (Thread.interrupted()) {
            throw new CancellationException();
        }
        (game.number() % VALIDATION_SHARE == 0 ? validationSet : trainingSet).add(game);
        games++;
    }

    private void write(Net net, double used) {
        List<String> comments = new ArrayList<>();
        comments.add("A net of Sanmai, learnt from its own games.");
        comments.add(String.format(
                Locale.ROOT,
                "games %d  positions %d  epochs %d  batch %d  rate %s  results %s  scale %s  seed %d",
                games,
                trainingSet.size(),
                epochs,
                batch,
                rate,
                results,
                Ranges.plain(used),
                seed));
        byte[] text = NetText.write(net, comments).getBytes(StandardCharsets.UTF_8);
        target.write(to -> to.write(text));
    }
}
