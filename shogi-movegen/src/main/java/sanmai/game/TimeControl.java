package sanmai.game;

import java.math.BigDecimal;
import java.time.Duration;

/**
 * The time that a side has.
 *
 * @param main the time for the whole game
 * @param byoyomi the time for each move once the main time is used up
 * @param increment what is added to the main time for each move, also the first
 */
public record TimeControl(Duration main, Duration byoyomi, Duration increment) {
    /** As much time as anybody likes. */
    public static final TimeControl NONE = new TimeControl(Duration.ZERO, Duration.ZERO, Duration.ZERO);

    /** Checks that nothing is negative. */
    public TimeControl {
        if (main.isNegative() || byoyomi.isNegative() || increment.isNegative()) {
            throw new IllegalArgumentException("a time is negative");
        }
    }

    /** Whether there is a clock at all. */
    public boolean hasClock() {
        return !equals(NONE);
    }

    /** As {@code 900 s + 10 s a move}. */
    @Override
    public String toString() {
        return seconds(main) + " s"
                + (increment.isZero() ? "" : " + " + seconds(increment) + " s a move")
                + (byoyomi.isZero() ? "" : ", byoyomi " + seconds(byoyomi) + " s");
    }

    /** As KIF has it: {@code 10分+30秒}; the time behind the plus is the byoyomi or the increment. */
    public String kif() {
        Duration each = byoyomi.plus(increment);
        return kif(main) + (each.isZero() ? "" : "+" + seconds(each) + "秒");
    }

    private static String kif(Duration time) {
        return time.toMillis() % 60_000 == 0 ? time.toMinutes() + "分" : seconds(time) + "秒";
    }

    /** As {@code 30} or {@code 0.5}. */
    private static String seconds(Duration time) {
        BigDecimal seconds = BigDecimal.valueOf(time.toMillis(), 3);
        return seconds.stripTrailingZeros().toPlainString();
    }
}
