/**
 * Grimbergen's four views of the occupied squares: the same 81 squares in four orders, so that the squares of a rank, a
 * file or a diagonal are adjacent bits of one word.
 *
 * <p>A {@link sanmai.core.occupancy.MutableOccupancy} belongs to one thread; all else is immutable.
 */
@NullMarked
package sanmai.core.occupancy;

import org.jspecify.annotations.NullMarked;
