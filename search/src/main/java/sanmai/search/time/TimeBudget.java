package sanmai.search.time;

/**
 * The time that a search may take.
 *
 * @param optimumNanos the optimum time in nanoseconds: after it no further iteration starts
 * @param maximumNanos the maximum time in nanoseconds: after it the search stops; not less than the optimum time
 */
public record TimeBudget(long optimumNanos, long maximumNanos) {
    /** No limit. */
    public static final TimeBudget UNLIMITED = new TimeBudget(Long.MAX_VALUE, Long.MAX_VALUE);

    /** No time: what is known without a search is the answer, or else the best move at depth 1. */
    public static final TimeBudget NONE = new TimeBudget(0, 0);

    /** Checks the order of the two times. */
    public TimeBudget {
        if (optimumNanos < 0 || maximumNanos < optimumNanos) {
            throw new IllegalArgumentException(
                    "no budget: optimum " + optimumNanos + " ns, maximum " + maximumNanos + " ns");
        }
    }

    /** This budget, but with no time above a limit in nanoseconds. */
    public TimeBudget atMost(long nanos) {
        return new TimeBudget(Math.min(optimumNanos, nanos), Math.min(maximumNanos, nanos));
    }
}
