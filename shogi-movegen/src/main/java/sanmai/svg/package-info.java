/**
 * Pictures in SVG, written as text. There is no AWT in it: a picture needs neither a screen nor fonts, and the
 * Java runtime of a distribution needs no desktop module.
 */
@NullMarked
package sanmai.svg;

import org.jspecify.annotations.NullMarked;
