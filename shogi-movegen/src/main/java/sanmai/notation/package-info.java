/**
 * Positions and moves as text. Text comes from outside and may be garbage: readers answer with a position or a move, or
 * with a {@link sanmai.notation.NotationException} that names the reason, the text and the offset.
 *
 * <p>Records of games ({@link sanmai.notation.Csa}, {@link sanmai.notation.Kif}, {@link
 * sanmai.notation.UsiRecord}; {@link sanmai.notation.RecordFormat} tells them apart) are worth reading even
 * if they are damaged: what comes of one is a {@link sanmai.notation.ParsedRecord} with the game up to a problem,
 * and the problem. Readers get text; files and their encodings are the caller's.
 */
package sanmai.notation;
