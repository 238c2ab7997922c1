package sanmai.search.time.management;

import java.util.concurrent.TimeUnit;
import sanmai.search.time.TimeBudget;

/**
 * Time management: makes a {@link TimeBudget} for a move from what the clock shows. The settings are the USI options of
 * the same names.
 *
 * <p>The move overhead, the time between the answer and the press of the clock, is kept in reserve: the maximum network
 * delay, but not more than a third of the time that the move may take, and never less than 10 ms.
 *
 * @param networkDelayMillis the average time from the answer to the press of the clock, in milliseconds
 * @param maxNetworkDelayMillis the greatest such time, in milliseconds (the option {@code NetworkDelay2})
 * @param minimumThinkingTimeMillis the least optimum time, in milliseconds, where the clock can afford it
 * @param slowMoverPercent the percentage of the usual share of the main time, from 1
 * @param roundUpToFullSecond whether the clock counts whole seconds, so that the rest of a second is free
 */
public record TimeManagement(
        long networkDelayMillis,
        long maxNetworkDelayMillis,
        long minimumThinkingTimeMillis,
        int slowMoverPercent,
        boolean roundUpToFullSecond) {
    /** For a clock nearby that counts milliseconds: a delay of 120 ms, no minimum thinking time. */
    public static final TimeManagement STANDARD = new TimeManagement(120, 120, 0, 100, false);

    /** The number of moves that the main time must last for, if the game does not end before. */
    private static final int MOVES_TO_GO = 30;

    /** The rest of an increment is saved for moves that need more. */
    private static final int INCREMENT_PERCENT = 90;

    /** The maximum time is this multiple of the share of the main time. */
    private static final int MAXIMUM_FACTOR = 3;

    /** A move can afford this part of the main time, if it must, without endangering the moves after it. */
    private static final int AFFORDABLE_PART = 20;

    /** The reserve is at most this part of the time. */
    private static final int RESERVE_PART = 3;

    private static final long SECOND_MILLIS = 1000;

    /** The greatest reserve of a fixed time for a move, which GUIs enforce less strictly than a clock. */
    private static final long MAX_RESERVE_OF_MOVE_TIME_MILLIS = 30;

    /** The least reserve: a thread may wake up this much too late. */
    private static final long MIN_RESERVE_MILLIS = 10;

    /** The budget of a move that should take a fixed time in milliseconds. */
    public TimeBudget forMoveTime(long millis) {
        long delay = Math.min(networkDelayMillis, MAX_RESERVE_OF_MOVE_TIME_MILLIS);
        long usable = withoutReserve(new PlayerClock(millis, 0, 0).usableMillis(), delay);
        return budget(usable, usable);
    }

    /** The budget of a move under this clock. A clock with more time never gives less. */
    public TimeBudget forClock(PlayerClock clock) {
        long limit = withoutReserve(clock.byoyomiMillis() + mostOfMainTime(clock), maxNetworkDelayMillis);
        long share = share(clock);
        long optimum = Math.min(atLeastMinimum(clock, share), limit);
        return budget(optimum, Math.min(optimum + share * (MAXIMUM_FACTOR - 1), limit));
    }

    /**
     * What a move may take of main time and increment, if it must: half of them, so that a delay of the machine does not
     * lose the game while there is time left, or the increment. GUIs that add the increment only after the
     * move, as chess GUIs do, allow both.
     */
    private static long mostOfMainTime(PlayerClock clock) {
        long half = (clock.savedMillis() + clock.addedMillis()) / 2;
        return Math.max(clock.addedMillis(), clock.movesToGo() == 1 ? clock.savedMillis() : half);
    }

    /** The move's part of main time and increments. */
    private long share(PlayerClock clock) {
        long saved = clock.savedMillis() / Math.min(MOVES_TO_GO, clock.movesToGo());
        return (saved + clock.addedMillis() * INCREMENT_PERCENT / 100) * slowMoverPercent / 100;
    }

    private long atLeastMinimum(PlayerClock clock, long share) {
        long affordable = clock.savedMillis() / AFFORDABLE_PART + clock.addedMillis() + clock.byoyomiMillis();
        // Byoyomi that is not used is lost.
        long optimum = Math.max(share + clock.byoyomiMillis(), Math.min(minimumThinkingTimeMillis, affordable));
        long rounded = roundedUp(optimum);
        return roundUpToFullSecond && rounded <= affordable ? rounded : optimum;
    }

    /** The end of the second in which this time ends on the clock. */
    private long roundedUp(long millis) {
        long onClock = millis + networkDelayMillis;
        long seconds = (onClock + SECOND_MILLIS - 1) / SECOND_MILLIS;
        return Math.max(millis, seconds * SECOND_MILLIS - networkDelayMillis);
    }

    private static long withoutReserve(long millis, long delay) {
        return Math.max(0, millis - Math.max(MIN_RESERVE_MILLIS, Math.min(delay, millis / RESERVE_PART)));
    }

    private static TimeBudget budget(long optimumMillis, long maximumMillis) {
        return new TimeBudget(
                TimeUnit.MILLISECONDS.toNanos(optimumMillis), TimeUnit.MILLISECONDS.toNanos(maximumMillis));
    }
}
