/**
 * Evaluation files of other shogi programs ({@code nn.bin}), with the features HalfKP or K-P.
 *
 * <p>{@code NnueFile} recognises the {@code Architecture} of a file, and reads it into a {@code Network}. From a
 * position to its score: {@code BonaPiece} numbers its pieces as each side sees them, and {@code NnueFeatures} are the
 * sets made of these numbers; a {@code TransformerStack} for each side keeps the sums of the {@code FeatureTransformer}
 * up to date from move to move; a {@link sanmai.search.eval.nnue.Propagation} sends them through {@code ClippedRelu} and
 * the layers, each an {@code AffineTransform}, in plain loops or as a {@link sanmai.search.eval.nnue.PropagationMaker}
 * does it; and the {@code NnueScale} makes a score of the output. {@code NnueEvaluation} is all of it for one thread, {@link
 * sanmai.search.eval.nnue.NnueEvaluationFactory} what users of the package see.
 *
 * <p>Values are immutable, and static methods may be called by any thread; an evaluation belongs to the thread that
 * searches with it.
 */
@NullMarked
package sanmai.search.eval.nnue;

import org.jspecify.annotations.NullMarked;
