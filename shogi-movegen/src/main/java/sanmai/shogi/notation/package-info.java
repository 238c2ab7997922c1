/**
 * Positions and moves as text. Text comes from outside and may be garbage: readers answer with a position or a move, or
 * with a {@link sanmai.shogi.notation.NotationException} that names the reason, the text and the offset.
 */
package sanmai.shogi.notation;
