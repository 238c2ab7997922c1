/**
 * Schemes that look the occupied squares of a line up in a hash table as they are (Tannous, <i>Avoiding Rotated Bitboards
 * with Direct Lookup</i>).
 */
package sanmai.core.sliders.lookup;
