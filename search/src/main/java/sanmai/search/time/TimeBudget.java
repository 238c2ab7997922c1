package sanmai.search.time;

/**
 * How long a search may take.
 *
 * @param optimumNanos after this time no further iteration begins
 * @param maximumNanos after this time the search breaks off; not less than the soft time
 */
public record TimeBudget(long optimumNanos, long maximumNanos) {
    /** Any time. */
    public static final TimeBudget UNLIMITED = new TimeBudget(Long.MAX_VALUE, Long.MAX_VALUE);

    /** No time: the first legal move has to do. */
    public static final TimeBudget NONE = new TimeBudget(0, 0);

    /** Checks the order of the two times. */
    public TimeBudget {
        if (optimumNanos < 0 || maximumNanos < optimumNanos) {
            throw new IllegalArgumentException("no budget: soft " + optimumNanos + " ns, hard " + maximumNanos + " ns");
        }
    }
}
