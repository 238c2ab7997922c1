/**
 * Move ordering: {@code MovePicker} hands out the moves of a node in stages, ordered by {@code MoveScorer}. Captures
 * are good or bad by {@code StaticExchangeEvaluation}.
 */
@NullMarked
package sanmai.search.alphabeta.ordering;

import org.jspecify.annotations.NullMarked;
