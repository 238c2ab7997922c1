package sanmai.game;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import sanmai.core.Color;

/**
 * The clocks of both sides of a game, as a referee keeps them and an engine is told them: sudden death, byoyomi, or an
 * increment that is added before each move (Fischer). Immutable: {@link #after} is the clock after a move.
 *
 * <pre>{@code
 * GameClock clock = GameClock.of(new TimeControl(Duration.ofMinutes(10), Duration.ofSeconds(30), Duration.ZERO));
 * if (clock.allows(game.turn(), used)) {
 *     clock = clock.after(game.turn(), used);
 *     game.play(move, used);
 * } else {
 *     game.end(GameResult.Reason.TIME_UP);
 * }
 * }</pre>
 *
 * @param black the time control of Black
 * @param white the time control of White
 * @param blackLeft the main time that Black has left, without the increment of the next move
 * @param whiteLeft the main time that White has left, without the increment of the next move
 */
public record GameClock(TimeControl black, TimeControl white, Duration blackLeft, Duration whiteLeft) {
    /** Checks that nothing is missing. */
    public GameClock {
        requireNonNull(black, "black");
        requireNonNull(white, "white");
        requireNonNull(blackLeft, "blackLeft");
        requireNonNull(whiteLeft, "whiteLeft");
    }

    /** The clocks before the first move, with the same time for both sides. */
    public static GameClock of(TimeControl control) {
        return of(requireNonNull(control, "control"), control);
    }

    /** The clocks before the first move. */
    public static GameClock of(TimeControl black, TimeControl white) {
        return new GameClock(
                black,
                white,
                requireNonNull(black, "black").main(),
                requireNonNull(white, "white").main());
    }

    /** The time control of a side. */
    public TimeControl control(Color side) {
        return side == Color.BLACK ? black : white;
    }

    /** The main time that a side has left, without the increment of its next move. */
    public Duration left(Color side) {
        return side == Color.BLACK ? blackLeft : whiteLeft;
    }

    /** Whether a side has time for a move that takes this long; without a clock it has. */
    public boolean allows(Color side, Duration used) {
        TimeControl control = control(side);
        Duration usable = left(side).plus(control.increment()).plus(control.byoyomi());
        return !control.hasClock() || used.compareTo(usable) <= 0;
    }

    /** The clocks after a side has made a move in this time. A side that has used more than it had has nothing left. */
    public GameClock after(Color side, Duration used) {
        Duration rest = left(side).plus(control(side).increment()).minus(used);
        Duration left = rest.isNegative() ? Duration.ZERO : rest;
        return side == Color.BLACK
                ? new GameClock(black, white, left, whiteLeft)
                : new GameClock(black, white, blackLeft, left);
    }
}
