package sanmai.cli.lab;

import com.google.common.collect.ImmutableSet;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sanmai.cli.console.Console;
import sanmai.cli.console.ExitCodes;
import sanmai.cli.console.UserError;
import sanmai.cli.option.ChartOption;
import sanmai.cli.option.Ranges;
import sanmai.cli.option.ResumableRun;
import sanmai.cli.option.ResumeOption;
import sanmai.cli.option.Version;
import sanmai.search.alphabeta.Feature;
import sanmai.search.match.GamePair;
import sanmai.search.match.MatchRun;
import sanmai.search.match.MatchScore;
import sanmai.search.tuning.Factor;
import sanmai.search.tuning.FactorEffects;
import sanmai.search.tuning.Screening;
import sanmai.search.tuning.ScreeningPairs;

/** Finds out by games what many features and parameters of the search are worth. */
@Command(
        name = "screen",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Measure what many features and parameters of the search are worth, in the same games.",
            "",
            "This is a screening design (Plackett and Burman 1946): a factor is a feature or a parameter with two"
                    + " settings. The engine plays itself; in each pair of games every factor has one setting for the"
                    + " first player and the other setting for the second, so each game tells something about every"
                    + " factor, and twenty factors take no more games than one. Each effect is measured while half of"
                    + " the other factors have their other setting; 'sanmai match' shows whether the best settings"
                    + " help together.",
            "",
            "A feature is on for one player and off for the other; a parameter has VALUE for one player and its usual"
                    + " value for the other. Players have a number of nodes for each move and no time limit, so the"
                    + " same options give the same result on every machine and on any number of threads.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  sanmai screen --pairs 2048 --resume features.jsonl --chart features.svg",
            "  sanmai screen PAWN_HISTORY CHECK_EXTENSIONS LMR_BASE=900 NULL_MOVE_REDUCTION=4",
            "",
            "The design is balanced after every block of pairs; a block is as long as the",
            "least power of two above the number of factors. An interrupted run with",
            "--resume goes on when it is started again, also with more pairs.",
            "",
            "Exit codes: 0 done, 2 bad arguments or files, 130 interrupted (with the result",
            "so far)."
        })
public final class ScreenCommand implements Callable<Integer> {
    private static final int MAX_PAIRS = 1_000_000;

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "FACTOR",
            arity = "0..*",
            description =
                    "What to screen: a FEATURE that 'sanmai match --help' lists, or PARAMETER=VALUE with a parameter"
                            + " that 'sanmai tune --help' lists (default: all features).")
    private List<String> names =
            Arrays.stream(Feature.values()).map(Feature::name).toList();

    @Option(
            names = "--pairs",
            paramLabel = "N",
            description = "The number of pairs of games (default: ${DEFAULT-VALUE}).")
    private int pairs = 512;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "The seed of the design and the openings (default: ${DEFAULT-VALUE}).")
    private int seed = 1;

    @Mixin
    private PlayerOptions games;

    @Mixin
    private ResumeOption resume;

    @Mixin
    private ChartOption chart;

    private List<Factor> factors = List.of();
    private MatchSide player;

    @Override
    public Integer call() {
        Ranges.check("--pairs", pairs, 1, MAX_PAIRS);
        factors = names.stream().map(FactorText::parse).toList();
        if (ImmutableSet.copyOf(factors).size() < factors.size()) {
            throw new UserError("a factor is named twice; name each once");
        }
        chart.check();
        player = games.player();
        ScreenConditions conditions = ScreenConditions.of(seed, factors, player);
        return resume.run(
                ScreenConditions.FORMAT, conditions, pair -> {}, run -> games.play(() -> screen(conditions, run)));
    }

    private int screen(ScreenConditions conditions, ResumableRun<GamePair> run) {
        Screening screening = new Screening(factors, seed);
        FactorEffects effects = new FactorEffects(screening);
        ScreenReport report = new ScreenReport(screening, effects);
        try (Console console = new Console(spec)) {
            console.begin("pairs");
            MatchRun match = new MatchRun(pairs, Optional.empty(), run.known(), listener(run::keep, console));
            run.work(() -> match.run(games.threads(), () -> new ScreeningPairs(screening, seed, player::playerWith)));
            match.counted().forEach(effects::add);
            console.print((run.endedEarly() ? "interrupted after " : "") + effects.pairs()
                    + " pairs, balanced after every " + screening.block());
            report.lines().forEach(console::print);
            chart.write(report.charts(), conditions.lines());
            return run.exitCode(ExitCodes.OK);
        }
    }

    private MatchRun.Listener listener(Consumer<GamePair> keeper, Console console) {
        return new MatchRun.Listener() {
            @Override
            public void played(GamePair pair) {
                keeper.accept(pair);
            }

            @Override
            public void counted(MatchScore score) {
                console.progress(score.playedPairs(), pairs);
            }
        };
    }
}
