package sanmai.play;

import java.util.function.LongSupplier;
import sanmai.core.Color;
import sanmai.game.TimeControl;
import sanmai.shogi.Position;

/**
 * What a game is played with.
 *
 * @param start where it begins
 * @param player the side of the player; the engine has the other one
 * @param time the time of each side
 * @param nanos the time that passes, in nanoseconds
 * @param wording how the board and moves are shown
 */
public record PlaySettings(Position start, Color player, TimeControl time, LongSupplier nanos, Wording wording) {}
