package sanmai.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicLong;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sanmai.movegen.perft.Leaves;
import sanmai.movegen.perft.MoveCount;
import sanmai.movegen.perft.Perft;
import sanmai.movegen.perft.PerftListener;
import sanmai.movegen.perft.PerftSettings;
import sanmai.shogi.Position;

/** Counts the leaves below one position. */
@Command(
        name = "perft",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Count the leaves of the tree of legal moves.",
            "",
            "The number of leaves DEPTH plies below a position is the field's check of a move generator."
                    + " Non-promotions that programs like to leave out are counted; a pawn drop that mates is not a"
                    + " move. The last line is 'nodes N  time S  nps N'.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  sanmai perft 5",
            "  sanmai perft 4 --divide --sfen '4k4/9/4P4/9/9/9/9/9/4K4 b G 1'",
            "  sanmai perft 6 --threads 4 --hash 256",
            "",
            "Exit codes: 0 counted, 2 bad arguments, 130 interrupted (what was counted is printed)."
        })
final class PerftCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "DEPTH", description = "How many plies, 0 to " + Perft.MAX_DEPTH + ".")
    private int depth;

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
    private Leaves leaves = Leaves.COUNT;

    @Option(names = "--divide", description = "Print the leaves below each move, sorted by move.")
    private boolean divide;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many threads share the work (default: ${DEFAULT-VALUE}).")
    private int threads = 1;

    @Option(
            names = "--hash",
            paramLabel = "MB",
            description = "Memory for positions counted before, in MB (default: ${DEFAULT-VALUE}, none).")
    private int hash;

    @Mixin
    private SliderChoice sliders;

    @Override
    public Integer call() {
        if (depth < 0 || depth > Perft.MAX_DEPTH) {
            throw new UserError("DEPTH " + depth + ": must be between 0 and " + Perft.MAX_DEPTH);
        }
        sliders.apply();
        Position position = Positions.read(sfen);
        Perft perft = perft();
        PrintWriter out = spec.commandLine().getOut();
        try (Progress progress = new Progress()) {
            progress.begin("perft " + depth);
            return LastWords.allow(() -> count(perft, position, out, progress));
        }
    }

    private Perft perft() {
        try {
            return new Perft(new PerftSettings(leaves, threads, hash));
        } catch (IllegalArgumentException e) {
            throw new UserError(e.getMessage());
        }
    }

    private int count(Perft perft, Position position, PrintWriter out, Progress progress) {
        AtomicLong countedMoves = new AtomicLong();
        PerftListener listener = new PerftListener() {
            @Override
            public void partCounted(int done, int total) {
                progress.step(done, total);
            }

            @Override
            public void moveCounted(MoveCount move) {
                countedMoves.addAndGet(move.nodes());
                if (divide) {
                    progress.clear();
                    out.println(move);
                    out.flush();
                }
            }
        };
        long start = System.nanoTime();
        try {
            long nodes = divide && depth > 0
                    ? perft.divide(position, depth, listener).stream()
                            .mapToLong(MoveCount::nodes)
                            .sum()
                    : perft.count(position, depth, listener);
            progress.clear();
            out.println(Speed.line(nodes, System.nanoTime() - start));
            return ExitCodes.OK;
        } catch (InterruptedException e) {
            progress.clear();
            out.println("interrupted; so far " + Speed.line(countedMoves.get(), System.nanoTime() - start));
            return ExitCodes.INTERRUPTED;
        } finally {
            out.flush();
        }
    }
}
