/**
 * What efficiently updatable neural networks (NNUE; Nasu, <i>Efficiently Updatable Neural Network based evaluation functions
 * for computer shogi</i>, 2018) have in common.
 *
 * <p>The {@link sanmai.search.eval.accumulator.DirtyPieces} of a line say which {@link sanmai.search.eval.accumulator.Place}
 * each move has changed; a {@link sanmai.search.eval.accumulator.FeatureSet} has the features of these places, as each side
 * sees them, numbered by its {@link sanmai.search.eval.accumulator.FeatureNumbers}; an {@link
 * sanmai.search.eval.accumulator.AccumulatorStack} keeps the sums of their weights up to date.
 */
@NullMarked
package sanmai.search.eval.accumulator;

import org.jspecify.annotations.NullMarked;
