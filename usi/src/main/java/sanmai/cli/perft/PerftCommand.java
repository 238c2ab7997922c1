package sanmai.cli.perft;

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
import sanmai.cli.option.FormatOption;
import sanmai.cli.option.PositionArgument;
import sanmai.cli.option.Ranges;
import sanmai.cli.option.ResumableRun;
import sanmai.cli.option.ShardOptions;
import sanmai.cli.option.SlidersOption;
import sanmai.cli.option.Version;
import sanmai.journal.Conditions;
import sanmai.movegen.perft.LastPly;
import sanmai.movegen.perft.MoveCount;
import sanmai.movegen.perft.PartsToCount;
import sanmai.movegen.perft.Perft;
import sanmai.movegen.perft.PerftListener;
import sanmai.movegen.perft.PerftPart;
import sanmai.movegen.perft.PerftSettings;
import sanmai.notation.Sfen;
import sanmai.report.Speed;
import sanmai.shogi.Position;
import sanmai.shogi.Zobrist;

/** Counts the leaves below one position. */
@Command(
        name = "perft",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Count the leaves of the tree of legal moves.",
            "",
            "The number of leaves DEPTH plies below a position is the usual check of a move generator."
                    + " Non-promotions that many programs leave out are counted; a pawn drop that mates (uchifuzume)"
                    + " is illegal and not counted. The last line is 'nodes N  time S  nps N'.",
            "",
            "The tree is counted in parts: one for each line of two plies, or for each move up to depth 2. With"
                    + " --resume and --merge the time is the sum of the times of all parts, in whichever run each was"
                    + " counted, so nps is the speed of one thread. An interrupted run loses only the parts that were"
                    + " not finished.",
            "",
            "With --details, a table says for each depth how many of the last moves take a piece (captures),"
                    + " promote, drop a piece, give check, give check by two pieces (double) and mate; a move counts"
                    + " in every column that it belongs to. The column refused counts the pawn drops that are illegal"
                    + " only because they mate. With --shard, or if the run is interrupted, the table has the depths"
                    + " from 3 on, with the leaves that were counted.",
            "",
            "Many lines lead to the same position. With --unique the positions after some plies are found first, with"
                    + " the number of lines that lead to each, and each is counted once: the 547,581,517 lines of six"
                    + " plies lead to 21,882,684. A position takes some 50 bytes of memory. The parts are then shares"
                    + " of these positions, in which a small --hash finds most positions of the next ply that come"
                    + " again. A table of --details begins with the depth after these plies.",
            "",
            "To confirm a count that was made with --hash, count again with another --hash-seed: positions that had"
                    + " the same key by chance then have different keys. '--leaves make' counts in the plainest way,"
                    + " by other code than '--leaves count'.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  sanmai perft 5",
            "  sanmai perft 4 --divide --sfen '4k4/9/4P4/9/9/9/9/9/4K4 b G 1'",
            "  sanmai perft 6 --threads 4 --hash 256",
            "  sanmai perft 5 --details",
            "  sanmai perft 6 --details --format csv > perft.csv",
            "  sanmai perft 8 --details --threads 4 --hash 4096 --resume details.jsonl",
            "  sanmai perft 8 --unique 5 --threads 4 --hash 64 --resume unique.jsonl",
            "  sanmai perft 7 --resume counts.jsonl               can be interrupted",
            "  sanmai perft 7 --shard 1/2 --resume one.jsonl      half of it here,",
            "  sanmai perft 7 --shard 2/2 --resume two.jsonl      half of it there,",
            "  sanmai perft --merge one.jsonl two.jsonl --divide  and both counts",
            "",
            "Exit codes: 0 counted, 2 bad arguments, 130 interrupted (what was counted is",
            "printed)."
        })
