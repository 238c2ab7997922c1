package sanmai.search.training;

import java.util.SplittableRandom;
import sanmai.files.ConditionLine;

/**
 * The hyperparameters.
 *
 * @param epochs the number of times that every position is used
 * @param batchSize the number of positions of a step
 * @param learningRate at the beginning; it falls to a hundredth along a cosine, slowly at first and at the end (Loshchilov,
 *     Hutter, <i>SGDR</i>, 2017)
 * @param weightDecay with each step the feature weights lose this share of themselves, times the learning rate, so that
 *     rare features are not learnt by heart (Loshchilov, Hutter, <i>Decoupled Weight Decay Regularization</i>, 2019)
 * @param resultWeight the weight of the game's result in the target, from 0 to 1; the rest is the players'
 *     expectation
 * @param scale the scale of the {@link WinRateModel}, in centipawns
 * @param seed decides the initial weights and the order of the positions
 */
public record TrainingSettings(
        int epochs,
        int batchSize,
        double learningRate,
        double weightDecay,
        double resultWeight,
        double scale,
        long seed) {
    /** The usual weight decay. */
    public static final double WEIGHT_DECAY = 0.5;

    /** The share of the learning rate that is left at the end. */
    private static final double LAST_RATE = 0.01;

    /** The settings as conditions of a {@link Checkpoint}; the caller adds those of the games. */
    public ConditionLine conditions() {
        return ConditionLine.begin()
                .with("Settings[epochs=", "--epochs", epochs)
                .with(", batch=", "--batch", batchSize)
                .with(", rate=", "--rate", learningRate)
                .with(", weightDecay=", "--weight-decay", weightDecay)
                .with(", resultWeight=", "--results", resultWeight)
                .with(", scale=", "--scale", scale)
                .with(", seed=", "--seed", seed);
    }

    /** The random numbers of the initial weights. */
    public SplittableRandom random() {
        return new SplittableRandom(seed);
    }

    /** The learning rate when this share of the training is done. */
    double learningRate(double done) {
        return learningRate * (LAST_RATE + (1 - LAST_RATE) * (1 + Math.cos(Math.PI * done)) / 2);
    }

    /** The win rate that is to be predicted for a position. */
    double target(TrainingSet set, int index) {
        double expected = WinRateModel.winRate(set.score(index), scale);
        double result = WinRateModel.ofResult(set.result(index));
        return (1 - resultWeight) * expected + resultWeight * result;
    }
}
