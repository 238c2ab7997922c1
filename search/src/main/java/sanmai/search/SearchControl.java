package sanmai.search;

import java.util.function.LongSupplier;
import sanmai.search.time.TimeBudget;

/**
 * The reins of one search: other threads stop it or set its clock going, the searching thread asks whether to go on.
 * Safe for use by several threads.
 *
 * <p>A search that ponders starts without a budget and gets one when the opponent has made the expected move.
 */
public final class SearchControl {
    private record Clock(long start, TimeBudget budget) {}

    private final LongSupplier nanoTime;
    private final long start;
    private volatile boolean stopped;
    private volatile Clock clock;

    /** A search without a budget, begun now. */
    public SearchControl() {
        this(System::nanoTime);
    }

    /** A search without a budget, begun now by this source of nanoseconds, which must be safe for several threads. */
    public SearchControl(LongSupplier nanoTime) {
        this(nanoTime, nanoTime.getAsLong());
    }

    private SearchControl(LongSupplier nanoTime, long start) {
        this.nanoTime = nanoTime;
        this.start = start;
        clock = new Clock(start, TimeBudget.UNLIMITED);
    }

    /** A search without a budget, begun at this time of {@link System#nanoTime}. */
    public static SearchControl begunAt(long nanos) {
        return new SearchControl(System::nanoTime, nanos);
    }

    /** A search with a budget, begun now. */
    public static SearchControl within(TimeBudget budget) {
        SearchControl control = new SearchControl();
        control.grant(budget);
        return control;
    }

    /** Ends the search soon. */
    public void stop() {
        stopped = true;
    }

    /** Gives the search this budget, which counts from now. */
    public void grant(TimeBudget budget) {
        grant(budget, nanoTime.getAsLong());
    }

    /** Gives the search this budget, which counts from this time of its source of nanoseconds. */
    public void grant(TimeBudget budget, long from) {
        clock = new Clock(from, budget);
    }

    /** Whether the search must end now. Not to be asked in every node: it reads the clock. */
    public boolean mustStop() {
        Clock now = clock;
        return stopped || nanoTime.getAsLong() - now.start >= now.budget.maximumNanos();
    }

    /** Whether there is no point in beginning another iteration. */
    public boolean isOptimumTimeUp() {
        return isOptimumTimeUp(0);
    }

    /**
     * Whether there is no point in beginning another iteration, given how much more or less than usual there is to be
     * decided: 1 goes half way from the soft to the hard time, -1 saves as much. Where both are the same, as where all of
     * the time is byoyomi, it makes no difference.
     *
     * @param urgency from -1 to 1; 0 as in {@link #isOptimumTimeUp()}
     */
    public boolean isOptimumTimeUp(double urgency) {
        Clock now = clock;
        long gap = now.budget.maximumNanos() - now.budget.optimumNanos();
        long limit = now.budget.optimumNanos() + (long) (gap / 2 * urgency);
        return stopped || nanoTime.getAsLong() - now.start >= limit;
    }

    /** How long ago the search began. */
    public long elapsedNanos() {
        return nanoTime.getAsLong() - start;
    }
}
