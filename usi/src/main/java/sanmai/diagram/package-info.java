/** Diagrams: pictures of positions in SVG. */
package sanmai.diagram;
