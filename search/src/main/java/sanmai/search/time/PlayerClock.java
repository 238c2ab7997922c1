package sanmai.search.time;

/**
 * The clock of the side to move, in milliseconds. GUIs send zero and negative numbers too; those count as no time.
 *
 * @param mainMillis what is left of the main time
 * @param incrementMillis what is added for each move
 * @param byoyomiMillis what each move may take once the main time is used up
 */
public record PlayerClock(long mainMillis, long incrementMillis, long byoyomiMillis) {
    /** No number is taken to be greater than this, a thousand days, so that sums and nanoseconds do not overflow. */
    private static final long MOST = 86_400_000_000L;

    /** Brings the numbers into their range. */
    public PlayerClock {
        mainMillis = clamp(mainMillis);
        incrementMillis = clamp(incrementMillis);
        byoyomiMillis = clamp(byoyomiMillis);
    }

    private static long clamp(long millis) {
        return Math.max(0, Math.min(millis, MOST));
    }
}
