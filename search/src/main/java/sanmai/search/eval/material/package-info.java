/**
 * The {@linkplain sanmai.search.eval.material.PieceValues values of pieces} for all that counts only material, such as
 * static exchange evaluation and move ordering.
 */
@NullMarked
package sanmai.search.eval.material;

import org.jspecify.annotations.NullMarked;
