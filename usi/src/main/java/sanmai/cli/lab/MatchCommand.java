package sanmai.cli.lab;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.Maps;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import sanmai.cli.console.Console;
import sanmai.cli.console.ExitCodes;
import sanmai.cli.console.UserError;
import sanmai.cli.option.EvaluationOption;
import sanmai.cli.option.Ranges;
import sanmai.cli.option.ResumableRun;
import sanmai.cli.option.ShardOptions;
import sanmai.cli.option.SlidersOption;
import sanmai.cli.option.Version;
import sanmai.journal.JournalFormat;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.SearchParameter;
import sanmai.search.match.GamePair;
import sanmai.search.match.Match;
import sanmai.search.match.MatchRun;
import sanmai.search.match.MatchScore;
import sanmai.search.match.Sprt;

/** Plays the engine against itself with other evaluations or limits. */
@Command(
        name = "match",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Play two configurations of the engine against each other: which is better, and by how much?",
            "",
            "Games are played in pairs from the same opening with both colours. Openings are eight random moves"
                    + " after which a shallow search sees neither side ahead by more than three pawns. A game ends by"
                    + " the rules; or as a win, when the scores of both players agree for six moves in a row that one"
                    + " of them is 25 pawns ahead; or as a draw, after 320 more moves. Each move has a number of nodes and"
                    + " no time limit (unless --clock is given), so the same options give"
                    + " the same result on every machine, however busy, and on any number of threads.",
            "",
            "Every " + MatchCommand.PAIRS_OF_A_LINE + " pairs, and at the end, a line has the score of the first"
                    + " player: games won, drawn and lost, and the difference in Elo with its 95%% confidence"
                    + " interval. With --sprt the match ends as soon as the sequential probability ratio test accepts"
                    + " one of the two differences; the line then also has the log-likelihood ratio (LLR), its"
                    + " bounds, and the accepted difference. --eval and --set are for the first player, --other-eval"
                    + " and --without for the second: a lead of the first speaks for what is new.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  sanmai match --eval my.net                a new net against the shipped one",
            "  sanmai match --eval my.net --other-eval old.net --pairs 500 --nodes 8000",
            "  sanmai match --eval my.net --sprt 0,10 --pairs 5000 --resume match.jsonl",
            "  sanmai match --nodes 6000,3000            what twice as many nodes are worth",
            "  sanmai match --without NULL_MOVE_PRUNING  what the null move is worth",
            "  sanmai match --without NODE_FRACTION --clock 3+0.03    with a clock",
            "  sanmai match --set LMR_BASE=800,LMR_FACTOR=500 --nodes 25000 --sprt 0,5",
            "",
            "  sanmai match --eval my.net --shard 1/2 --resume one.jsonl     half here,",
            "  sanmai match --eval my.net --shard 2/2 --resume two.jsonl     half there,",
            "  sanmai match --merge one.jsonl two.jsonl --sprt 0,10          and both",
            "",
            "--pairs and --sprt may be given with --merge. --shard takes no --sprt, since no",
            "part knows the results of the others. An interrupted match with --resume goes on",
            "when it is started again, also with more pairs or with --sprt.",
            "",
            "Exit codes: 0 played, 2 bad arguments or files, 130 interrupted (with the",
            "result so far)."
        })
public final class MatchCommand implements Callable<Integer> {
    /** The journals of pairs. */
    public static final JournalFormat<GamePair> FORMAT = new JournalFormat<>(
            "sanmai match",
            List.of(Version.CONDITION, "--seed", "the first player", "the second player"),
            GamePair.class,
            MatchMerge::nameOf);

    static final int PAIRS_OF_A_LINE = 10;

