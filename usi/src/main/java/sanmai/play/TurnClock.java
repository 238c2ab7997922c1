package sanmai.play;

import java.time.Duration;
import java.util.function.LongSupplier;
import sanmai.core.Color;
import sanmai.game.GameClock;
import sanmai.game.TimeControl;
import sanmai.search.time.management.PlayerClock;
import sanmai.search.time.management.TimeManagement;

/** The clocks of both sides, of which that of the side to move runs. */
final class TurnClock {
    private static final long MILLISECOND = 1_000_000;

    private final LongSupplier nanos;
    private GameClock clock;
    private long start;

    /**
     * Clocks that stand.
     *
     * @param nanos the time that passes, in nanoseconds
     */
    TurnClock(TimeControl control, LongSupplier nanos) {
        clock = GameClock.of(control);
        this.nanos = nanos;
    }

    /** A turn begins. */
    void start() {
        start = nanos.getAsLong();
    }

    /** The time used in this turn so far. */
    Duration used() {
        return Duration.ofNanos(nanos.getAsLong() - start);
    }

    /** Whether a side whose turn it is has used up all it has. */
    boolean isOver(Color side) {
        return !clock.allows(side, used());
    }

    /** Ends the turn of a side, and returns the time it took. */
    Duration stop(Color side) {
        Duration used = used();
        clock = clock.after(side, used);
        return used;
    }

    /**
     * The optimum time for a program's move, by the time management of the engine, less what the turn has used already; never
     * below a millisecond.
     */
    Duration optimum(Color side) {
        TimeControl control = clock.control(side);
        PlayerClock left = new PlayerClock(
                clock.left(side).toMillis(),
                control.increment().toMillis(),
                control.byoyomi().toMillis());
        long optimum = TimeManagement.STANDARD.forClock(left).optimumNanos() - used().toNanos();
        return Duration.ofNanos(Math.max(MILLISECOND, optimum));
    }

    /** What a side has, as {@code 9:41}, or {@code 0:00+30} with byoyomi; empty without a clock. */
    String shown(Color side) {
        TimeControl control = clock.control(side);
        if (!control.hasClock()) {
            return "";
        }
        long seconds = clock.left(side).plus(control.increment()).toSeconds();
        String main = seconds / 60 + ":" + (seconds % 60 < 10 ? "0" : "") + seconds % 60;
        return control.byoyomi().isZero()
                ? main
                : main + "+" + control.byoyomi().toSeconds();
    }
}
