/**
 * What searched nodes teach: {@code History} about moves, {@code CorrectionHistory} about evaluations.
 */
@NullMarked
package sanmai.search.alphabeta.history;

import org.jspecify.annotations.NullMarked;
