/**
 * Schemes whose key is the remainder of the occupied squares of a line, taken as a number (Fenner and Levene, <i>Move
 * Generation with Perfect Hash Functions</i>), and a family of moduli that goes further.
 */
@NullMarked
package sanmai.core.sliders.perfecthash;

import org.jspecify.annotations.NullMarked;
