package sanmai.search.training;

/**
 * An evaluation while it is trained: its weights are floats. The output is the logarithm of the odds to win, which is a
 * score in units of the {@link WinRateModel}'s scale.
 *
 * @param <E> the evaluation that the trained model becomes
 */
public abstract class TrainableModel<E> {
    private final float[][] weights;

    TrainableModel(FloatWeights weights) {
        this.weights = weights.all();
    }

    /** The weights, in one array or several. */
    final float[][] weights() {
        return weights;
    }

    /** Brings up to date what is computed from the weights, after a change of them. */
    void weightsChanged() {}

    /** A new sum of the loss of this model and its gradient, for one thread. */
    abstract LossGradient newGradient();

    /**
     * Ends a step of the optimiser: reduces the feature weights by a share (weight decay), and clips the weights to the
     * ranges of the quantised evaluation.
     *
     * @param decay the share by which feature weights are reduced, from 0 to 1
     * @param scale the scale of the {@link WinRateModel}, in centipawns
     */
    abstract void endStep(double decay, double scale);

    /**
     * The evaluation with these weights, quantised: rounded to whole numbers.
     *
     * @param scale the scale of the {@link WinRateModel}, in centipawns
     */
    abstract E quantised(double scale);
}
