/**
 * The rules of shogi written down once more, slowly and plainly: {@link sanmai.movegen.reference.ReferenceMoves} is what all
 * move generators are compared with. It shares no code with them.
 */
@NullMarked
package sanmai.movegen.reference;

import org.jspecify.annotations.NullMarked;
