package sanmai.search.time;

/**
 * The clock of the side to move, in milliseconds. Negative times, which some GUIs send, count as 0.
 *
 * @param mainMillis the main time that is left
 * @param incrementMillis the time added for each move (Fischer clock)
 * @param byoyomiMillis the time for each move once the main time is used up
 */
public record PlayerClock(long mainMillis, long incrementMillis, long byoyomiMillis) {
    /** The greatest time, a thousand days, so that sums and nanoseconds do not overflow. */
    private static final long MAX_MILLIS = 86_400_000_000L;

    /** Brings the numbers into their range. */
    public PlayerClock {
        mainMillis = clamp(mainMillis);
        incrementMillis = clamp(incrementMillis);
        byoyomiMillis = clamp(byoyomiMillis);
    }

    private static long clamp(long millis) {
        return Math.max(0, Math.min(millis, MAX_MILLIS));
    }
}
