/** What engines said of the places of a record, and the styles in which programs put it into comments. */
@NullMarked
package sanmai.notation.evaluation;

import org.jspecify.annotations.NullMarked;
