package sanmai.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import sanmai.positions.PositionCase;
import sanmai.positions.PositionSuite;
import sanmai.search.Limits;
import sanmai.search.Resources;
import sanmai.search.SearchControl;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.alphabeta.AlphaBeta;
import sanmai.shogi.Move;

/** Searches fixed positions to a fixed depth. */
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Search fixed positions with the engine's search: how many nodes, how fast?",
            "",
            "The start position and ten of the shipped positions are searched to the same depth, the memory being cleared"
                    + " before each. With one thread the number of nodes is the same in every run, on every machine: it"
                    + " changes when the search or the evaluation does. The last line is 'nodes N  time S  nps N'.",
            ""
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  sanmai bench",
            "  sanmai bench --depth 14 --hash 64",
            "  sanmai bench --threads 4",
            "",
            "Exit codes: 0 searched, 2 bad arguments, 130 interrupted (what was searched is printed)."
        })
final class BenchCommand implements Callable<Integer> {
    private static final int DEFAULT_DEPTH = 12;
    private static final int POSITIONS = 10;

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--depth",
            paramLabel = "D",
            description = "How many plies, 1 to " + Limits.MAX_DEPTH + " (default: ${DEFAULT-VALUE}).")
    private int depth = DEFAULT_DEPTH;

    @Option(
            names = "--hash",
            paramLabel = "MB",
            description = "Memory for positions seen before, in MB (default: ${DEFAULT-VALUE}).")
    private int hash = 16;

    @Option(names = "--threads", paramLabel = "N", description = "How many threads search (default: ${DEFAULT-VALUE}).")
    private int threads = 1;

    @Mixin
    private SliderChoice sliders;

    @Override
    public Integer call() {
        check("--depth", depth, Limits.MAX_DEPTH);
        check("--hash", hash, Integer.MAX_VALUE);
        check("--threads", threads, Integer.MAX_VALUE);
        sliders.apply();
        AlphaBeta searcher = new AlphaBeta();
        try {
            searcher.prepare(new Resources(hash, threads));
        } catch (OutOfMemoryError e) {
            throw new UserError("--hash " + hash + " --threads " + threads + ": not enough memory");
        }
        return LastWords.allow(() -> run(searcher, spec.commandLine().getOut()));
    }

    private static void check(String option, int value, int most) {
        if (value < 1 || value > most) {
            throw new UserError(option + " " + value + ": must be between 1 and " + most);
        }
    }

    private int run(AlphaBeta searcher, PrintWriter out) {
        long nodes = 0;
        long nanos = 0;
        boolean interrupted = false;
        for (PositionCase position : positions()) {
            SearchResult result = search(searcher, position);
            interrupted = Thread.currentThread().isInterrupted();
            nodes += result.nodes();
            nanos += result.nanos();
            out.println(position.name() + "  " + Move.usi(result.bestMove()) + "  score " + result.score() + "  nodes "
                    + result.nodes());
            out.flush();
            if (interrupted) {
                break;
            }
        }
        out.println((interrupted ? "interrupted; so far " : "") + Speed.line(nodes, nanos));
        out.flush();
        return interrupted ? ExitCodes.INTERRUPTED : ExitCodes.OK;
    }

    /** Every so many of the shipped positions, after the start position. */
    private static List<PositionCase> positions() {
        List<PositionCase> shipped = PositionSuite.shipped().cases();
        PositionCase start = new PositionCase("start", "startpos", "", 0, 0);
        return IntStream.rangeClosed(0, POSITIONS)
                .mapToObj(i -> i == 0 ? start : shipped.get(i * shipped.size() / POSITIONS - 1))
                .toList();
    }

    private SearchResult search(AlphaBeta searcher, PositionCase position) {
        searcher.newGame();
        SearchControl control = new SearchControl();
        SearchListener listener = result -> {
            if (Thread.currentThread().isInterrupted()) {
                control.stop();
            }
        };
        SearchRequest request = new SearchRequest(Positions.read(position.sfen()), Limits.ofDepth(depth));
        return searcher.search(request, control, listener);
    }
}
