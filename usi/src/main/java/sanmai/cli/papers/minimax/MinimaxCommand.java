package sanmai.cli.papers.minimax;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import sanmai.cli.console.Console;
import sanmai.cli.console.ExitCodes;
import sanmai.cli.console.UserError;
import sanmai.cli.option.PositionCollection;
import sanmai.cli.option.Ranges;
import sanmai.cli.option.ReportOptions;
import sanmai.cli.option.ResumableRun;
import sanmai.cli.option.ShardOptions;
import sanmai.cli.option.SlidersOption;
import sanmai.cli.option.Version;
import sanmai.cli.papers.ChildJvm;
import sanmai.core.sliders.choice.SliderSchemes;
import sanmai.journal.Conditions;
import sanmai.search.minimax.MoveGenerator;

/** Compares move generators by minimax trees. */
@Command(
        name = "minimax",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Compare attack tables with bitboards: the times for the same minimax trees.",
            "",
            "This is the experiment of table 1 in Grimbergen's paper 'Using Bitboards for Move Generation in Shogi':"
                    + " full-width minimax to a fixed depth, without pruning or quiescence, material at the leaves."
                    + " Nodes, leaves and values must be the same for all generators, or the run fails.",
            "",
            "Each generator (and slider scheme) has a JVM of its own with the flags of this one. All search the first"
                    + " position, then all the second, and so on. Times are CPU times of the one thread that searches;"
                    + " there is no --threads, since threads would disturb each other.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  sanmai minimax --limit 20                              a first look",
            "  sanmai minimax --resume trees.jsonl --chart trees.svg  the paper's 3",
            "  sanmai minimax --plies 3,4 --resume trees.jsonl        and its 4 plies",
            "  sanmai minimax --generators bitboard --sliders rotated,kindergarten",
            "  sanmai minimax --format csv > trees.csv",
            "  sanmai minimax --shard 1/2 --resume one.jsonl          half here,",
            "  sanmai minimax --shard 2/2 --resume two.jsonl          half there,",
            "  sanmai minimax --merge one.jsonl two.jsonl             both",
            "",
            "A run with --resume that was interrupted goes on where it stopped when it is",
            "started again, also with more plies, positions, generators or schemes.",
            "",
            "Exit codes: 0 searched, 1 two trees differ or a worker failed (the rest is",
            "printed), 2 bad arguments, 130 interrupted (what was searched is printed)."
        })
