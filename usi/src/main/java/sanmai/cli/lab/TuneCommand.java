package sanmai.cli.lab;

import java.util.Arrays;
import java.util.Iterator;
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
import sanmai.cli.console.UserError;
import sanmai.cli.option.ChartOption;
import sanmai.cli.option.EvaluationOption;
import sanmai.cli.option.Ranges;
import sanmai.cli.option.ResumableRun;
import sanmai.cli.option.ResumeOption;
import sanmai.cli.option.SlidersOption;
import sanmai.cli.option.Version;
import sanmai.journal.JournalFormat;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.SearchParameter;
import sanmai.search.match.GamePair;
import sanmai.search.match.MatchRun;
import sanmai.search.match.MatchScore;
import sanmai.search.tuning.Factor;
import sanmai.search.tuning.FactorEffects;
import sanmai.search.tuning.Screening;
import sanmai.search.tuning.ScreeningPairs;
import sanmai.search.tuning.Spsa;
import sanmai.search.tuning.TunedIteration;
import sanmai.search.tuning.TuningRun;

/** Tunes parameters of the search by games, or finds out what its features and parameters are worth. */
@Command(
        name = "tune",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Tune parameters of the search by games of the engine against itself.",
            "",
            "The method is SPSA: in each iteration every parameter gets a random step, up or down. The values plus"
                    + " their steps play some pairs of games against the values minus their steps, and then all"
                    + " values move a little towards the winner. This takes many thousand games. Afterwards let a"
                    + " match show whether the new values are better (sanmai match --set). When it ends, also by"
                    + " Ctrl-C, it prints a table that has for each parameter the value before tuning, the tuned value, and the range"
                    + " of sensible values.",
            "",
            "With --screen nothing is tuned: the command measures what many features and parameters are worth, in the"
                    + " same games. This is a screening design (Plackett and Burman 1946): a factor is a feature, on"
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
            "  sanmai tune LMR_BASE LMR_FACTOR --nodes 25000 --resume lmr.jsonl",
            "  sanmai tune --iterations 5000 --resume all.jsonl",
            "  sanmai tune --screen --pairs 2048 --resume features.jsonl",
            "  sanmai tune --screen PAWN_HISTORY LMR_BASE=900 --chart factors.svg",
            "",
            "A run with --resume that was interrupted goes on where it stopped when it is",
            "started again; with --screen also with more pairs.",
            "",
            "Exit codes: 0 done, 2 bad arguments or files, 130 interrupted (with the result",
            "so far)."
        })
public final class TuneCommand implements Callable<Integer> {
    private static final String PLAYERS = "the players";

    /** The journals of iterations. */
    public static final JournalFormat<TunedIteration> TUNING = new JournalFormat<>(
            "sanmai tune",
            List.of(Version.CONDITION, "--seed", "--iterations", "--pairs", "--rate", "the parameters", PLAYERS),
            TunedIteration.class,
            iteration -> "iteration " + iteration.number());

    /** The journals of the pairs of a screening. */
    public static final JournalFormat<GamePair> SCREENING = new JournalFormat<>(
            "sanmai tune --screen",
            List.of(Version.CONDITION, "--seed", "the factors", PLAYERS),
            GamePair.class,
            MatchMerge::nameOf);

