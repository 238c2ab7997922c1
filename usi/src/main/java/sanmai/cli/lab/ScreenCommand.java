package sanmai.cli.lab;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sanmai.cli.console.Console;
import sanmai.cli.console.ExitCodes;
import sanmai.cli.option.ChartOption;
import sanmai.cli.option.Ranges;
import sanmai.cli.option.ResumableRun;
import sanmai.cli.option.ResumeOption;
import sanmai.cli.option.Version;
import sanmai.journal.JournalFormat;
import sanmai.search.alphabeta.Feature;
import sanmai.search.match.GamePair;
import sanmai.search.match.MatchRun;
import sanmai.search.match.MatchScore;
import sanmai.search.tuning.Factor;
import sanmai.search.tuning.FactorEffects;
import sanmai.search.tuning.Screening;
import sanmai.search.tuning.ScreeningPairs;

/** Finds out what features and parameters of the search are worth. */
@Command(
        name = "screen",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Measure what features and parameters of the search are worth, many in the same games.",
            "",
            "This is a screening design (Plackett and Burman 1946): a factor is a feature, on"
                    + " for one player and off for the other, or a parameter with VALUE for one player and its usual"
                    + " value for the other. In each pair of games every factor has one setting for the first player"
                    + " and the other setting for the second, so each game tells something about every factor, and"
                    + " twenty factors take no more games than one. Each effect is measured while half of the other"
                    + " factors have their other setting; 'sanmai match' shows whether the best settings help"
                    + " together. The design is balanced after every block of pairs; a block is as long as the least"
                    + " power of two above the number of factors.",
            "",
            "Players have a number of nodes for each move and no time limit, so the same options give the same result"
                    + " on every machine and on any number of threads.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  sanmai screen --pairs 2048 --resume features.jsonl",
            "  sanmai screen PAWN_HISTORY LMR_BASE=900 --chart factors.svg",
            "",
            "A run with --resume that was interrupted goes on where it stopped when it is",
            "started again, also with more pairs.",
            "",
            "Exit codes: 0 done, 2 bad arguments or files, 130 interrupted (with the result",
            "so far)."
        })
public final class ScreenCommand implements Callable<Integer> {
    /** Files of the pairs of a screening. */
    public static final JournalFormat<GamePair> FORMAT = new JournalFormat<>(
            "sanmai screen",
            List.of(Version.CONDITION, "--seed", "the factors", "the players"),
            GamePair.class,
            MatchMerge::nameOf);

    private static final int MAX_PAIRS = 1_000_000;

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "FACTOR",
            arity = "0..*",
            description =
                    "A FEATURE that 'sanmai match --help' lists, or PARAMETER=VALUE, with a parameter that 'sanmai"
                            + " tune --help' lists (default: all features).")
    private @Nullable List<String> names;

    @Option(
            names = "--pairs",
            paramLabel = "N",
            description = "The number of pairs of games (default: ${DEFAULT-VALUE}).")
    private int pairs = 512;

    @Mixin
    private PlayersOptions players;

    @Mixin
    private ResumeOption resume;

    @Mixin
    private ChartOption chart;

    private MatchSide player;

    @Override
    public Integer call() {
        Ranges.check("--pairs", pairs, 1, MAX_PAIRS);
        List<Factor> factors = PlayersOptions.distinct(
                PlayersOptions.orAll(names, Feature.values()).map(FactorText::parse), "factor");
        chart.check();
        player = players.player();
        return resume.run(
                FORMAT,
                FORMAT.conditions(Version.text(), players.seed(), factors, player.conditions()),
                pair -> {},
                run -> players.threads().play(() -> play(new Screening(factors, players.seed()), run)));
    }

    private int play(Screening screening, ResumableRun<GamePair> run) {
        FactorEffects effects = new FactorEffects(screening);
        ScreenReport report = new ScreenReport(screening, effects);
        try (Console console = new Console(spec)) {
            console.begin("pairs");
            MatchRun.Listener listener = new MatchRun.Listener() {
                @Override
                public void played(GamePair pair) {
                    run.keep(pair);
                }

                @Override
                public void counted(MatchScore score) {
                    console.progress(score.playedPairs(), pairs);
                }
            };
            MatchRun match = new MatchRun(pairs, Optional.empty(), run.known(), listener);
            run.work(() -> match.run(
                    players.threads().threads(),
                    () -> new ScreeningPairs(screening, players.seed(), player::playerWith)));
            match.counted().forEach(effects::add);
            console.print((run.endedEarly() ? "interrupted after " : "") + effects.pairs()
                    + " pairs, balanced after every " + screening.block());
            report.lines().forEach(console::print);
            chart.write(
                    report.charts(),
                    List.of(
                            "Sanmai " + Version.text() + ", --seed " + players.seed(),
                            "both players: " + player.conditions()));
            return run.exitCode(ExitCodes.OK);
        }
    }
}
