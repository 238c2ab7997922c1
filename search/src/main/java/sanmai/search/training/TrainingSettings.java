package sanmai.search.training;

import java.util.SplittableRandom;
import sanmai.files.ConditionLine;

/**
 * The hyperparameters.
 *
 * @param epochs the number of times that every position is used
 * @param batchSize the number of positions of a step
 * @param learningRate at the beginning
 * @param plan how the learning rate falls
 * @param weightDecay with each step the feature weights lose this share of themselves, times the learning rate, so that
 *     rare features are not learnt by heart (Loshchilov, Hutter, <i>Decoupled Weight Decay Regularization</i>, 2019)
 * @param resultWeight the weight of the game's result in the target, from 0 to 1, at the beginning; the rest is the
 *     players' expectation
 * @param lastResultWeight the same at the end; it changes evenly
 * @param scale the scale of the {@link WinRateModel}, in centipawns
 * @param seed decides the initial weights and the order of the positions
 */
public record TrainingSettings(
        int epochs,
        int batchSize,
        double learningRate,
        LearningRatePlan plan,
        double weightDecay,
        double resultWeight,
        double lastResultWeight,
        double scale,
        long seed) {
    /** The usual weight decay. */
    public static final double WEIGHT_DECAY = 0.5;

    /** With a learning rate that falls along a cosine, the usual weight decay, and a weight of results that does not change. */
    public TrainingSettings(
            int epochs, int batchSize, double learningRate, double resultWeight, double scale, long seed) {
        this(
                epochs,
                batchSize,
                learningRate,
                LearningRatePlan.COSINE,
                WEIGHT_DECAY,
                resultWeight,
                resultWeight,
                scale,
                seed);
    }

    /** The settings as conditions of a {@link Checkpoint}; the caller adds those of the games. */
    public ConditionLine conditions() {
        return ConditionLine.begin()
                .with("Settings[epochs=", "--epochs", epochs)
                .with(", batch=", "--batch", batchSize)
                .with(", rate=", "--rate", learningRate)
                .with(", plan=", "--plan", plan)
                .with(", weightDecay=", "--weight-decay", weightDecay)
                .with(", resultWeight=", "--results", resultWeight)
                .with(", lastResultWeight=", "--last-results", lastResultWeight)
                .with(", scale=", "--scale", scale)
                .with(", seed=", "--seed", seed);
    }

    /** The random numbers of the initial weights. */
    public SplittableRandom random() {
        return new SplittableRandom(seed);
    }

    /** The learning rate when this share of the training is done. */
    double learningRate(double done) {
        return learningRate * plan.factor(done);
    }

    /** The weight of the game's result when this share of the training is done. */
    double resultWeight(double done) {
        return resultWeight + (lastResultWeight - resultWeight) * done;
    }

    /** The win rate that is to be predicted for a position when the game's result has this weight. */
    double target(TrainingSet set, int index, double weightOfResult) {
        double expected = WinRateModel.winRate(set.score(index), scale);
        double result = WinRateModel.ofResult(set.result(index));
        return (1 - weightOfResult) * expected + weightOfResult * result;
    }
}
