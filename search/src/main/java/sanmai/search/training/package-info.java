/**
 * How the evaluation learns.
 *
 * <p>From games to weights: {@link sanmai.search.training.SelfPlay} plays games of the engine against itself, each a
 * {@link sanmai.search.training.TrainingGame}; {@link sanmai.search.training.SelfPlayRun} does so on several threads
 * and keeps the games in a {@link sanmai.search.training.GameFile}. {@link sanmai.search.training.TrainingSet} takes
 * the quiet positions of the games, as features, with their scores and results; {@link
 * sanmai.search.training.WinRateModel} turns scores into win rates. {@link sanmai.search.training.NetTrainer} fits the
 * weights of a {@link sanmai.search.training.NetModel} to these by gradient descent ({@code NetGradient}, {@code Adam}), and
 * rounds them to whole numbers: those of a {@link sanmai.search.eval.net.Net}. A {@link sanmai.search.training.Checkpoint}
 * keeps the state of the training after each part of an epoch.
 */
@NullMarked
package sanmai.search.training;

import org.jspecify.annotations.NullMarked;
