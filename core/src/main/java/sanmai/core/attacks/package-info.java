/**
 * The one door to "what does this piece attack": steps from tables, slides by the chosen scheme, and the squares that
 * lie between two squares or in line with them.
 */
@NullMarked
package sanmai.core.attacks;

import org.jspecify.annotations.NullMarked;
