/**
 * Schemes that look the occupied squares of a line up in a hash table as they are (Tannous, <i>Avoiding Rotated Bitboards
 * with Direct Lookup</i>).
 */
@NullMarked
package sanmai.core.sliders.lookup;

import org.jspecify.annotations.NullMarked;
