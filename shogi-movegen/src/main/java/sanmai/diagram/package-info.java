/** Pictures of positions in SVG: the board as players see it, and the bitboards behind it. */
package sanmai.diagram;
