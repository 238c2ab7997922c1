/**
 * Positions, moves and game records as text. Text comes from outside and may be garbage: readers of {@linkplain
 * sanmai.notation.Sfen SFEN}, of {@linkplain sanmai.notation.UsiMove USI moves} and of {@linkplain
 * sanmai.notation.JapaneseMove moves in Japanese}, and of {@linkplain sanmai.notation.Bod positions drawn in kanji}
 * answer with a position or a move, or with a {@link sanmai.notation.NotationException} that names the reason, the text
 * and the offset.
 *
 * <p>Game records ({@link sanmai.notation.Kif}, {@link sanmai.notation.Ki2}, {@link sanmai.notation.Csa}, {@link
 * sanmai.notation.Jkf}, {@link sanmai.notation.UsiRecord}) are worth reading even if they are damaged: a {@link
 * sanmai.notation.ParsedRecord} has what could be read, and a list of problems. No text is an exception. {@link
 * sanmai.notation.RecordReader} reads files in any encoding, record after record; {@link sanmai.notation.RecordEncoding} is
 * the way back.
 *
 * <h2>Layers</h2>
 *
 * <p>What users call stands in this one package, and with it what is behind: text and problems, then positions and moves,
 * then records, then each format, then {@link sanmai.notation.RecordFormat} and {@link sanmai.notation.RecordReader},
 * which know all of them. A class uses its own layer and those before it; a test holds the table.
 *
 * <h2>To add a notation of game records</h2>
 *
 * <ol>
 *   <li>A class with the name of the notation: its {@code read} turns a text into parsed records, its {@code LINES} are
 *       the lines by which a text in it is known. The reader puts the game together in a {@code RecordBuilder}, which
 *       judges every move, and makes problems from a {@code TextSpan}. A writer stands beside it: {@code write} turns a
 *       {@link sanmai.notation.RecordTree} into text. Parts that are too long for one class bear the name of the notation
 *       in front: {@code CsaGameReader}, {@code KifWords}.
 *   <li>One line in {@link sanmai.notation.RecordFormat}, which finds by itself what a text does not hold of a record.
 * </ol>
 */
@NullMarked
package sanmai.notation;

import org.jspecify.annotations.NullMarked;
