/** Schemes that keep rotated copies of the occupied squares, in which every line is a run of adjacent bits. */
package sanmai.core.sliders.rotated;
