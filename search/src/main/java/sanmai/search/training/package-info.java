/**
 * How the evaluation learns: games that the engine plays against itself ({@link sanmai.search.training.SelfPlay}), kept in
 * files ({@link sanmai.search.training.GameFile}), teach a net ({@link sanmai.search.training.NetTrainer}). Positions can
 * be exchanged with other engines in the format that they share ({@link sanmai.search.training.TrainingFile}).
 */
package sanmai.search.training;
