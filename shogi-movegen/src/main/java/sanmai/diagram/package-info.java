/**
 * Pictures of positions in SVG: the board as players see it, and the bitboards behind it.
 *
 * <p>Values are immutable, and static methods may be called by any thread.
 */
@NullMarked
package sanmai.diagram;

import org.jspecify.annotations.NullMarked;
