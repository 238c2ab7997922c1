/**
 * What engines said of the places of a record, and the styles in which programs put it into comments.
 *
 * <p>Values are immutable, and static methods may be called by any thread.
 */
@NullMarked
package sanmai.notation.evaluation;

import org.jspecify.annotations.NullMarked;
