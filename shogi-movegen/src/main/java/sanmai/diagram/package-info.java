/** Pictures of positions in SVG: the board as players see it, and the bitboards behind it. */
@NullMarked
package sanmai.diagram;

import org.jspecify.annotations.NullMarked;
