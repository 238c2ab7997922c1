package sanmai.cli.lab;

import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
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
import sanmai.search.alphabeta.SearchParameter;
import sanmai.search.tuning.Spsa;
import sanmai.search.tuning.TunedIteration;
import sanmai.search.tuning.TuningRun;

/** Tunes parameters of the search by games. */
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
                    + " match to show whether the new values are better (sanmai match --set). At the end, also after"
                    + " Ctrl-C, a table has for each parameter the value before tuning, the tuned value, and the range"
                    + " of sensible values.",
            "",
            "Players have a number of nodes for each move and no time limit, so the same options give the same result"
                    + " on every machine and on any number of threads.",
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
            "Exit codes: 0 done, 2 bad arguments or files, 130 interrupted (with the result",
            "so far)."
        })
public final class TuneCommand implements Callable<Integer> {
    /** The journals of iterations. */
    public static final JournalFormat<TunedIteration> FORMAT = new JournalFormat<>(
            "sanmai tune",
            List.of(Version.CONDITION, "--seed", "--iterations", "--pairs", "--rate", "the parameters", "the players"),
            TunedIteration.class,
            iteration -> "iteration " + iteration.number());

    private static final int MAX_ITERATIONS = 1_000_000;
    private static final int MAX_PAIRS = 10_000;

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "PARAMETER",
            arity = "0..*",
            completionCandidates = ParameterNames.class,
            description = "What to tune, some of ${COMPLETION-CANDIDATES} (default: all).")
    private @Nullable List<String> names;

    @Option(
            names = "--iterations",
            paramLabel = "N",
            description = "The number of iterations (default: ${DEFAULT-VALUE}). The steps become smaller towards the"
                    + " last.")
    private int iterations = 1000;

    @Option(
            names = "--pairs",
            paramLabel = "N",
            description = "The number of pairs of games in an iteration (default: ${DEFAULT-VALUE}).")
    private int pairs = 4;

    @Option(
            names = "--rate",
            paramLabel = "R",
            description = "How far the values move towards the winner (default: ${DEFAULT-VALUE}, for 10000 games and"
                    + " more; for fewer games take ten times that, or the values hardly move).")
    private double rate = Spsa.USUAL_RATE;

    @Mixin
    private PlayersOptions players;

    @Mixin
    private ResumeOption resume;

    @Mixin
    private ChartOption chart;

    private MatchSide player;

    /** The names of all parameters. */
    private static final class ParameterNames implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Stream.of(SearchParameter.values()).map(Enum::name).iterator();
        }
    }

    @Override
    public Integer call() {
        Ranges.check("--iterations", iterations, 1, MAX_ITERATIONS);
        Ranges.check("--rate", rate, 1e-6, 1);
        Ranges.check("--pairs", pairs, 1, MAX_PAIRS);
        List<SearchParameter> parameters = PlayersOptions.distinct(
                PlayersOptions.orAll(names, SearchParameter.values()).map(FactorText::parameter), "parameter");
        chart.check();
        player = players.player();
        Spsa spsa = new Spsa(parameters, iterations, rate, players.seed());
        List<String> values = parameters.stream()
                .map(parameter -> parameter + "=" + parameter.value)
                .toList();
        return resume.run(
                FORMAT,
                FORMAT.conditions(Version.text(), players.seed(), iterations, pairs, rate, values, player.conditions()),
                this::requireOwn,
                run -> players.threads().play(() -> tune(spsa, run)));
    }

    private void requireOwn(TunedIteration iteration) {
        if (iteration.number() > iterations || iteration.games() != 2 * pairs) {
            throw new IllegalArgumentException("not an iteration of this run");
        }
    }

    private int tune(Spsa spsa, ResumableRun<TunedIteration> run) {
        TuneReport report = new TuneReport(spsa);
        try (Console console = new Console(spec)) {
            console.begin("iterations");
            TuningRun.Listener listener = new TuningRun.Listener() {
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
            TuningRun.TuningGames played = new TuningRun.TuningGames(pairs, players.seed(), player::player);
            TuningRun tuning = new TuningRun(spsa, played, run.known(), listener);
            run.work(() -> tuning.run(players.threads().threads()));
            console.print((run.endedEarly() ? "interrupted after " : "") + (spsa.iteration() - 1) + " iterations");
            report.lines().forEach(console::print);
            chart.write(
                    report.charts(),
                    List.of(
                            "Sanmai " + Version.text() + "; " + iterations + " iterations planned, " + pairs
                                    + " pairs of games in each, --rate " + rate + " --seed " + players.seed(),
                            "both players: " + player.conditions()));
            return run.exitCode(ExitCodes.OK);
        }
    }
}