    private static final int USUAL_ITERATIONS = 1000;
    private static final int MAX_ITERATIONS = 1_000_000;
    private static final int USUAL_PAIRS = 4;
    private static final int MAX_PAIRS = 10_000;
    private static final int SCREENING_PAIRS = 512;

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "PARAMETER",
            arity = "0..*",
            completionCandidates = ParameterNames.class,
            description = "What to tune, some of ${COMPLETION-CANDIDATES} (default: all). With --screen the factors:"
                    + " a FEATURE that 'sanmai match --help' lists, or PARAMETER=VALUE (default: all features).")
    private @Nullable List<String> names;

    @Option(names = "--screen", description = "Tune nothing; measure what features and parameters are worth.")
    private boolean screens;

    @Option(
            names = "--iterations",
            paramLabel = "N",
            description = "The number of iterations (default: " + USUAL_ITERATIONS
                    + "). The steps become smaller towards the last. Not with --screen.")
    private @Nullable Integer iterations;

    @Option(
            names = "--pairs",
            paramLabel = "N",
            description = "The number of pairs of games: in an iteration (default: " + USUAL_PAIRS
                    + "), with --screen in all (default: " + SCREENING_PAIRS + ").")
    private @Nullable Integer pairs;

    @Option(
            names = "--rate",
            paramLabel = "R",
            description = "How far the values move towards the winner (default: " + Spsa.USUAL_RATE
                    + ", for 10000 games and more; for fewer games take ten times that, or the values hardly move)."
                    + " Not with --screen.")
    private @Nullable Double rate;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "The seed of the steps or the design, and of the openings (default: ${DEFAULT-VALUE}).")
    private int seed = 1;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "The number of nodes for each move (default: ${DEFAULT-VALUE}).")
    private long nodes = 25_000;

    @Mixin
    private PairThreadsOption threads;

    @Mixin
    private EvaluationOption chosen;

    @Mixin
    private SlidersOption sliders;

    @Mixin
    private ResumeOption resume;

    @Mixin
    private ChartOption chart;

    private MatchSide player;

    /** The names of all parameters. */
    private static final class ParameterNames implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return all(SearchParameter.values()).iterator();
        }
    }

    private static List<String> all(Enum<?>[] values) {
        return Arrays.stream(values).map(Enum::name).toList();
    }

    @Override
    public Integer call() {
        if (screens && (iterations != null || rate != null)) {
            throw new UserError("--screen cannot be combined with " + (rate == null ? "--iterations" : "--rate")
                    + ", an option of tuning; leave it out");
        }
        if (!screens && chart.isGiven()) {
            throw new UserError("--chart needs --screen: only the effects of a screening are drawn");
        }
        iterations = iterations == null ? USUAL_ITERATIONS : iterations;
        rate = rate == null ? Spsa.USUAL_RATE : rate;
        pairs = pairs != null ? pairs : screens ? SCREENING_PAIRS : USUAL_PAIRS;
        Ranges.check("--iterations", iterations, 1, MAX_ITERATIONS);
        Ranges.check("--rate", rate, 1e-6, 1);
        Ranges.check("--pairs", pairs, 1, screens ? MatchCommand.MAX_PAIRS : MAX_PAIRS);
        return screens ? screen() : tune();
    }

    private MatchSide player() {
        Ranges.check("--nodes", nodes, 1, Long.MAX_VALUE);
        threads.check();
        sliders.apply();
        return new MatchSide(chosen.evaluation(), nodes);
    }

    // ---- Tuning ----

    private int tune() {
        List<SearchParameter> parameters = FactorText.parameters(names == null ? all(SearchParameter.values()) : names);
        player = player();
        Spsa spsa = new Spsa(parameters, iterations, rate, seed);
        List<String> values = parameters.stream()
                .map(parameter -> parameter + "=" + parameter.value)
                .toList();
        return resume.run(
                TUNING,
                TUNING.conditions(Version.text(), seed, iterations, pairs, rate, values, player.conditions()),
                this::requireOwn,
                run -> threads.play(() -> tune(spsa, run)));
    }

    private void requireOwn(TunedIteration iteration) {
        if (iteration.number() > iterations || iteration.games() != 2 * pairs) {
            throw new IllegalArgumentException("not an iteration of this run");
        }
    }

    private int tune(Spsa spsa, ResumableRun<TunedIteration> run) {
        try (Console console = new Console(spec)) {
            console.begin("iterations");
            TuningRun.Listener listener = new TuningRun.Listener() {
                @Override
                public void played(TunedIteration iteration) {
                    run.keep(iteration);
                }

                @Override
                public void learnt(TunedIteration iteration) {
                    console.progress(iteration.number(), iterations);
                }
            };
            TuningRun.TuningGames played = new TuningRun.TuningGames(pairs, seed, player::player);
            TuningRun tuning = new TuningRun(spsa, played, run.known(), listener);
            run.work(() -> tuning.run(threads.threads()));
            console.print((run.endedEarly() ? "interrupted after " : "") + (spsa.iteration() - 1) + " iterations");
            TuneReport.lines(spsa).forEach(console::print);
            return run.exitCode(ExitCodes.OK);
        }
    }

    // ---- Screening ----

    private int screen() {
        List<Factor> factors = FactorText.parse(names == null ? all(Feature.values()) : names);
        chart.check();
        player = player();
        return resume.run(
                SCREENING,
                SCREENING.conditions(Version.text(), seed, factors, player.conditions()),
                pair -> {},
                run -> threads.play(() -> screen(new Screening(factors, seed), run)));
    }

    private int screen(Screening screening, ResumableRun<GamePair> run) {
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
            run.work(() -> match.run(threads.threads(), () -> new ScreeningPairs(screening, seed, player::playerWith)));
            match.counted().forEach(effects::add);
            console.print((run.endedEarly() ? "interrupted after " : "") + effects.pairs()
                    + " pairs, balanced after every " + screening.block());
            console.print(report.lines());
            chart.write(
                    report.charts(),
                    List.of("Sanmai " + Version.text() + ", --seed " + seed, "both players: " + player.conditions()));
            return run.exitCode(ExitCodes.OK);
        }
    }
}
