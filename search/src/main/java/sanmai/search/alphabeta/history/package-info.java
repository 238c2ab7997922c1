/**
 * What searched nodes teach: {@code History} about moves, with a class for each of its tables, and {@code CorrectionHistory}
 * about evaluations.
 */
@NullMarked
package sanmai.search.alphabeta.history;

import org.jspecify.annotations.NullMarked;
