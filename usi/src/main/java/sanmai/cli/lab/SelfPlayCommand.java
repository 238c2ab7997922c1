package sanmai.cli.lab;

import com.google.common.collect.ContiguousSet;
import com.google.common.collect.ImmutableSet;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
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
import sanmai.cli.option.ShardOption;
import sanmai.cli.option.ShardOptions;
import sanmai.cli.option.SlidersOption;
import sanmai.cli.option.Version;
import sanmai.cli.option.Written;
import sanmai.files.ConditionLine;
import sanmai.search.alphabeta.AlphaBeta;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.match.NoBalancedOpeningException;
import sanmai.search.time.Limits;
import sanmai.search.time.Resources;
import sanmai.search.training.GameFile;
import sanmai.search.training.GameMerge;
import sanmai.search.training.SelfPlay;
import sanmai.search.training.SelfPlayRun;
import sanmai.search.training.TrainingDataException;

/** Plays games of the engine against itself for the evaluation to learn from. */
@Command(
        name = "selfplay",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Play games of the engine against itself, to train a net on.",
            "",
            "Each game begins with eight or nine random moves; then the engine searches every move. The file holds the"
                    + " moves with their scores, 400 bytes for a game of a hundred moves. The same seed and number of"
                    + " nodes give the same games. Give the same command again to continue an interrupted run: games"
                    + " that the file holds are not played again. A file"
                    + " with games of another net, seed or number of nodes is refused, and so is one that another run"
                    + " is writing.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  sanmai selfplay games.sg",
            "  sanmai selfplay --games 100000 --nodes 1000 --seed 7 --threads 8 games.sg",
            "  sanmai selfplay --games 9000 --shard 1/2 one.sg        half of them here,",
            "  sanmai selfplay --games 9000 --shard 2/2 two.sg        half of them there,",
            "  sanmai selfplay games.sg --merge one.sg two.sg         and all in one file",
            "",
            "The last line is 'games N  positions N  in the file N': what was played now,",
            "and how many games the file has. 'sanmai train' learns from such files,",
            "'sanmai positions pack' writes their positions for other programs.",
            "",
            "Exit codes: 0 the file has all games, or all of its part, 2 bad arguments or",
            "file, 130 interrupted (the file keeps the games that were finished)."
        })
public final class SelfPlayCommand implements Callable<Integer> {
    private static final int HASH_MEGABYTES = 4;
    private static final int USUAL_GAMES = 1000;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The file for the games; it is begun, or gets what it lacks.")
    @Written
    private Path file;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "The number of games in the file at the end, or in the files of all parts together"
                    + " (default: " + USUAL_GAMES
                    + "; with --merge, as many as the files show: those after the last one may be missing).")
    private Integer games;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "The number of nodes for each move (default: ${DEFAULT-VALUE}).")
    private long nodes = 1000;

    @Option(names = "--seed", paramLabel = "N", description = "The seed of the games (default: ${DEFAULT-VALUE}).")
    private int seed = 1;

    @Option(
            names = "--without",
            paramLabel = "FEATURE",
            split = ",",
            description = "Features that the search leaves out, one or several of those that 'sanmai match --help'"
                    + " lists.")
    private List<Feature> without = List.of();

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "The number of games played at the same time (default: ${DEFAULT-VALUE}, all processors).")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Mixin
    private ShardOption part;

    @Option(
            names = "--merge",
            paramLabel = "PART",
            hideParamSyntax = true,
            arity = "1..*",
            description = "Play no games; add to FILE the games of these files that it lacks, in the order of their"
                    + " numbers, as one run on one thread would have written them. Files made under different"
                    + " conditions, repeated games and missing games are refused. No other option may be given but"
                    + " --games.")
    private List<Path> parts;

    @Mixin
    private EvaluationOption chosen;

    @Mixin
    private SlidersOption sliders;

    private EvaluationFactory evaluation;

    private int played;
    private long positions;

    @Override
    public Integer call() {
        Ranges.check("--games", games == null ? USUAL_GAMES : games, 1, Integer.MAX_VALUE);
        return ShutdownHook.run(parts == null ? this::playPart : this::mergeParts);
    }

    private int playPart() {
        Ranges.check("--nodes", nodes, 1, Long.MAX_VALUE);
        Ranges.checkThreads(threads);
        sliders.apply();
        evaluation = chosen.evaluation();
        List<Integer> numbers = part.shard().numbers(0, games == null ? USUAL_GAMES : games);
        return fill(
                conditions(),
                numbers,
                (into, listener) -> new SelfPlayRun(into, numbers, listener).run(threads, this::player));
    }

    private int mergeParts() {
        ShardOptions.refuseOthers(spec, List.of("FILE", "--games"));
        GameMerge merge;
        int total;
        try {
            merge = new GameMerge(parts);
            total = games == null ? merge.games() : games;
            merge.requireAll(total);
        } catch (IllegalArgumentException e) {
            throw new UserError("--merge: " + e.getMessage());
        }
        List<Integer> numbers = ContiguousSet.closedOpen(0, total).asList();
        return fill(merge.conditions(), numbers, (into, listener) -> merge.addTo(into, total, listener));
    }

    /** Adds the games that a file lacks. */
    private interface Filling {
        void run(GameFile file, SelfPlayRun.Listener listener) throws InterruptedException;
    }

    private int fill(ConditionLine conditions, List<Integer> numbers, Filling filling) {
        boolean interrupted = false;
        int inFile = 0;
        try (GameFile games = GameFile.open(file, conditions);
                Console console = new Console(spec)) {
            long known = numbers.stream().filter(games::has).count();
            console.begin("games");
            try {
                filling.run(games, game -> {
                    played++;
                    positions += game.moves().size() - game.openingPlies();
                    console.progress(known + played, numbers.size());
                });
            } catch (InterruptedException e) {
                interrupted = true;
            }
            inFile = games.size();
        } catch (OutOfMemoryError e) {
            throw new UserError("--threads " + threads + ": " + UserError.reason(e));
        } catch (TrainingDataException | NoBalancedOpeningException e) {
            throw new UserError(e.getMessage());
        }
        new Console(spec)
                .print((interrupted ? "interrupted; so far " : "") + "games " + played + "  positions " + positions
                        + "  in the file " + inFile);
        return interrupted ? ExitCodes.INTERRUPTED : ExitCodes.OK;
    }

    private ConditionLine conditions() {
        return ConditionLine.begin()
                .with("version ", "the version of Sanmai", Version.text())
                .with(" ", "--eval", evaluation.identity())
                .with(" seed ", "--seed", seed)
                .with(" nodes ", "--nodes", nodes + MatchSide.words(ImmutableSet.copyOf(without)));
    }

    private SelfPlay player() {
        Features features = MatchSide.allWithout(ImmutableSet.copyOf(without));
        AlphaBeta searcher = AlphaBeta.prepared(evaluation, features, new Resources(HASH_MEGABYTES, 1));
        return new SelfPlay(searcher, Limits.ofNodes(nodes), seed);
    }
}
