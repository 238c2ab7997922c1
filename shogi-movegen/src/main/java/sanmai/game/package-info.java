/**
 * A game by the rules, for programs that want no more than that: {@link sanmai.game.Game} takes moves as text or as {@link sanmai.shogi.Move}s, refuses
 * illegal ones, and says when the game is over. What searches use, without checks and without garbage, is in {@link
 * sanmai.shogi} and {@link sanmai.movegen}.
 *
 * <p>Values are immutable, and static methods may be called by any thread; a {@link sanmai.game.Game} belongs to one
 * thread.
 */
@NullMarked
package sanmai.game;

import org.jspecify.annotations.NullMarked;
