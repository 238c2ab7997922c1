/**
 * Kindergarten bitboards with magic compression: the inner squares of a line become fewer index bits, by magic factors for
 * each position on the line.
 */
package sanmai.core.sliders.compressed;
