package sanmai.cli.lab;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import sanmai.cli.console.Console;
import sanmai.cli.console.ExitCodes;
import sanmai.cli.console.UserError;
import sanmai.cli.option.EvaluationOption;
import sanmai.cli.option.PositionCollection;
import sanmai.cli.option.Ranges;
import sanmai.cli.option.ResumableRun;
import sanmai.cli.option.ResumeOption;
import sanmai.cli.option.SlidersOption;
import sanmai.cli.option.Version;
import sanmai.journal.JournalFormat;
import sanmai.notation.Sfen;
import sanmai.search.alphabeta.AlphaBeta;
import sanmai.search.alphabeta.Features;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.eval.ScoreScale;
import sanmai.search.regret.NamedSearch;
import sanmai.search.regret.OwnSearch;
import sanmai.search.regret.RegretRun;
import sanmai.search.regret.Regrets;
import sanmai.search.regret.SearchAnswer;
import sanmai.search.time.Limits;
import sanmai.search.time.Resources;
import sanmai.search.tuning.Factor;
import sanmai.shogi.SetupProblem;

/** Measures what the moves of searches lose, by the judgement of a deeper search. */
@Command(
        name = "regret",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Measure what the moves of a search lose, by a deeper search: which of two searches is better, in minutes"
                    + " instead of the hours that games take.",
            "",
            "Each search chooses a move in each position, with an empty table. A judge chooses one too, and then"
                    + " searches the position after each of these moves. The regret of a move is how much"
                    + " lower its win rate (0 to 1) is than that of the best of them. The table has the mean regret of each search with its"
                    + " standard error, how much more that is than the first search's, the number of moves that lose"
                    + " more than 0.1, and the mean depth. A difference of less than two standard errors is no"
                    + " proof. A judge favours searches like its own, and of many changes one looks good by chance:"
                    + " try that one on other positions, and in games ('sanmai match').",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  sanmai regret --nodes 28000,140000            what more nodes gain",
            "  sanmai regret --change NULL_MOVE_PRUNING      what the null move gains",
            "  sanmai regret --change RAZORING --change RAZORING,PROBCUT --resume a.jsonl",
            "  sanmai regret --change LMR_BASE=900 --nodes 140000 --judge-nodes 1000000",
            "  sanmai regret --engine other --judge strong --judge-option Threads=1",
            "",
            "A run with --resume that was interrupted goes on when it is started again, also",
            "with more searches or positions: only what is new is searched.",
            "",
            "Exit codes: 0 measured, 2 bad arguments or files, 130 interrupted (with the",
            "result so far)."
        })
