package sanmai.engine;

import java.time.Duration;
import java.util.Optional;

/**
 * When an analysis ends: at the first of these limits, or when it is stopped. Without limits it ends only when it is
 * stopped. The engine of this library completes depth 1 in any case, which takes about a millisecond.
 *
 * @param time the time that the analysis may take; empty for no limit
 * @param depth the greatest depth in plies, from 1; {@link #MAX_DEPTH} or more for no limit
 * @param nodes the greatest number of nodes, from 1; {@link Long#MAX_VALUE} for no limit
 * @param multiPv the number of variations to find, each with another first move, from 1; the analysis
 *     has fewer where there are fewer legal moves, or where the engine can find fewer
 */
public record AnalysisLimits(Optional<Duration> time, int depth, long nodes, int multiPv) {
    /** A depth in plies that no search reaches: no limit. */
    public static final int MAX_DEPTH = 127;

    /** No limit: the analysis goes on until it is stopped. */
    public static final AnalysisLimits NONE = new AnalysisLimits(Optional.empty(), MAX_DEPTH, Long.MAX_VALUE, 1);

    /** Checks the ranges. */
    public AnalysisLimits {
        require(depth >= 1, "depth", depth);
        require(nodes >= 1, "nodes", nodes);
        require(multiPv >= 1, "variations", multiPv);
        require(!time.orElse(Duration.ZERO).isNegative(), "time", time.orElse(Duration.ZERO));
    }

    private static void require(boolean isInRange, String name, Object value) {
        if (!isInRange) {
            throw new IllegalArgumentException(name + " out of range: " + value);
        }
    }

    /** A limit of time. */
    public static AnalysisLimits ofTime(Duration time) {
        return NONE.withTime(time);
    }

    /** A limit of depth, in plies. */
    public static AnalysisLimits ofDepth(int depth) {
        return new AnalysisLimits(Optional.empty(), depth, Long.MAX_VALUE, 1);
    }

    /** A limit of nodes. */
    public static AnalysisLimits ofNodes(long nodes) {
        return new AnalysisLimits(Optional.empty(), MAX_DEPTH, nodes, 1);
    }

    /** These limits with another time. */
    public AnalysisLimits withTime(Duration other) {
        return new AnalysisLimits(Optional.of(other), depth, nodes, multiPv);
    }

    /** These limits with another number of variations. */
    public AnalysisLimits withMultiPv(int number) {
        return new AnalysisLimits(time, depth, nodes, number);
    }

    /** Whether there is a limit of depth. */
    public boolean hasDepth() {
        return depth < MAX_DEPTH;
    }

    /** Whether there is a limit of nodes. */
    public boolean hasNodes() {
        return nodes < Long.MAX_VALUE;
    }
}
