package sanmai.search.clock;

import java.util.concurrent.TimeUnit;

/**
 * Makes time budgets of clocks.
 *
 * <p>From what the move may take at most, a reserve is kept for the way of the answer to the clock: the network delay
 * that the user names, but not more than half of a short time, lest nothing be left for thinking.
 *
 * @param networkDelayMillis how much time passes between the answer and the press of the clock
 */
public record ClockPolicy(long networkDelayMillis) {
    /** How many more moves the main time has to last for. */
    private static final int MOVES_TO_GO = 50;

    /** A move that has begun an iteration may take so many times its share of the main time. */
    private static final int OVERDRAFT = 3;

    /** A time for one move is a wish more than a clock, and should be met closely. */
    private static final long MOST_RESERVE_OF_MOVE_TIME_MILLIS = 30;

    /** Time so short that none of it can be spent safely: threads wake up later than that. */
    private static final long LEAST_RESERVE_MILLIS = 10;

    /** The budget of a move that should take just so long. */
    public TimeBudget forMoveTime(long millis) {
        long delay = Math.min(networkDelayMillis, MOST_RESERVE_OF_MOVE_TIME_MILLIS);
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
        long usable = afterReserve(atMost, networkDelayMillis);
        long share = clock.mainMillis() / MOVES_TO_GO + clock.incrementMillis() * 3 / 4;
        // Byoyomi that is not used is lost.
        long soft = share + clock.byoyomiMillis();
        return budget(Math.min(soft, usable), Math.min(soft + share * (OVERDRAFT - 1), usable));
    }

    private static long afterReserve(long millis, long delay) {
        long reserve = Math.min(delay, Math.max(LEAST_RESERVE_MILLIS, millis / 2));
        return Math.max(0, millis - Math.max(reserve, 0));
    }

    private static TimeBudget budget(long softMillis, long hardMillis) {
        return new TimeBudget(TimeUnit.MILLISECONDS.toNanos(softMillis), TimeUnit.MILLISECONDS.toNanos(hardMillis));
    }
}