public final class RegretCommand implements Callable<Integer> {
    /** The journals of answers. */
    public static final JournalFormat<SearchAnswer> FORMAT = new JournalFormat<>(
            "sanmai regret", List.of(Version.CONDITION, "--hash"), SearchAnswer.class, SearchAnswer::which);

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--positions",
            paramLabel = "FILE",
            description = "A collection of positions as 'sanmai positions sample' writes it (default: those that come"
                    + " with the program). Undecided ones tell most.")
    private @Nullable Path file;

    @Option(
            names = "--limit",
            paramLabel = "N",
            description = "Only the first N positions (default: ${DEFAULT-VALUE}).")
    private int limit = 200;

    @Option(
            names = "--nodes",
            paramLabel = "N[,M...]",
            hideParamSyntax = true,
            split = ",",
            description = "The number of nodes for each move (default: 28000). Each further number is one more search.")
    private List<Long> nodes = List.of(28_000L);

    @Option(
            names = "--change",
            paramLabel = "FACTOR[,FACTOR...]",
            hideParamSyntax = true,
            description =
                    "One more search: without a FEATURE that 'sanmai match --help' lists, or with PARAMETER=VALUE;"
                            + " several with commas between them. May be given several times.")
    private List<String> changes = List.of();

    @Option(
            names = "--engine",
            paramLabel = "FILE",
            description = "One more search for each number of nodes: that of another USI engine.")
    private @Nullable Path engine;

    @Option(
            names = "--engine-option",
            paramLabel = "NAME=VALUE",
            description = "An option of that engine; may be given several times.")
    private Map<String, String> engineOptions = new LinkedHashMap<>();

    @Option(names = "--judge", paramLabel = "FILE", description = "The USI engine that judges (default: Sanmai).")
    private @Nullable Path judge;

    @Option(
            names = "--judge-option",
            paramLabel = "NAME=VALUE",
            description = "An option of the judge; may be given several times.")
    private Map<String, String> judgeOptions = new LinkedHashMap<>();

    @Option(
            names = "--judge-nodes",
            paramLabel = "N",
            description = "The number of nodes of each search of the judge (default: ${DEFAULT-VALUE}).")
    private long judgeNodes = 500_000;

    @Option(
            names = "--hash",
            paramLabel = "MB",
            description = "The size of each hash table, in MB (default: ${DEFAULT-VALUE}).")
    private int hash = 64;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "The number of positions searched at the same time (default: ${DEFAULT-VALUE}, all"
                    + " processors).")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Mixin
    private EvaluationOption chosen;

    @Mixin
    private SlidersOption sliders;

    @Mixin
    private ResumeOption resume;

    @Override
    public Integer call() {
        checkNumbers();
        sliders.apply();
        EvaluationFactory evaluation = chosen.evaluation();
        NamedSearch judging = judge == null
                ? own(evaluation, judgeNodes, "", Features.ALL)
                : RegretEngine.named("--judge", judge, judgeOptions, judgeNodes, hash);
        List<NamedSearch> searches = searches(evaluation);
        requireDistinct(searches, judging);
        double scale = judge == null ? evaluation.winRateScale() : EvaluationFactory.USUAL_WIN_RATE_SCALE;
        Set<String> positions = positions();
        return resume.run(
                FORMAT,
                FORMAT.conditions(Version.text(), hash),
                answer -> {},
                run -> measure(searches, judging, positions, scale, run));
    }

    private void checkNumbers() {
        Ranges.check("--limit", limit, 1, Integer.MAX_VALUE);
        nodes.forEach(number -> Ranges.check("--nodes", number, 1, Long.MAX_VALUE));
        Ranges.check("--judge-nodes", judgeNodes, 1, Long.MAX_VALUE);
        Ranges.checkHash(hash);
        Ranges.checkThreads(threads);
        if (engine == null && !engineOptions.isEmpty()) {
            throw new UserError("--engine-option needs --engine, the engine that has the option");
        }
        if (judge == null && !judgeOptions.isEmpty()) {
            throw new UserError("--judge-option needs --judge, the engine that has the option");
        }
    }

    // ---- What is compared ----

    private List<NamedSearch> searches(EvaluationFactory evaluation) {
        List<NamedSearch> searches = new ArrayList<>();
        nodes.forEach(number -> searches.add(own(evaluation, number, "", Features.ALL)));
        for (String change : changes) {
            Features features = Features.ALL;
            List<String> words = new ArrayList<>();
            for (Factor factor : FactorText.parse(Splitter.on(',').splitToList(change))) {
                features = factor.applyTo(features, factor instanceof Factor.Value);
                words.add((factor instanceof Factor.Value ? "with " : "without ") + factor);
            }
            searches.add(own(evaluation, nodes.get(0), " " + String.join(" ", words), features));
        }
        if (engine != null) {
            nodes.forEach(number -> searches.add(RegretEngine.named("--engine", engine, engineOptions, number, hash)));
        }
        return searches;
    }

    private NamedSearch own(EvaluationFactory evaluation, long number, String words, Features features) {
        ScoreScale scale = evaluation.scoreScale();
        String shown = scale.equals(ScoreScale.AS_IS) ? "" : " scale " + Ranges.plain(scale.centipawns());
        return new NamedSearch(
                evaluation.identity() + shown + " nodes " + number + words,
                () -> new OwnSearch(
                        AlphaBeta.prepared(evaluation, features, new Resources(hash, 1)), Limits.ofNodes(number)));
    }

    private static void requireDistinct(List<NamedSearch> searches, NamedSearch judging) {
        Set<String> names = new LinkedHashSet<>(Set.of(judging.name()));
        for (NamedSearch search : searches) {
            if (!names.add(search.name())) {
                throw new UserError("two searches are the same, or one is the judge's: " + search.name());
            }
        }
    }

    private Set<String> positions() {
        return PositionCollection.read(file).stream()
                .limit(limit)
                .map(line -> Sfen.of(Sfen.position(line.sfen(), SetupProblem.Reason.HARMLESS)))
                .collect(ImmutableSet.toImmutableSet());
    }

    // ---- The run ----

    private int measure(
            List<NamedSearch> searches,
            NamedSearch judging,
            Set<String> positions,
            double scale,
            ResumableRun<SearchAnswer> run) {
        try (Console console = new Console(spec)) {
            RegretRun regret = new RegretRun(searches, judging, positions, run.known(), (answer, done, total) -> {
                run.keep(answer);
                console.progress(done, total);
            });
            run.work(() -> {
                console.begin("moves");
                regret.choose(threads);
                console.begin("judged moves");
                regret.judge(threads);
            });
            Regrets regrets = regret.regrets(scale);
            console.print((run.endedEarly() ? "interrupted; so far " : "") + "positions " + regrets.positions());
            console.print(RegretReport.lines(regrets));
            return run.exitCode(ExitCodes.OK);
        } catch (OutOfMemoryError e) {
            throw new UserError("--threads " + threads + " with --hash " + hash + ": " + UserError.reason(e));
        }
    }
}