public final class PerftCommand implements Callable<Integer> {
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
            description = "The size of the hash table, in MB (default: ${DEFAULT-VALUE}, no table).")
    private int hash;

    @Option(
            names = "--hash-seed",
            paramLabel = "N",
            description = "Use other random keys in the table of --hash, to confirm a count (default:"
                    + " ${DEFAULT-VALUE}, the usual keys).")
    private long hashSeed;

    @Option(
            names = "--unique",
            paramLabel = "PLIES",
            description =
                    "Count below each different position after PLIES plies once, times the number of lines that lead"
                            + " to it; not with --divide (default: ${DEFAULT-VALUE}, every line).")
    private int unique;

    @Option(
            names = "--details",
            description =
                    "Count captures, promotions, drops, checks and mates among the last moves, at each depth; with"
                            + " --leaves count or make.")
    private boolean details;

    @Mixin
    private FormatOption format;

    @Mixin
    private SlidersOption sliders;

    @Mixin
    private ShardOptions parts;

    @Override
    public Integer call() {
        if (divide && !format.isText()) {
            throw new UserError("--divide prints text only; leave out " + FormatOption.NAME);
        }
        if (divide && unique != 0) {
            throw new UserError("--divide and --unique cannot be combined: several moves lead to the same positions");
        }
        return parts.merges() ? merge() : count();
    }

    private int merge() {
        Console console = new Console(spec);
        PerftTree.Total total = parts.merge(spec, List.of("--divide", FormatOption.NAME), PerftTree::merge);
        requireTable(total.details().isPresent(), "needs files that were counted with --details; these were not");
        if (divide) {
            console.print(total.moves()
                    .orElseThrow(() -> new UserError(
                            "--divide: the files count the positions of --unique, to which several" + " moves lead")));
        }
        total.details().ifPresent(report -> format.print(report, console.out()));
        if (format.isText()) {
            console.print(Speed.line(total.nodes(), total.nanos()));
        }
        return ExitCodes.OK;
    }

    private void requireTable(boolean isThere, String reason) {
        if (!isThere && !format.isText()) {
            throw new UserError(FormatOption.NAME + " " + reason);
        }
    }

    private int count() {
        if (depth == null) {
            throw new ParameterException(spec.commandLine(), "Missing required parameter: 'DEPTH'");
        }
        Ranges.check("DEPTH", depth, 0, Perft.MAX_DEPTH);
        if (unique != 0 && depth < 2) {
            throw new UserError("--unique " + unique + ": needs a DEPTH of 2 or more");
        } else if (unique != 0) {
            Ranges.check("--unique", unique, 1, depth - 1);
        }
        requireTable(details, "prints the table of --details; add --details");
        applySeed();
        sliders.apply();
        Position position = PositionArgument.read(sfen);
        PerftSettings settings = settings();
        Perft perft = perft(settings);
        Conditions conditions = PartCount.FORMAT.conditions(
                Version.text(),
                SlidersOption.current(),
                Sfen.of(position),
                depth,
                leaves,
                details ? PartCount.ON : "off",
                unique,
                hashSeed);
        PerftTree tree = new PerftTree(position, depth, settings);
        return parts.run(PartCount.FORMAT, conditions, tree::requireOwn, run -> count(perft, position, tree, run));
    }

    /** To be called before the first position is made, since keys are made only once. */
    private void applySeed() {
        if (hashSeed != 0) {
            if (hash == 0 && unique == 0) {
                throw new UserError("--hash-seed needs --hash or --unique: else there are no keys");
            }
            System.setProperty(Zobrist.SEED_PROPERTY, Long.toString(hashSeed));
        }
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
            tally = new PartSums(known, run, console, new Shown(console));
            begun = System.nanoTime();
            PartsToCount toCount = new PartsToCount(part, PerftTree.nodes(known));
            run.work(() -> perft.divide(position, depth, toCount, tally));
        } catch (ArithmeticException e) {
            throw new UserError("depth " + depth + ": the tree has more than " + Long.MAX_VALUE + " leaves");
        }
        long nanos = parts.resumes() ? tally.nanos() : System.nanoTime() - begun;
        if (details) {
            boolean complete = !run.endedEarly() && part.size() == tree.parts().size();
            List<DetailRow> rows = tree.detailRows(tally.details(), complete);
            format.print(new PerftReport(Sfen.of(position), complete, nanos, rows), new Console(spec).out());
        }
        if (format.isText()) {
            String speed = Speed.line(tally.nodes(), nanos);
            new Console(spec).print(run.endedEarly() ? "interrupted; so far " + speed : speed);
        }
        return run.exitCode(ExitCodes.OK);
    }

    /** Prints what is known before the end. */
    private final class Shown implements PerftListener {
        private final Console console;

        Shown(Console console) {
            this.console = console;
        }

        @Override
        public void uniquePositions(int plies, long positions) {
            if (format.isText()) {
                console.print("plies " + plies + "  unique positions " + positions);
            }
        }

        @Override
        public void moveCounted(MoveCount move) {
            if (divide) {
                console.print(move);
            }
        }
    }

    private PerftSettings settings() {
        try {
            return new PerftSettings(leaves, threads, hash, details, unique);
        } catch (IllegalArgumentException e) {
            throw new UserError(e.getMessage());
        }
    }

    private static Perft perft(PerftSettings settings) {
        try {
            return new Perft(settings);
        } catch (IllegalArgumentException e) {
            throw new UserError(e.getMessage());
        }
    }
}
