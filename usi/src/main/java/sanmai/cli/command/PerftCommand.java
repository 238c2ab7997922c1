package sanmai.cli.command;

import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sanmai.cli.console.Console;
import sanmai.cli.console.ExitCodes;
import sanmai.cli.console.UserError;
import sanmai.cli.option.PositionArgument;
import sanmai.cli.option.Ranges;
import sanmai.cli.option.ResumableRun;
import sanmai.cli.option.ShardOptions;
import sanmai.cli.option.SlidersOption;
import sanmai.cli.option.Version;
import sanmai.experiment.perft.BuildInfo;
import sanmai.experiment.perft.PartCount;
import sanmai.experiment.perft.PerftConditions;
import sanmai.experiment.perft.PerftTree;
import sanmai.movegen.perft.LastPly;
import sanmai.movegen.perft.Perft;
import sanmai.movegen.perft.PerftPart;
import sanmai.movegen.perft.PerftSettings;
import sanmai.notation.Sfen;
import sanmai.report.Speed;
import sanmai.shogi.Position;

/** Counts the leaves below one position. */
@Command(
        name = "perft",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Count the leaves of the tree of legal moves.",
            "",
            "The number of leaves DEPTH plies below a position is the usual check of a move generator."
                    + " Non-promotions that programs like to leave out are counted; a pawn drop that mates is not a"
                    + " move. The last line is 'nodes N  time S  nps N'.",
            "",
            "The tree is counted in parts, one for each line of two plies (up to depth 2, for each move). With"
                    + " --resume and --merge the time is the sum of the parts' times on their threads, whichever run"
                    + " counted them, and nps the speed of one thread.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  sanmai perft 5",
            "  sanmai perft 4 --divide --sfen '4k4/9/4P4/9/9/9/9/9/4K4 b G 1'",
            "  sanmai perft 6 --threads 4 --hash 256",
            "  sanmai perft 7 --resume counts.jsonl               can be interrupted",
            "  sanmai perft 7 --shard 1/2 --resume one.jsonl      half of it here,",
            "  sanmai perft 7 --shard 2/2 --resume two.jsonl      half of it there,",
            "  sanmai perft --merge one.jsonl two.jsonl --divide  and both counts",
            "",
            "Exit codes: 0 counted, 2 bad arguments, 130 interrupted (what was counted is",
            "printed)."
        })
final class PerftCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "DEPTH",
            arity = "0..1",
            description = "The depth in plies, 0 to " + Perft.MAX_DEPTH + "; not with --merge.")
    private Integer depth;

    @Option(
            names = "--sfen",
            paramLabel = "SFEN",
            description = "The position, in quotes (default: the start position).")
    private String sfen;

    @Option(
            names = "--leaves",
            paramLabel = "WAY",
            description = "What is done with the last ply: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE})."
                    + " 'count' counts its moves without listing them, 'list' lists them, 'make' makes each one.")
    private LastPly leaves = LastPly.COUNT;

    @Option(names = "--divide", description = "Print the leaves below each move, sorted by move.")
    private boolean divide;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "The number of threads that share the work (default: ${DEFAULT-VALUE}).")
    private int threads = 1;

    @Option(
            names = "--hash",
            paramLabel = "MB",
            description = "Memory for positions counted before, in MB (default: ${DEFAULT-VALUE}, none).")
    private int hash;

    @Mixin
    private SlidersOption sliders;

    @Mixin
    private ShardOptions parts;

    @Override
    public Integer call() {
        return parts.merges() ? merge() : count();
    }

    private int merge() {
        Console console = new Console(spec);
        PerftTree.Total total = parts.merge(spec, List.of("--divide"), PerftTree::merge);
        if (divide) {
            console.print(total.moves());
        }
        console.print(Speed.line(total.nodes(), total.nanos()));
        return ExitCodes.OK;
    }

    private int count() {
        if (depth == null) {
            throw new ParameterException(spec.commandLine(), "Missing required parameter: 'DEPTH'");
        }
        Ranges.check("DEPTH", depth, 0, Perft.MAX_DEPTH);
        sliders.apply();
        Position position = PositionArgument.read(sfen);
        Perft perft = perft();
        BuildInfo build = new BuildInfo(Version.text(), SlidersOption.current());
        PerftConditions conditions = PerftConditions.of(build, Sfen.of(position), depth, leaves);
        PerftTree tree = new PerftTree(position, depth);
        return parts.run(PartCount.FORMAT, conditions, tree::requireOwn, run -> count(perft, position, tree, run));
    }

    private int count(Perft perft, Position position, PerftTree tree, ResumableRun<PartCount> run) {
        List<PerftPart> part = parts.part(tree.parts());
        Set<Integer> numbers = part.stream().map(PerftPart::number).collect(Collectors.toSet());
        List<PartCount> known = run.known().stream()
                .filter(count -> numbers.contains(count.part()))
                .toList();
        PartSums tally;
        long begun;
        try (Console console = new Console(spec)) {
            console.begin("perft " + depth);
            tally = new PartSums(known, run, console, move -> {
                if (divide) {
                    console.print(move);
                }
            });
            begun = System.nanoTime();
            run.work(() -> perft.divide(position, depth, part, PerftTree.nodes(known), tally));
        }
        String speed = Speed.line(tally.nodes(), parts.resumes() ? tally.nanos() : System.nanoTime() - begun);
        new Console(spec).print(run.endedEarly() ? "interrupted; so far " + speed : speed);
        return run.exitCode(ExitCodes.OK);
    }

    private Perft perft() {
        try {
            return new Perft(new PerftSettings(leaves, threads, hash));
        } catch (IllegalArgumentException e) {
            throw new UserError(e.getMessage());
        }
    }
}
