/**
 * Positions and moves as text. Text comes from outside and may be garbage: readers answer with a position or a move, or
 * with a {@link sanmai.shogi.notation.NotationException} that names the reason, the text and the offset.
 *
 * <p>Records of games ({@link sanmai.shogi.notation.Csa}, {@link sanmai.shogi.notation.Kif}, {@link
 * sanmai.shogi.notation.UsiRecord}; {@link sanmai.shogi.notation.RecordFormat} tells them apart) are worth reading even
 * if they are damaged: what comes of one is a {@link sanmai.shogi.notation.RecordReading} with the game up to a problem,
 * and the problem. Readers get text; files and their encodings are the caller's.
 */
package sanmai.shogi.notation;
