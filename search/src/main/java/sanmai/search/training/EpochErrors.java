package sanmai.search.training;

/**
 * The errors of a model in an epoch of its training: root mean squares of the differences between its win rates and the
 * targets.
 *
 * @param training over the training set, for each position with the weights just before the model learnt from it
 * @param validation over the validation set, after the epoch; 0 without a validation set
 */
public record EpochErrors(double training, double validation) {}