    private static final long USUAL_NODES = 3000;
    private static final int USUAL_PAIRS = 100;
    static final int MAX_PAIRS = 1_000_000;

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--pairs",
            paramLabel = "N",
            description = "The number of pairs of games, at most (default: " + USUAL_PAIRS
                    + "; with --merge, as many as the files show: those after the last one may be missing).")
    private Integer pairs;

    @Option(
            names = "--nodes",
            paramLabel = "N[,M]",
            hideParamSyntax = true,
            split = ",",
            description = "The number of nodes for each move: one number for both players, or one for each with a comma"
                    + " between them (default: " + USUAL_NODES + ").")
    private List<Long> nodes;

    @Option(
            names = "--clock",
            paramLabel = "SECONDS+INCREMENT",
            converter = NodeClock.Converter.class,
            description = "Play with a clock instead of --nodes; 3+0.03 is 3 seconds for the game and 0.03 seconds"
                    + " more after each move. A million nodes count as a second, so these games are the same on every"
                    + " machine, too. Nobody loses on time.")
    private NodeClock clock;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Another number gives other openings (default: ${DEFAULT-VALUE}).")
    private int seed = 1;

    @Option(
            names = "--other-eval",
            paramLabel = "FILE",
            description = "The evaluation of the second player, as for --eval (default: the shipped net).")
    private Path otherEvaluation;

    @Option(
            names = "--without",
            paramLabel = "FEATURE",
            split = ",",
            description = "Features that the search of the second player leaves out, one or several of"
                    + " ${COMPLETION-CANDIDATES}.")
    private List<Feature> without = List.of();

    @Option(
            names = "--set",
            paramLabel = "PARAMETER=N",
            split = ",",
            description = "Parameter values for the search of the first player, such as 'sanmai tune' finds. 'sanmai"
                    + " tune --help' lists the parameters.")
    private Map<SearchParameter, Integer> set = Map.of();

    @Option(
            names = "--sprt",
            paramLabel = "ELO0,ELO1",
            hideParamSyntax = true,
            split = ",",
            description = "End the match as soon as a sequential probability ratio test, with error rates of 0.05,"
                    + " accepts ELO0 or ELO1 as the lead of the first player. Example: 0,10.")
    private List<Double> differences;

    @Mixin
    private PairThreadsOption threads;

    @Mixin
    private EvaluationOption chosen;

    @Mixin
    private ShardOptions parts;

    @Mixin
    private SlidersOption sliders;

    private Optional<Sprt> test = Optional.empty();
    private MatchSide first;
    private MatchSide second;

    @Override
    public Integer call() {
        Ranges.check("--pairs", pairs == null ? USUAL_PAIRS : pairs, 1, MAX_PAIRS);
        test = Optional.ofNullable(differences).map(MatchCommand::test);
        return parts.merges() ? merge() : play();
    }

    private int merge() {
        List<GamePair> played =
                parts.merge(spec, List.of("--pairs", "--sprt"), files -> MatchMerge.of(files, pairs, test));
        try (Console console = new Console(spec)) {
            MatchRun match =
                    new MatchRun(played.size(), Optional.empty(), played, listener(pair -> {}, played.size(), console));
            match.replay();
            console.print(line(match.score()));
            return ExitCodes.OK;
        }
    }

    private int play() {
        threads.check();
        if (nodes != null && clock != null) {
            throw new UserError("--nodes and --clock cannot be combined; give one of them");
        }
        nodes = nodes == null ? List.of(USUAL_NODES) : nodes;
        if (nodes.isEmpty() || nodes.size() > 2) {
            throw new UserError("--nodes: give one number, or two with a comma between them");
        }
        if (test.isPresent() && !parts.shard().isWhole()) {
            throw new UserError("--sprt cannot be combined with --shard; give it with --merge");
        }
        nodes.forEach(number -> Ranges.check("--nodes", number, 1, Long.MAX_VALUE));
        sliders.apply();
        set.forEach((parameter, value) -> Ranges.check("--set " + parameter, value, parameter.min, parameter.max));
        first = new MatchSide(
                chosen.evaluation(),
                nodes.get(0),
                Optional.ofNullable(clock),
                ImmutableSet.of(),
                ImmutableSortedMap.copyOf(Maps.filterEntries(set, entry -> entry.getValue() != entry.getKey().value)));
        second = new MatchSide(
                chosen.evaluation(otherEvaluation),
                nodes.get(nodes.size() - 1),
                Optional.ofNullable(clock),
                ImmutableSet.copyOf(without),
                ImmutableSortedMap.of());
        if (first.conditions().equals(second.conditions())) {
            throw new UserError(
                    "both players are the same; give another --eval or --other-eval, two numbers of --nodes,"
                            + " --without, or --set");
        }
        return parts.run(
                FORMAT,
                FORMAT.conditions(Version.text(), seed, first.conditions(), second.conditions()),
                pair -> {},
                run -> threads.play(() -> play(run)));
    }

    private static Sprt test(List<Double> differences) {
        if (differences.size() != 2) {
            throw new UserError("--sprt: give two numbers with a comma between them, such as 0,10");
        }
        try {
            return new Sprt(differences.get(0), differences.get(1));
        } catch (IllegalArgumentException e) {
            throw new UserError("--sprt " + differences.get(0) + "," + differences.get(1) + ": " + e.getMessage());
        }
    }

    private int play(ResumableRun<GamePair> run) {
        try (Console console = new Console(spec)) {
            console.begin("pairs");
            List<Integer> numbers = parts.shard().numbers(1, pairs == null ? USUAL_PAIRS : pairs);
            MatchRun match = new MatchRun(numbers, test, run.known(), listener(run::keep, numbers.size(), console));
            run.work(() -> match.run(threads.threads(), () -> new Match(first.player(), second.player(), seed)));
            console.print((run.endedEarly() ? "interrupted; so far " : "") + line(match.score()));
            return run.exitCode(ExitCodes.OK);
        }
    }

    private MatchRun.Listener listener(Consumer<GamePair> keeper, int total, Console console) {
        return new MatchRun.Listener() {
            @Override
            public void played(GamePair pair) {
                keeper.accept(pair);
            }

            @Override
            public void counted(MatchScore score) {
                int done = score.playedPairs();
                if (done % PAIRS_OF_A_LINE == 0) {
                    console.print("pairs " + done + "  " + line(score));
                }
                console.progress(done, total);
            }
        };
    }

    private String line(MatchScore score) {
        return score + test.map(sprt -> "  " + sprt.verdict(score)).orElse("");
    }
}
