package sanmai.cli.play;

import java.time.Duration;
import picocli.CommandLine.Option;
import sanmai.cli.option.Ranges;
import sanmai.engine.AnalysisLimits;
import sanmai.search.time.Limits;

/** The options that say how far each position of a game is searched. */
final class AnalysisLimitOptions {
    private static final long USUAL_NODES = 100_000;
    private static final double MIN_SECONDS = 0.01;
    private static final double MAX_SECONDS = 86_400;
    private static final double NANOS = 1e9;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "Search this many nodes of each position (default: " + USUAL_NODES
                    + ", unless --time or --depth is given).")
    private Long nodes;

    @Option(
            names = "--time",
            paramLabel = "S",
            description = "Search each position for this many seconds. Results may differ from run to run.")
    private Double seconds;

    @Option(names = "--depth", paramLabel = "N", description = "Search each position to this depth in plies.")
    private Integer depth;

    @Option(
            names = "--multipv",
            paramLabel = "N",
            description = "Find this many lines of each position, each with another first move (default:"
                    + " ${DEFAULT-VALUE}).")
    private int multiPv = 1;

    /**
     * The limits; the first that is reached ends the search.
     *
     * @throws sanmai.cli.console.UserError if a number is out of its range
     */
    AnalysisLimits limits() {
        AnalysisLimits limits = AnalysisLimits.NONE;
        if (seconds != null) {
            Ranges.check("--time", seconds, MIN_SECONDS, MAX_SECONDS);
            limits = limits.withTime(Duration.ofNanos(Math.round(seconds * NANOS)));
        }
        Ranges.check("--multipv", multiPv, 1, Limits.MAX_MULTI_PV);
        return new AnalysisLimits(limits.time(), plies(), wantedNodes(), multiPv);
    }

    private int plies() {
        if (depth == null) {
            return Limits.MAX_DEPTH;
        }
        Ranges.check("--depth", depth, 1, Limits.MAX_DEPTH - 1);
        return depth;
    }

    private long wantedNodes() {
        if (nodes == null) {
            return seconds == null && depth == null ? USUAL_NODES : Long.MAX_VALUE;
        }
        Ranges.check("--nodes", nodes, 1, Long.MAX_VALUE - 1);
        return nodes;
    }
}
