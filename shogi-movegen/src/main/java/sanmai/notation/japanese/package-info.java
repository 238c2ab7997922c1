/**
 * Moves and handicaps as people write them: {@linkplain sanmai.notation.japanese.JapaneseMove in Japanese}, and moves in
 * {@linkplain sanmai.notation.japanese.WesternMove Western notation}.
 *
 * <p>Values are immutable, and static methods may be called by any thread.
 */
@NullMarked
package sanmai.notation.japanese;

import org.jspecify.annotations.NullMarked;
