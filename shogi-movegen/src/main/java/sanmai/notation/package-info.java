/**
 * Positions and moves as text: {@linkplain sanmai.notation.Sfen SFEN} and {@linkplain sanmai.notation.UsiMove USI moves}.
 * Text comes from outside and may be garbage: a reader answers with a position or a move, or with a {@link
 * sanmai.notation.NotationException} that names the reason, the text and the offset. Packages below this one have moves in
 * Japanese, and game records.
 *
 * <p>Values are immutable, and static methods may be called by any thread.
 */
@NullMarked
package sanmai.notation;

import org.jspecify.annotations.NullMarked;
