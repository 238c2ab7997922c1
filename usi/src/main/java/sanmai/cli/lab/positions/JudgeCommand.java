package sanmai.cli.lab.positions;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
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
import sanmai.cli.option.EvaluationOption;
import sanmai.cli.option.Ranges;
import sanmai.cli.option.Version;
import sanmai.cli.option.WinRateScale;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.training.EvaluationErrors;
import sanmai.search.training.GameFile;
import sanmai.search.training.TrainingDataException;
import sanmai.search.training.TrainingGame;

/** Compares an evaluation with the scores and results of games. */
@Command(
        name = "judge",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Measure how well an evaluation predicts search scores and results.",
            "",
            "The games are files of 'sanmai selfplay'. In their quiet positions, from which 'sanmai train' would learn,"
                    + " the evaluation is compared with the score of the search and with how the game ended. Errors"
                    + " are root mean squares of differences of win rates, which are between 0 and 1. Use games that"
                    + " were played with many nodes and that the evaluation was not trained on. If the scores have a"
                    + " much smaller error to the results than the evaluation, there is much to learn from these"
                    + " games.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  sanmai positions judge deep.sg                the shipped net",
            "  sanmai positions judge --eval my.net deep.sg  and another one",
            "",
            "The last line is 'NAME  error to scores E  to results E'.",
            "",
            "Exit codes: 0 measured, 2 bad arguments or files, 130 interrupted (with the",
            "errors so far)."
        })
final class JudgeCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "GAMES", arity = "1..*", description = "Files of games.")
    private List<Path> files;

    @Mixin
    private EvaluationOption chosen;

    @Option(
            names = "--scale",
            paramLabel = "S",
            description = WinRateScale.MEANING
                    + " (default: "
                    + NetEvaluationFactory.WIN_RATE_SCALE
                    + " for nets of Sanmai, "
                    + EvaluationFactory.USUAL_WIN_RATE_SCALE
                    + " for an nn.bin). The scores of the games always have the default of the evaluation that played"
                    + " them.")
    private Double scale;

    private int games;
    private final Set<String> scalesOfGames = new LinkedHashSet<>();

    @Override
    public Integer call() {
        WinRateScale.check(scale);
        EvaluationFactory evaluation = chosen.evaluation();
        return ShutdownHook.run(() -> judge(evaluation));
    }

    private int judge(EvaluationFactory evaluation) {
        double used = scale == null ? evaluation.winRateScale() : scale;
        EvaluationErrors errors = new EvaluationErrors(evaluation, used);
        boolean isInterrupted = !read(errors);
        Console console = new Console(spec);
        if (errors.positions() > 0) {
            console.print("positions " + errors.positions() + "  games " + games + "  scale " + Ranges.plain(used)
                    + "  of the games " + String.join(", ", scalesOfGames));
            console.print(String.format(Locale.ROOT, "scores  error to results %.5f", errors.scoresToResults()));
            console.print(String.format(
                    Locale.ROOT,
                    "%s  error to scores %.5f  to results %.5f",
                    evaluation.identity(),
                    errors.toScores(),
                    errors.toResults()));
        } else if (!isInterrupted) {
            throw new UserError("the files have no quiet position in " + games + " games");
        }
        return isInterrupted ? ExitCodes.INTERRUPTED : ExitCodes.OK;
    }

    /** Reads the games; returns whether all were read. */
    private boolean read(EvaluationErrors errors) {
        try (Console console = new Console(spec)) {
            console.begin("judging games");
            for (int i = 0; i < files.size(); i++) {
                GameFile.readWithConditions(
                        files.get(i), (game, conditions) -> add(game, errors, scaleOfScores(conditions)));
                console.progress(i + 1, files.size());
            }
            return true;
        } catch (CancellationException e) {
            new Console(spec).print("interrupted; so far games " + games);
            return false;
        } catch (TrainingDataException e) {
            throw new UserError(e.getMessage());
        }
    }

    /** The scale of the evaluation that the conditions of games name, see {@link EvaluationFactory#identity}. */
    private static double scaleOfScores(String conditions) {
        return conditions.contains(" " + NetEvaluationFactory.NAME + " ")
                ? NetEvaluationFactory.WIN_RATE_SCALE
                : EvaluationFactory.USUAL_WIN_RATE_SCALE;
    }

    private void add(TrainingGame game, EvaluationErrors errors, double scaleOfScores) {
        if (Thread.interrupted()) {
            throw new CancellationException();
        }
        games++;
        scalesOfGames.add(Ranges.plain(scaleOfScores));
        errors.add(game, scaleOfScores);
    }
}
