package sanmai.usi.client;

import java.time.Duration;
import sanmai.core.Color;

/** The clocks of both sides of a game. */
public record UsiClock(Side black, Side white) {
    /**
     * The clock of a side.
     *
     * @param main the main time that is left, without the increment of the next move
     * @param increment what is added for each move
     * @param byoyomi the time for each move once the main time is used up
     */
    public record Side(Duration main, Duration increment, Duration byoyomi) {}

    /** The clocks in the words of {@code go}, which has one byoyomi: that of the side to move. */
    String words(Color turn) {
        Duration byoyomi = (turn == Color.BLACK ? black : white).byoyomi();
        boolean hasIncrement = !black.increment().isZero() || !white.increment().isZero();
        return "btime " + black.main().toMillis() + " wtime " + white.main().toMillis()
                + (hasIncrement
                        ? " binc " + black.increment().toMillis() + " winc "
                                + white.increment().toMillis()
                        : "")
                + (hasIncrement && byoyomi.isZero() ? "" : " byoyomi " + byoyomi.toMillis());
    }
}