public final class MinimaxCommand implements Callable<Integer> {
    /** The names of the generators, for the help. */
    static final class GeneratorNames implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return MoveGenerator.names().iterator();
        }
    }

    private static final int USUAL_PLIES = 3;
    private static final int MAX_PLIES = 6;
    private static final double LONGEST_WARM_UP = 600;
    private static final double MILLIS = 1000;

    /** The greatest depth at which minutes are enough for any tree. */
    private static final int QUICK_PLIES = 3;

    private static final int QUICK_PATIENCE = 10;
    private static final int PATIENCE = 24 * 60;

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--plies",
            paramLabel = "N",
            split = ",",
            description = "The depths of the trees, with commas between them, 1 to " + MAX_PLIES + " (default: "
                    + USUAL_PLIES + "). A ply more takes about a hundred times as long.")
    private List<Integer> plies;

    @Option(
            names = "--positions",
            paramLabel = "FILE",
            description = "A collection of positions as 'sanmai positions sample' writes it (default: the 1000 that"
                    + " come with the program).")
    private Path file;

    @Option(
            names = "--limit",
            paramLabel = "N",
            description = "Only the first N positions (default: all, which takes some minutes at 3 plies and half a day"
                    + " or more at 4). The shipped ones are in random order, so the first 20 give a quick first"
                    + " impression.")
    private Integer limit;

    @Mixin
    private ShardOptions parts;

    @Option(
            names = "--generators",
            paramLabel = "NAME",
            split = ",",
            completionCandidates = GeneratorNames.class,
            description = "The generators to compare, with commas between them (default: all). There are"
                    + " ${COMPLETION-CANDIDATES}; 'bitboard' is the paper's. Savings are against attack-table.")
    private List<String> generators;

    @Option(
            names = "--sliders",
            paramLabel = "NAME",
            split = ",",
            completionCandidates = SlidersOption.Names.class,
            description = "The slider schemes that bitboards run on, with commas between them; 'sanmai sliders --help'"
                    + " lists them (default: " + SliderSchemes.DEFAULT + ", or the system property "
                    + SliderSchemes.PROPERTY + ").")
    private List<String> sliders;

    @Option(
            names = "--warm-up",
            paramLabel = "SECONDS",
            description = "The CPU time that each JVM searches other trees before it is measured (default:"
                    + " ${DEFAULT-VALUE}).")
    private double warmUp = 4;

    @Option(
            names = "--patience",
            paramLabel = "MINUTES",
            description = "The time for a tree after which its JVM counts as hung (default: " + QUICK_PATIENCE
                    + " up to " + QUICK_PLIES + " plies, " + PATIENCE + " beyond).")
    private Integer patience;

    @Mixin
    private ReportOptions report;

    @Override
    public Integer call() {
        report.check();
        return parts.merges() ? merge() : search();
    }

    private int merge() {
        return print(parts.merge(spec, ReportOptions.NAMES, TreeMerge::of));
    }

    private int search() {
        checkNumbers();
        List<MoveGenerator> compared = generators();
        if (sliders != null && compared.stream().noneMatch(MoveGenerator::usesSliders)) {
            throw new UserError("--sliders: none of the generators uses sliders; leave it out");
        }
        List<Combination> combinations = Combination.of(compared, schemes());
        List<TreePosition> tasks = TreePosition.all(PositionCollection.read(file));
        Conditions conditions = TreeSample.FORMAT.conditions(
                Version.text(),
                Runtime.version(),
                ChildJvm.flagsInWords(),
                tasks.size(),
                TreePosition.fingerprint(tasks),
                warmUpMillis());
        List<TreePosition> part = parts.part(limit == null ? tasks : tasks.subList(0, Math.min(limit, tasks.size())));
        if (part.isEmpty()) {
            throw new UserError("--shard: this part has no positions; N must be at most the number of positions");
        }
        return parts.run(
                TreeSample.FORMAT,
                conditions,
                sample -> sample.requireWithin(tasks.size()),
                run -> compare(part, combinations, conditions, run));
    }

    private int warmUpMillis() {
        return (int) Math.round(warmUp * MILLIS);
    }

    private void checkNumbers() {
        plies = plies == null ? List.of(USUAL_PLIES) : plies;
        for (int depth : plies) {
            Ranges.check("--plies", depth, 1, MAX_PLIES);
        }
        plies = plies.stream().distinct().sorted().toList();
        if (limit != null) {
            Ranges.checkAtLeast("--limit", limit, 1);
        }
        if (patience != null) {
            Ranges.checkAtLeast("--patience", patience, 1);
        }
        Ranges.check("--warm-up", warmUp, 0, LONGEST_WARM_UP);
    }

    private List<MoveGenerator> generators() {
        if (generators == null) {
            return List.of(MoveGenerator.values());
        }
        List<MoveGenerator> chosen = new ArrayList<>();
        for (String name : generators) {
            chosen.add(MoveGenerator.byName(name)
                    .orElseThrow(() -> new UserError("--generators: no generator is called \"" + name + "\"; choose"
                            + " from "
                            + String.join(", ", MoveGenerator.names()))));
        }
        return chosen.stream().distinct().sorted().toList();
    }

    /** The schemes that were named, in that order, or the one that this JVM would run on. */
    private List<String> schemes() {
        List<String> names = sliders != null ? sliders : List.of(SlidersOption.current());
        names.forEach(name -> SlidersOption.require(name, "--sliders"));
        return names.stream().distinct().toList();
    }

    private Duration patience(int depth) {
        return Duration.ofMinutes(patience != null ? patience : depth <= QUICK_PLIES ? QUICK_PATIENCE : PATIENCE);
    }

    private int compare(
            List<TreePosition> tasks,
            List<Combination> combinations,
            Conditions conditions,
            ResumableRun<TreeSample> run) {
        TreeRun trees = new TreeRun(tasks, plies, combinations, run.known());
        try (Console console = new Console(spec);
                WorkerJvms workers =
                        new WorkerJvms(MinimaxChild.class, MinimaxChild.BEGINNING, warmUpMillis(), this::patience)) {
            run.work(() -> trees.run(workers, listener(console, run)));
        }
        return run.exitCode(print(new TreeResults(
                conditions,
                tasks.size(),
                plies,
                combinations,
                trees.samples(),
                trees.failures(),
                trees.difference(),
                run.endedEarly())));
    }

    private TreeRun.Listener listener(Console console, ResumableRun<TreeSample> run) {
        return new TreeRun.Listener() {
            private int depth;

            @Override
            public void prepares(Combination combination, int done, int total) {
                console.progress("warming up", done, total, combination.toString());
            }

            @Override
            public void begins(int plies, Combination combination, int done, int total) {
                if (plies != depth) {
                    console.clearProgress(); // Each depth has a bar of its own, since its trees take another time.
                    depth = plies;
                }
                console.progress(plies + " plies", done, total, combination.toString());
            }

            @Override
            public void searched(TreeSample sample) {
                run.keep(sample);
            }

            @Override
            public void failed(TreeFailure failure) {
                console.error(failure.toString(), failure.lastWords());
            }
        };
    }

    private int print(TreeResults results) {
        Console console = new Console(spec);
        report.print(results, console.out());
        results.difference().ifPresent(difference -> console.error(difference.message()));
        return results.areRight() ? ExitCodes.OK : ExitCodes.FAILURE;
    }
}
