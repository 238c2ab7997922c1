/**
 * Answers what a piece attacks: steps from tables, slides by the chosen scheme. Also the squares between two squares,
 * and the line through them.
 *
 * <p>Static methods on tables that do not change: any thread may call them.
 */
@NullMarked
package sanmai.core.attacks;

import org.jspecify.annotations.NullMarked;
