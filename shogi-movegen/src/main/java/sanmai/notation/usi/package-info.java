/** Records as lines of USI: a position and its moves. */
@NullMarked
package sanmai.notation.usi;

import org.jspecify.annotations.NullMarked;
