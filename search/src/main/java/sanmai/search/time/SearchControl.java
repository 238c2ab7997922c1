package sanmai.search.time;

import java.util.function.LongSupplier;
import sanmai.search.StopPoll;

/**
 * Controls one search from outside: other threads stop it or grant it a time budget, the searching thread asks whether to
 * go on. Safe for use by several threads. All times are in nanoseconds.
 *
 * <p>A search that ponders starts without a budget, and is granted one on ponderhit.
 */
public final class SearchControl {
    private record Clock(long start, TimeBudget budget) {}

    private final LongSupplier nanoTime;
    private final long start;
    private volatile boolean stopped;
    private volatile Clock clock;

    /** A search without a budget that starts now. */
    public SearchControl() {
        this(System::nanoTime);
    }

    /** A search without a budget that starts now, by a clock of nanoseconds that several threads may read. */
    public SearchControl(LongSupplier nanoTime) {
        this(nanoTime, nanoTime.getAsLong());
    }

    private SearchControl(LongSupplier nanoTime, long start) {
        this.nanoTime = nanoTime;
        this.start = start;
        clock = new Clock(start, TimeBudget.UNLIMITED);
    }

    /** A search without a budget that started at a time of {@link System#nanoTime}. */
    public static SearchControl begunAt(long nanos) {
        return new SearchControl(System::nanoTime, nanos);
    }

    /** A search with a budget that starts now. */
    public static SearchControl within(TimeBudget budget) {
        SearchControl control = new SearchControl();
        control.grant(budget);
        return control;
    }

    /** Makes the search stop soon. */
    public void stop() {
        stopped = true;
    }

    /** Grants the search a budget that counts from now. */
    public void grant(TimeBudget budget) {
        grant(budget, nanoTime.getAsLong());
    }

    /** Grants the search a budget that counts from a time of its clock of nanoseconds. */
    public void grant(TimeBudget budget, long from) {
        clock = new Clock(from, budget);
    }

    /** Whether the search must stop now: it was stopped, or the maximum time is up. Reads the clock, see {@link StopPoll}. */
    public boolean mustStop() {
        Clock now = clock;
        return stopped || nanoTime.getAsLong() - now.start >= now.budget.maximumNanos();
    }

    /** Whether no further iteration should start: the search was stopped, or the optimum time is up. */
    public boolean isOptimumTimeUp() {
        return isOptimumTimeUp(0);
    }

    /**
     * As {@link #isOptimumTimeUp()}, with the optimum time moved: 1 moves it half way to the maximum time, -1 the same
     * distance back. If both times are the same, as in byoyomi, nothing changes.
     *
     * @param extra how much more or less time the search is worth, from -1 to 1; 0 as in {@link #isOptimumTimeUp()}
     */
    public boolean isOptimumTimeUp(double extra) {
        Clock now = clock;
        long gap = now.budget.maximumNanos() - now.budget.optimumNanos();
        long limit = now.budget.optimumNanos() + (long) (gap / 2 * extra);
        return stopped || nanoTime.getAsLong() - now.start >= limit;
    }

    /**
     * Whether this part of the optimum time is up; always true of a search without a budget.
     *
     * @param part from 0 to 1
     */
    public boolean isPartUp(double part) {
        Clock now = clock;
        return now.budget.equals(TimeBudget.UNLIMITED)
                || nanoTime.getAsLong() - now.start >= now.budget.optimumNanos() * part;
    }

    /** The nanoseconds since the search started. */
    public long elapsedNanos() {
        return nanoTime.getAsLong() - start;
    }

    @Override
    public String toString() {
        return "control of a search" + (stopped ? ", stopped" : "") + ", " + clock.budget;
    }
}
