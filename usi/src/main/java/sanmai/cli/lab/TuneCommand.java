package sanmai.cli.lab;

import com.google.common.collect.ImmutableSet;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
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
import sanmai.search.alphabeta.SearchParameter;
import sanmai.search.tuning.Spsa;
import sanmai.search.tuning.TunedIteration;
import sanmai.search.tuning.TuningRun;

/** Tunes the parameters of the search by games. */
@Command(
        name = "tune",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Tune parameters of the search by games of the engine against itself.",
            "",
            "The method is SPSA: in each iteration every parameter gets a random step, up or down. The values plus"
                    + " their steps play some pairs of games against the values minus their steps, and then all"
                    + " values move a little towards the winner. This takes many thousand games, and at the end a"
                    + " match to show whether the new values are better (sanmai match --set). Players have a number"
                    + " of nodes for each move and no time limit, so the same"
                    + " options give the same result on every machine and on any number of threads.",
            "",
            "At the end, also after Ctrl-C, a table has for each parameter the value before tuning, the tuned value,"
                    + " and the range of sensible values.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  sanmai tune LMR_BASE LMR_DIVISOR --nodes 25000 --resume lmr.jsonl",
            "  sanmai tune --iterations 5000 --resume all.jsonl --chart all.svg",
            "",
            "A run with --resume that was interrupted goes on where it stopped when it is",
            "started again.",
            "",
            "Exit codes: 0 done, 2 bad arguments or files, 130 interrupted (with the values",
            "so far)."
        })
public final class TuneCommand implements Callable<Integer> {
    private static final int MAX_ITERATIONS = 1_000_000;
    private static final int MAX_PAIRS = 10_000;

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "PARAMETER",
            arity = "0..*",
            completionCandidates = ParameterNames.class,
            description = "What to tune, some of ${COMPLETION-CANDIDATES} (default: all).")
    private List<String> names = new ParameterNames().stream().toList();

    @Option(
            names = "--iterations",
            paramLabel = "N",
            description =
                    "The number of iterations (default: ${DEFAULT-VALUE}). The steps become smaller towards the last.")
    private int iterations = 1000;

    @Option(
            names = "--pairs",
            paramLabel = "N",
            description = "The number of pairs of games in an iteration (default: ${DEFAULT-VALUE}).")
    private int pairs = 4;

    @Option(
            names = "--rate",
            paramLabel = "R",
            description =
                    "How far the values move towards the winner (default: ${DEFAULT-VALUE}, for 10000 games and more;"
                            + " for fewer games take ten times that, or the values hardly move).")
    private double rate = Spsa.USUAL_RATE;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "The seed of the steps and the openings (default:" + " ${DEFAULT-VALUE}).")
    private int seed = 1;

    @Mixin
    private PlayerOptions games;

    @Mixin
    private ResumeOption resume;

    @Mixin
    private ChartOption chart;

    private List<SearchParameter> parameters = List.of();
    private MatchSide player;

    /** The names of all parameters. */
    private static final class ParameterNames implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return stream().iterator();
        }

        Stream<String> stream() {
            return Arrays.stream(SearchParameter.values()).map(SearchParameter::name);
        }
    }

    @Override
    public Integer call() {
        Ranges.check("--iterations", iterations, 1, MAX_ITERATIONS);
        Ranges.check("--pairs", pairs, 1, MAX_PAIRS);
        Ranges.check("--rate", rate, 1e-6, 1);
        parameters = names.stream().map(FactorText::parameter).toList();
        if (ImmutableSet.copyOf(parameters).size() < parameters.size()) {
            throw new UserError("a parameter is named twice; name each once");
        }
        chart.check();
        player = games.player();
        TuneConditions conditions = TuneConditions.of(seed, iterations, pairs, rate, parameters, player);
        return resume.run(
                TuneConditions.FORMAT, conditions, conditions::check, run -> games.play(() -> tune(conditions, run)));
    }

    private int tune(TuneConditions conditions, ResumableRun<TunedIteration> run) {
        Spsa spsa = new Spsa(parameters, iterations, rate, seed);
        TuneReport report = new TuneReport(spsa);
        try (Console console = new Console(spec)) {
            console.begin("iterations");
            TuningRun tuning =
                    new TuningRun(spsa, pairs, seed, player::player, run.known(), listener(run, report, console));
            run.work(() -> tuning.run(games.threads()));
            console.print((run.endedEarly() ? "interrupted after " : "") + (spsa.iteration() - 1) + " iterations");
            report.lines().forEach(console::print);
            chart.write(report.charts(), conditions.lines());
            return run.exitCode(ExitCodes.OK);
        }
    }

    private TuningRun.Listener listener(ResumableRun<TunedIteration> run, TuneReport report, Console console) {
        return new TuningRun.Listener() {
            @Override
            public void played(TunedIteration iteration) {
                run.keep(iteration);
            }

            @Override
            public void learnt(TunedIteration iteration) {
                report.add();
                console.progress(iteration.number(), iterations);
            }
        };
    }
}
