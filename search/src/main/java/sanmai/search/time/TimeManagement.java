package sanmai.search.time;

import java.util.concurrent.TimeUnit;

/**
 * Makes time budgets of clocks.
 *
 * <p>From what the move may take at most, a reserve is kept for the way of the answer to the clock: the worst delay that
 * the user names, but not more than a third of a short time, lest little be left for thinking.
 *
 * @param networkDelayMillis how much time passes between the answer and the press of the clock, on average
 * @param worstDelayMillis the same at worst
 * @param minimumMillis the least time for a move, where the clock can afford it
 * @param slowMoverPercent the percentage of the usual share of the main time to use, from 1
 * @param roundsUp whether the clock counts whole seconds, so that a begun second is free
 */
public record TimeManagement(
        long networkDelayMillis, long worstDelayMillis, long minimumMillis, int slowMoverPercent, boolean roundsUp) {
    /** A clock that counts every millisecond, not far away. */
    public static final TimeManagement STANDARD = new TimeManagement(120, 120, 0, 100, false);

    /** How many more moves the main time has to last for. */
    private static final int MOVES_TO_GO = 50;

    /** A move that has begun an iteration may take this multiple of its share of the main time. */
    private static final int OVERDRAFT = 3;

    /** A move can afford this part of the main time, if it must, without endangering those after it. */
    private static final int AFFORDABLE_PART = 20;

    private static final int RESERVED_PART = 3;

    private static final long SECOND_MILLIS = 1000;

    /** A time for one move is a wish more than a clock, and should be met closely. */
    private static final long MAX_RESERVE_OF_MOVE_TIME_MILLIS = 30;

    /** Time so short that none of it can be spent safely: threads wake up later than that. */
    private static final long MIN_RESERVE_MILLIS = 10;

    /** The budget of a move that should take just so long. */
    public TimeBudget forMoveTime(long millis) {
        long delay = Math.min(networkDelayMillis, MAX_RESERVE_OF_MOVE_TIME_MILLIS);
        long usable = afterReserve(new PlayerClock(millis, 0, 0).mainMillis(), delay);
        return budget(usable, usable);
    }

    /** The budget of a move under this clock. */
    public TimeBudget forClock(PlayerClock clock) {
        // Half of the main time, so that a delay of the machine does not cost the game while there is time left.
        long atMost = clock.mainMillis() / 2 + clock.byoyomiMillis();
        if (atMost == 0) {
            // Some GUIs add the increment before the move and some after; where there is nothing else, it is there.
            atMost = clock.incrementMillis();
        }
        long usable = afterReserve(atMost, worstDelayMillis);
        long share = (clock.mainMillis() / MOVES_TO_GO + clock.incrementMillis() * 3 / 4) * slowMoverPercent / 100;
        long soft = Math.min(atLeastTheMinimum(clock, share), usable);
        return budget(soft, Math.min(soft + share * (OVERDRAFT - 1), usable));
    }

    private long atLeastTheMinimum(PlayerClock clock, long share) {
        long affordable = clock.mainMillis() / AFFORDABLE_PART + clock.incrementMillis() + clock.byoyomiMillis();
        // Byoyomi that is not used is lost.
        long soft = Math.max(share + clock.byoyomiMillis(), Math.min(minimumMillis, affordable));
        long rounded = roundedUp(soft);
        return roundsUp && rounded <= affordable ? rounded : soft;
    }

    /** The last moment of the second that this time ends in, as the clock sees it. */
    private long roundedUp(long millis) {
        long onTheClock = millis + networkDelayMillis;
        long seconds = (onTheClock + SECOND_MILLIS - 1) / SECOND_MILLIS;
        return Math.max(millis, seconds * SECOND_MILLIS - networkDelayMillis);
    }

    private static long afterReserve(long millis, long delay) {
        return Math.max(0, millis - Math.max(MIN_RESERVE_MILLIS, Math.min(delay, millis / RESERVED_PART)));
    }

    private static TimeBudget budget(long softMillis, long hardMillis) {
        return new TimeBudget(TimeUnit.MILLISECONDS.toNanos(softMillis), TimeUnit.MILLISECONDS.toNanos(hardMillis));
    }
}
