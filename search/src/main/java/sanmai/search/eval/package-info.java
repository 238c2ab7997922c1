/**
 * What the search needs of a static evaluation, and nothing about how one works.
 *
 * <p>{@link sanmai.search.eval.Evaluation} is the contract: it hears of moves and gives scores. {@link
 * sanmai.search.eval.EvaluationFactory} is what a user chooses and what searches are handed: a name, a fingerprint of
 * the weights, and an evaluation for each thread. Readers of files throw {@link
 * sanmai.search.eval.EvaluationFormatException}.
 *
 * <p>Kinds of evaluation live in packages of their own, such as {@code sanmai.search.eval.net}; nothing here, and nothing in
 * the search, knows them. The command line turns what the user named into a factory.
 */
@NullMarked
package sanmai.search.eval;

import org.jspecify.annotations.NullMarked;
