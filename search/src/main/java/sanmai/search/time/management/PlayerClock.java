package sanmai.search.time.management;

/**
 * The clock of the side to move, in milliseconds, as USI and CSA have it: the increment is added before the move, so that
 * it can be used now. If the GUI's clock includes the increment already, the GUI sends the main time less the increment; that may be negative.
 *
 * @param mainMillis the main time that is left, without the increment of this move
 * @param incrementMillis the time added for each move (Fischer clock); negative times count as 0
 * @param byoyomiMillis the time for each move once the main time is used up; negative times count as 0
 * @param movesToGo how many moves this side still has to make, from 1; {@link #NO_END} if that is not known
 */
public record PlayerClock(long mainMillis, long incrementMillis, long byoyomiMillis, int movesToGo) {
    /** The game has no last move. */
    public static final int NO_END = Integer.MAX_VALUE;

    /** The greatest time, a thousand days, so that sums and nanoseconds do not overflow. */
    private static final long MAX_MILLIS = 86_400_000_000L;

    /** Brings the numbers into their range. */
    public PlayerClock {
        mainMillis = Math.max(-MAX_MILLIS, Math.min(mainMillis, MAX_MILLIS));
        incrementMillis = Math.max(0, Math.min(incrementMillis, MAX_MILLIS));
        byoyomiMillis = Math.max(0, Math.min(byoyomiMillis, MAX_MILLIS));
        movesToGo = Math.max(1, movesToGo);
    }

    /** A clock of a game without a last move. */
    public PlayerClock(long mainMillis, long incrementMillis, long byoyomiMillis) {
        this(mainMillis, incrementMillis, byoyomiMillis, NO_END);
    }

    /** The same clock, if this side makes at most this number of moves. */
    public PlayerClock withinMoves(int moves) {
        return new PlayerClock(mainMillis, incrementMillis, byoyomiMillis, Math.min(movesToGo, moves));
    }

    /** All that may be used for this move. */
    public long usableMillis() {
        return savedMillis() + addedMillis() + byoyomiMillis;
    }

    /** The part of it that earlier moves have left, and later moves need. */
    long savedMillis() {
        return Math.max(0, mainMillis);
    }

    /** The part of it that is added for this move: the increment, less a negative main time. */
    long addedMillis() {
        return Math.max(0, incrementMillis + Math.min(0, mainMillis));
    }
}
