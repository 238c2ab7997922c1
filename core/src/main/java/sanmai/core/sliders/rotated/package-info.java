/** Schemes that keep rotated copies of the occupied squares, in which every line is a run of adjacent bits. */
@NullMarked
package sanmai.core.sliders.rotated;

import org.jspecify.annotations.NullMarked;
