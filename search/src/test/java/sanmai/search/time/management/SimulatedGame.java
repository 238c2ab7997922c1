package sanmai.search.time.management;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import java.util.function.ToLongFunction;
import sanmai.search.time.TimeBudget;

/** The clock of one side in a game in which each move takes the time that the time management gives. */
final class SimulatedGame {
    private final TimeManagement settings;
    private final long main;
    private final long increment;
    private final long byoyomi;
    private long left; // on the clock, in milliseconds, with the increment of this move
    private boolean isAddedBefore = true;

    /** A game of these times in milliseconds; the increment is added before each move, as USI has it. */
    SimulatedGame(TimeManagement settings, long main, long increment, long byoyomi) {
        this.settings = settings;
        this.main = main;
        this.increment = increment;
        this.byoyomi = byoyomi;
        left = main + increment;
    }

    /** Begins anew, with increments that come after each move and are on the clock that is sent, as chess GUIs do. */
    void addIncrementsAfterMoves() {
        isAddedBefore = false;
        left = main;
    }

    long leftMillis() {
        return left;
    }

    /**
     * Plays moves, none of which may take more than there is.
     *
     * @param used which time a move takes, in nanoseconds
     * @return the time of the last one, in milliseconds
     */
    long play(int moves, ToLongFunction<TimeBudget> used) {
        long spent = 0;
        for (int i = 0; i < moves; i++) {
            long sent = isAddedBefore ? left - increment : left;
            TimeBudget budget = settings.forClock(new PlayerClock(sent, increment, byoyomi));
            spent = TimeUnit.NANOSECONDS.toMillis(used.applyAsLong(budget));
            assertTrue(spent == 0 || spent + 10 <= left + byoyomi, "move " + i + " took " + spent + " of " + left);
            left = Math.max(0, left - spent) + increment;
        }
        return spent;
    }
}
