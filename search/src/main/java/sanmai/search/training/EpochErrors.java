package sanmai.search.training;

/**
 * What an epoch of a training has left to be learnt: roots of the mean square error of the win rate.
 *
 * @param training over the training set, of the weights as they were when each position was used
 * @param validation over the validation set, after the epoch; 0 without one
 */
public record EpochErrors(double training, double validation) {}
