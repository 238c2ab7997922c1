/**
 * Measures by games the effects of {@linkplain sanmai.search.tuning.Factor factors} of the search ({@link
 * sanmai.search.tuning.Screening}), and tunes the {@linkplain sanmai.search.alphabeta.SearchParameter parameters} of
 * the search by games: {@link sanmai.search.tuning.Spsa} chooses the values that play against each other, {@link
 * sanmai.search.tuning.TuningRun} plays the games. {@link sanmai.search.tuning.NodeClockSearcher} plays on a clock that
 * counts nodes.
 */
@NullMarked
package sanmai.search.tuning;

import org.jspecify.annotations.NullMarked;
