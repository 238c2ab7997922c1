/**
 * Moves and handicaps as people write them: {@linkplain sanmai.notation.japanese.JapaneseMove in Japanese}, and moves in
 * {@linkplain sanmai.notation.japanese.WesternMove Western notation}.
 */
@NullMarked
package sanmai.notation.japanese;

import org.jspecify.annotations.NullMarked;
