package sanmai.cli.mate;

import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import picocli.CommandLine.Option;
import sanmai.cli.console.UserError;
import sanmai.cli.option.Ranges;
import sanmai.search.mate.MateCounting;
import sanmai.search.mate.MateEffort;
import sanmai.search.mate.MateSolver;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.search.time.TimeBudget;

/** The options of the mate solver: its memory and threads, and the limits of each problem. */
final class MateSolverOptions {
    private static final int MAX_TIME = 1_000_000;

    /** The moves for each search of a check, unless there is another limit: about a second. */
    private static final long CHECK_NODES = 300_000;

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
            description = "The time for each problem, including what --tree and --check need (default: no limit). It is"
                    + " used to prove the length.")
    private Double seconds; // null without a limit

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "The number of moves that may be made for a problem, and for each further search that --tree"
                    + " and --check need (default: no limit, but " + CHECK_NODES
                    + " with --check). They are used to prove"
                    + " the length.")
    private Long nodes; // null without a limit

    @Option(
            names = "--interpositions",
            paramLabel = "WHICH",
            description =
                    "Which interpositions count: ${COMPLETION-CANDIDATES} (default: all, but useful with --check).")
    private MateCounting interpositions; // null if the task decides

    /**
     * Checks the numbers.
     *
     * @throws UserError if one is out of its range
     */
    void check() {
        if (seconds != null && !(seconds > 0 && seconds <= MAX_TIME)) {
            throw new UserError("--time " + seconds + ": must be more than 0 and at most " + MAX_TIME + " seconds");
        }
        if (nodes != null) {
            Ranges.checkAtLeast("--nodes", nodes, 1);
        }
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

    /** Which interpositions count. */
    MateCounting counting(MateCounting usual) {
        return interpositions == null ? usual : interpositions;
    }

    /** Whether one of the limits was given. */
    private boolean isLimited() {
        return nodes != null || seconds != null;
    }

    /** How long shorter mates are looked for: until the limits, if there are any. */
    MateEffort effort() {
        return isLimited() ? MateEffort.MINIMAL : MateEffort.MODERATE;
    }

    /**
     * The limits of a problem besides its time.
     *
     * @param isCheck whether the problem is checked, which takes many searches
     */
    Limits limits(boolean isCheck) {
        long usual = isCheck && !isLimited() ? CHECK_NODES : Limits.NONE.nodes();
        return Limits.ofNodes(nodes == null ? usual : nodes);
    }

    /** A control for a problem that begins now. */
    SearchControl control() {
        SearchControl control = new SearchControl();
        if (seconds != null) {
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
