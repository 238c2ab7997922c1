/**
 * Finds out by games which {@linkplain sanmai.search.tuning.Factor factors} of the search are worth how much ({@link
 * sanmai.search.tuning.Screening}), and tunes the {@linkplain sanmai.search.alphabeta.SearchParameter parameters} of the search by games: {@link
 * sanmai.search.tuning.Spsa} says which values play against which, {@link sanmai.search.tuning.TuningRun} lets them play. {@link sanmai.search.tuning.NodeClockSearcher} plays on a clock that counts nodes.
 */
@NullMarked
package sanmai.search.tuning;

import org.jspecify.annotations.NullMarked;
