/**
 * Evaluation files of other shogi programs ({@code nn.bin}): efficiently updatable neural networks (NNUE; Nasu, <i>Efficiently
 * Updatable Neural Network based evaluation functions for computer shogi</i>, 2018) with the inputs HalfKP or K+P.
 *
 * <p>A file is read by {@code NnueFile}, which tells its {@code Architecture}, into a {@code Network}. The way of a position:
 * {@code BonaPiece} numbers its pieces as each side sees them, and the {@code FeatureSet} makes inputs of these numbers; an
 * {@code AccumulatorStack} for each side keeps the sums of the {@code FeatureTransformer} up to date from move to move, by
 * what the {@code DirtyPieces} say, or takes them from the {@code AccumulatorCache}; {@code Propagation} sends them through
 * {@code ClippedRelu} and the layers, each an {@code AffineTransform}, the first one perhaps by another {@link
 * sanmai.search.eval.nnue.FirstLayerMaker}; and the {@code NnueScale} makes a score of the
 * output. {@code NnueEvaluation} is all of it for one thread, {@link sanmai.search.eval.nnue.NnueEvaluationFactory} what users of
 * the package see.
 */
@NullMarked
package sanmai.search.eval.nnue;

import org.jspecify.annotations.NullMarked;
