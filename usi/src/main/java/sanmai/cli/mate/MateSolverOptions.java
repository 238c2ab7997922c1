package sanmai.cli.mate;

import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import picocli.CommandLine.Option;
import sanmai.cli.console.UserError;
import sanmai.cli.option.Ranges;
import sanmai.search.Limits;
import sanmai.search.SearchControl;
import sanmai.search.mate.MateSolver;
import sanmai.search.time.TimeBudget;

/** The options of the mate solver: its memory and threads, and the limits of each problem. */
final class MateSolverOptions {
    private static final int MAX_TIME = 1_000_000;

    @Option(
            names = "--hash",
            paramLabel = "MB",
            description = "The size of the hash table, in MB (default:" + " ${DEFAULT-VALUE}).")
    private int hash = 64;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "The number of threads for each problem (default: ${DEFAULT-VALUE}). With one thread the"
                    + " same limits give the same answer; more threads are faster, but may find another mate.")
    private int threads = 1;

    @Option(
            names = "--time",
            paramLabel = "SECONDS",
            description = "The time for each problem, including what --tree and --check need (default: no limit).")
    private double seconds = Double.POSITIVE_INFINITY;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "The number of moves that may be made for a problem, and for each further search that --tree"
                    + " and --check need (default: no limit).")
    private long nodes = Long.MAX_VALUE;

    /**
     * Checks the numbers.
     *
     * @throws UserError if one is out of its range
     */
    void check() {
        if (!(seconds > 0)) {
            throw new UserError("--time " + seconds + ": must be more than 0 seconds");
        }
        Ranges.checkAtLeast("--nodes", nodes, 1);
        Ranges.check("--threads", threads, 1, MateSolver.MAX_THREADS);
        Ranges.check("--hash", hash, MateSolver.MIN_MEGABYTES, MateSolver.MAX_MEGABYTES);
    }

    /** The size of the tables in MB. */
    int megabytes() {
        return hash;
    }

    /** The number of threads. */
    int threads() {
        return threads;
    }

    /** The limits of a problem besides its time. */
    Limits limits() {
        return Limits.ofNodes(nodes);
    }

    /** A control for a problem that begins now. */
    SearchControl control() {
        SearchControl control = new SearchControl();
        if (seconds < MAX_TIME) {
            long nanos = (long) (seconds * TimeUnit.SECONDS.toNanos(1));
            control.grant(new TimeBudget(nanos, nanos));
        }
        return control;
    }

    /**
     * Makes a solver of this size.
     *
     * @throws UserError if there is too little memory
     */
    <T> T solver(Supplier<T> maker) {
        try {
            return maker.get();
        } catch (OutOfMemoryError e) {
            long megabytes = Runtime.getRuntime().maxMemory() >> 20;
            long need = hash + 100L + threads * MateSolver.BYTES_BESIDES_TABLES / (1 << 20);
            throw new UserError("--hash " + hash + ": Java may use no more than " + megabytes
                    + " MB here; set SANMAI_JAVA_OPTIONS=-Xmx" + need + "m");
        }
    }
}
