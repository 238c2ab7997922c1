/** Records as lines: a position and its moves in USI, or both in USEN. */
@NullMarked
package sanmai.notation.usi;

import org.jspecify.annotations.NullMarked;
