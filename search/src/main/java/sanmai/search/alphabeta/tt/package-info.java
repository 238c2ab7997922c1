/**
 * The transposition table, which all threads share, and the layout of its entries.
 */
@NullMarked
package sanmai.search.alphabeta.tt;

import org.jspecify.annotations.NullMarked;
