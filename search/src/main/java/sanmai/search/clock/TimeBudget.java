package sanmai.search.clock;

/**
 * How long a search may take.
 *
 * @param softNanos after this time no further iteration begins
 * @param hardNanos after this time the search breaks off; not less than the soft time
 */
public record TimeBudget(long softNanos, long hardNanos) {
    /** Any time. */
    public static final TimeBudget UNLIMITED = new TimeBudget(Long.MAX_VALUE, Long.MAX_VALUE);

    /** No time: the first legal move has to do. */
    public static final TimeBudget NONE = new TimeBudget(0, 0);

    /** Checks the order of the two times. */
    public TimeBudget {
        if (softNanos < 0 || hardNanos < softNanos) {
            throw new IllegalArgumentException("no budget: soft " + softNanos + " ns, hard " + hardNanos + " ns");
        }
    }
}
