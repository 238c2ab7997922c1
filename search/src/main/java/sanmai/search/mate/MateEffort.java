package sanmai.search.mate;

import com.google.common.math.LongMath;

/** How long a {@link MateSolver} looks for shorter mates. */
public enum MateEffort {
    /** The solver stops soon after the first mate, so the shortest mate may be unknown. */
    QUICK(100_000),

    /** As {@link #MINIMAL}, but at most four times the nodes of the first mate and 1,000,000 moves more in all. */
    MODERATE(1_000_000),

    /** The solver uses its limits to prove how long the shortest mate is, or how long it is at least. */
    MINIMAL(Long.MAX_VALUE);

    /** All nodes together are a number that depends on the effort, and at most so many times the first mate's. */
    private static final int FACTOR = 4;

    private final long nodes;

    MateEffort(long nodes) {
        this.nodes = nodes;
    }

    /** Whether the solver also disproves shorter mates from below, and holds its limits at each move. */
    boolean isThorough() {
        return this != QUICK;
    }

    /** The number of moves made at which the solver stops to look for shorter mates, if its limits allow as many. */
    long limit(long nodesOfFirstMate) {
        return LongMath.saturatedAdd(nodesOfFirstMate * FACTOR, nodes);
    }
}
