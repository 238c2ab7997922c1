package sanmai.search.training;

import java.util.Arrays;

/**
 * The loss of a model and its gradient, summed over positions. The loss of a position is the square of the difference
 * between the model's win rate and the target; the gradient is computed by backpropagation.
 */
abstract class LossGradient {
    /** The derivative of the loss by each weight, in arrays like those of the weights. */
    final float[][] gradient;

    double loss;

    /** A sum over no positions, with its gradient in these arrays. */
    LossGradient(FloatWeights gradient) {
        this.gradient = gradient.all();
    }

    /** Begins a new sum. The weights of the model must not change before the next sum begins. */
    void clear() {
        for (float[] block : gradient) {
            Arrays.fill(block, 0);
        }
        loss = 0;
    }

    /** Adds the loss and the gradient of a position with this target. */
    final void add(TrainingSet set, int index, double target) {
        double winRate = addLoss(set, index, target);
        backward(set, index, (float) (2 * (winRate - target) * winRate * (1 - winRate)));
    }

    /** Adds the loss of a position with this target; returns the model's win rate. */
    final double addLoss(TrainingSet set, int index, double target) {
        double winRate = 1 / (1 + Math.exp(-forward(set, index)));
        double difference = winRate - target;
        loss += difference * difference;
        return winRate;
    }

    /** Completes the gradient when all positions have been added, also those that other threads have summed. */
    void complete() {}

    /** The model's output for a position. */
    abstract float forward(TrainingSet set, int index);

    /**
     * Adds the gradient of the position that {@link #forward} has just seen.
     *
     * @param slope the derivative of the loss by the output
     */
    abstract void backward(TrainingSet set, int index, float slope);
}
