/**
 * Kindergarten bitboards with magic compression: the inner squares of a line become fewer index bits, by magic factors for
 * each position on the line.
 */
@NullMarked
package sanmai.core.sliders.compressed;

import org.jspecify.annotations.NullMarked;
