package sanmai.csa;

import java.time.Duration;
import sanmai.core.Color;
import sanmai.usi.client.UsiClock;

/** The clocks of a game, by the times that the server tells. */
final class CsaClock {
    private final CsaTime[] times;
    private final Duration[] left;

    /** Clocks that have not run. */
    CsaClock(CsaTime black, CsaTime white) {
        times = new CsaTime[] {black, white};
        left = new Duration[] {black.total(), white.total()};
    }

    /** A side has made a move in this time. */
    void use(Color side, Duration time) {
        int i = side.ordinal();
        Duration rest = left[i].plus(times[i].increment()).minus(time);
        left[i] = rest.isNegative() ? Duration.ZERO : rest;
    }

    /** The clocks in the words of USI. */
    UsiClock usi() {
        return new UsiClock(side(0), side(1));
    }

    private UsiClock.Side side(int i) {
        return new UsiClock.Side(left[i], times[i].increment(), times[i].byoyomi());
    }
}
