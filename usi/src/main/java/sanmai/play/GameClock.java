package sanmai.play;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.LongSupplier;
import sanmai.core.Color;
import sanmai.search.time.PlayerClock;
import sanmai.search.time.TimeManagement;

/** The clocks of both sides, of which one runs at a time. */
final class GameClock {
    private final TimeControl control;
    private final LongSupplier nanos;
    private final Map<Color, Duration> left = new EnumMap<>(Color.class);
    private long start;

    /**
     * Clocks that stand.
     *
     * @param nanos the time that passes, in nanoseconds
     */
    GameClock(TimeControl control, LongSupplier nanos) {
        this.control = control;
        this.nanos = nanos;
        for (Color side : Color.values()) {
            left.put(side, control.main().plus(control.increment()));
        }
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
        return control.hasClock() && used().compareTo(leftWithByoyomi(side)) > 0;
    }

    /** Ends the turn of a side, and returns the time it took. */
    Duration stop(Color side) {
        Duration used = used();
        Duration rest = left.get(side).minus(used);
        left.put(side, (rest.isNegative() ? Duration.ZERO : rest).plus(control.increment()));
        return used;
    }

    /** The main time that a side has at the beginning of its turn. */
    Duration left(Color side) {
        return left.get(side);
    }

    private Duration leftWithByoyomi(Color side) {
        return left.get(side).plus(control.byoyomi());
    }

    /** The optimum time for a program's move, by the time management of the engine. */
    Duration optimum(Color side) {
        PlayerClock clock = new PlayerClock(
                left.get(side).minus(control.increment()).toMillis(),
                control.increment().toMillis(),
                control.byoyomi().toMillis());
        return Duration.ofNanos(TimeManagement.STANDARD.forClock(clock).optimumNanos());
    }

    /** What a side has, as {@code 9:41}, or {@code 0:00+30} with byoyomi; empty without a clock. */
    String shown(Color side) {
        if (!control.hasClock()) {
            return "";
        }
        long seconds = left.get(side).toSeconds();
        String main = seconds / 60 + ":" + (seconds % 60 < 10 ? "0" : "") + seconds % 60;
        return control.byoyomi().isZero()
                ? main
                : main + "+" + control.byoyomi().toSeconds();
    }
}
