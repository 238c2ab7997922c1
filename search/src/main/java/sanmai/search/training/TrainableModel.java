package sanmai.search.training;

/**
 * An evaluation while it is trained: its weights are floats. The output is the logarithm of the odds to win, which is a
 * score in units of the {@link WinRateModel}'s scale.
 *
 * @param <E> what it becomes when it has been trained
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

    /** Computes the loss of this model, and the gradient. */
    abstract LossGradient newGradient();

    /**
     * Ends a step of the optimiser: takes a share of the feature weights away (weight decay), and clips what would not fit
     * into the evaluation.
     *
     * @param decay the share that is taken away, from 0 to 1
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
