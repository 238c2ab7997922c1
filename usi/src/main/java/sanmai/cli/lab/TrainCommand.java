package sanmai.cli.lab;

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
import sanmai.cli.option.Evaluations;
import sanmai.cli.option.FileArguments;
import sanmai.cli.option.ForceOption;
import sanmai.cli.option.HelpWords;
import sanmai.cli.option.OutputFile;
import sanmai.cli.option.Ranges;
import sanmai.cli.option.Version;
import sanmai.cli.option.Written;
import sanmai.search.engine.EvaluationFile;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.eval.net.Net;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.training.Checkpoint;
import sanmai.search.training.GamePositions;
import sanmai.search.training.NetModel;
import sanmai.search.training.NetTrainer;
import sanmai.search.training.TrainingDataException;
import sanmai.search.training.TrainingSettings;

/** Teaches a net from games of self-play. */
@Command(
        name = "train",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Train a net on games that 'sanmai selfplay' wrote.",
            "",
            "The net learns to predict, for each quiet position, the score of a search and partly the result of the"
                    + " game. About one game of 20, or fewer if there are many, belongs to the validation set; the error on"
                    + " this set shows whether training still helps. Errors are root mean squares of differences of"
                    + " win rates,"
                    + " which are between 0 and 1. Give the same command again to continue an interrupted training,"
                    + " whose state is in NET.part. The same games and options give the same net, on any number of"
                    + " threads."
                    + " The games are read in parts: files may be of any size, and 512 MB of memory are enough"
                    + " without --shuffle.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  sanmai train games.sg",
            "  sanmai train --epochs 20 --results 0.3 --out my.net a.sg b.sg",
            "  sanmai train --from shipped --architecture sanmai-64-kings --rate 2e-4 new.sg",
            "",
            "The last line is 'net FILE  fingerprint F'; files of games name their net by its",
            "fingerprint. 'sanmai match --eval my.net' shows whether the net is better than",
            "the shipped one.",
            "",
            "Exit codes: 0 the net is written, 2 bad arguments or file, 130 interrupted."
        })
public final class TrainCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "GAMES", arity = "1..*", description = "Files of games.")
    private List<Path> files;

    @Option(
            names = "--out",
            paramLabel = "NET",
            description = "The file for the net, in place of the one that it held (default: ${DEFAULT-VALUE})."
                    + " ${bundle:" + HelpWords.OUT + "}")
    @Written
    private Path out = Path.of("sanmai.net");

    @Option(
            names = "--architecture",
            paramLabel = "A",
            description =
                    "What is trained: 'sanmai', a net of 32 neurons for each side, 'sanmai-64', one of 64, or of any"
                            + " other multiple of 32 up to 256, or 'sanmai-64-kings', one with its own weights for"
                            + " each of eight places of the king, like the shipped net (default:"
                            + " ${DEFAULT-VALUE}).")
    private String architecture = TrainedNet.NAME;

    @Option(
            names = "--from",
            paramLabel = "FILE",
            description = "Begin with the weights of this evaluation, instead of random ones. It must be a"
                    + " net of the size that is trained, or a smaller one; 'shipped' is the shipped net.")
    private Path from;

    @Mixin
    private TrainingOptions options;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "The number of threads (default: ${DEFAULT-VALUE}, all processors).")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Mixin
    private ForceOption force;

    private EvaluationFactory begin;
    private OutputFile target;
    private Path part;

    @Override
    public Integer call() {
        options.check();
        Ranges.checkThreads(threads);
        TrainedNet kind = TrainedNet.named(architecture);
        begin = from == null ? null : Evaluations.orShipped(from, EvaluationFile.USUAL_FV_SCALE);
        target = new OutputFile("--out", out);
        target.check();
        part = out.resolveSibling(out.getFileName() + ".part");
        FileArguments.checkWritten(spec, "--out", out);
        FileArguments.checkWritten(spec, "--out", part);
        force.check(target, "a net", Evaluations::isEvaluation);
        return ShutdownHook.run(() -> trainAlone(kind));
    }

    /** One run at a time, since two would spoil each other's {@code NET.part}. */
    private int trainAlone(TrainedNet kind) {
        target.lock();
        try {
            return train(kind);
        } finally {
            target.close();
        }
    }

    private int train(TrainedNet kind) {
        try (Console console = new Console(spec)) {
            GamePositions positions = read(console);
            TrainingSettings settings = options.settings(positions);
            console.print("games " + positions.games() + "  positions " + positions.size() + "  validation "
                    + positions.validationSet().size() + "  scale " + Ranges.plain(settings.scale()));
            Checkpoint checkpoint = new Checkpoint(
                    part,
                    settings.conditions()
                            .with("] games ", "the number of games", positions.games())
                            .with(" positions ", "the number of positions", positions.size())
                            .with(" sum ", "the checksum of the games", positions.checksum())
                            .with(" lambda ", "--lambda", options.lambda())
                            .with(" shuffle ", "--shuffle", options.shuffle())
                            .with(" architecture ", "--architecture", architecture)
                            .with(" from ", "--from", begin == null ? "random weights" : begin.identity()));
            if (Files.exists(part)) {
                console.print("going on from " + part);
            }
            console.begin("positions of all epochs");
            NetModel model = initial(kind, settings);
            TrainingProgress progress =
                    new TrainingProgress(console, positions.validationSet().size() > 0);
            NetTrainer trainer = new NetTrainer(positions, settings, model);
            Net made = trainer.train(threads, checkpoint, progress);
            List<String> comments = List.of(comment(positions, settings));
            target.write(to -> TrainedNet.write(made, comments, to));
            checkpoint.delete();
            progress.speed().ifPresent(speed -> console.print("learnt from " + speed + " positions/s"));
            console.print("net " + out + "  fingerprint " + NetEvaluationFactory.fingerprint(made));
            return ExitCodes.OK;
        } catch (TrainingDataException e) {
            throw new UserError(e.getMessage());
        } catch (InterruptedException e) {
            new Console(spec)
                    .print("interrupted" + (Files.exists(part) ? "; what has been learnt so far is in " + part : ""));
            return ExitCodes.INTERRUPTED;
        }
    }

    private NetModel initial(TrainedNet kind, TrainingSettings settings) {
        return begin == null
                ? NetModel.random(kind.size(), settings.random())
                : kind.continued(begin, settings)
                        .orElseThrow(() -> new UserError("--from \"" + from + "\" is " + begin.description()
                                + "; it must be of the size of --architecture " + architecture + ", or smaller"));
    }

    private GamePositions read(Console console) throws InterruptedException {
        console.begin("reading games");
        try {
            GamePositions positions = GamePositions.scan(files, options.lambda(), options.shuffle());
            if (positions.size() == 0) {
                int kept = positions.validationSet().size();
                throw new UserError(
                        kept > 0
                                ? "all " + kept + " quiet positions are in the validation set"
                                : "no quiet position to learn from in " + positions.games() + " games");
            }
            return positions;
        } catch (CancellationException e) {
            throw new InterruptedException();
        }
    }

    /** Says how the net was made, with the options that make it again. */
    private String comment(GamePositions positions, TrainingSettings settings) {
        String chosen = settings.conditions()
                .with("", "--lambda", options.lambda())
                .with("", "--shuffle", options.shuffle())
                .with("", "--architecture", architecture)
                .options();
        return (begin == null ? "" : "from " + begin.identity() + "  ") + "games " + positions.games() + "  positions "
                + positions.size() + "  " + chosen;
    }
}
