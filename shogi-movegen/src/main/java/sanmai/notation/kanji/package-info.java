/** The words of Japanese notation: digits, names of pieces and players, and a reader of moves. */
@NullMarked
package sanmai.notation.kanji;

import org.jspecify.annotations.NullMarked;
