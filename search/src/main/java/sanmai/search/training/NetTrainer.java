package sanmai.search.training;

import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import sanmai.files.ConditionLine;
import sanmai.search.eval.net.Net;
import sanmai.search.training.ParallelGradient.Batch;

/**
 * Trains a net by stochastic gradient descent ({@link Adam}) to predict, for quiet positions, a mean of the win rate that
 * the players expected and of the game's result. The loss is the mean square error of the predicted win rate.
 *
 * <p>The same seed, settings and games give the same net, on any number of threads.
 */
public final class NetTrainer {
    /** The share of the learning rate that is left at the end; it falls to it along a cosine. */
    private static final double LAST_RATE = 0.01;

    /**
     * With each step the feature weights lose this share of themselves, times the learning rate, so that the net does not
     * learn rare features by heart (Loshchilov, Hutter, <i>Decoupled Weight Decay Regularization</i>, 2019).
     */
    private static final double WEIGHT_DECAY = 0.5;

    private static final long EPOCHS_OF_A_SEED = 1L << 31;

    /**
     * The hyperparameters.
     *
     * @param epochs the number of times that every position is used
     * @param batchSize the number of positions of a step
     * @param learningRate at the beginning; it falls to a hundredth of this
     * @param resultWeight the weight of the game's result in the target, from 0 to 1; the rest is the players' expectation
     * @param scale the scale of the {@link WinRateModel}, in centipawns
     * @param seed decides the initial weights and the order of the positions
     */
    public record Settings(
            int epochs, int batchSize, double learningRate, double resultWeight, double scale, long seed) {
        /** The beginning of the line by which checkpoints tell trainings apart, which ends with the games. */
        public ConditionLine conditions() {
            return ConditionLine.begin()
                    .with("Settings[epochs=", "--epochs", epochs)
                    .with(", batch=", "--batch", batchSize)
                    .with(", rate=", "--rate", learningRate)
                    .with(", resultWeight=", "--results", resultWeight)
                    .with(", scale=", "--scale", scale)
                    .with(", seed=", "--seed", seed);
        }

        /** The win rate that is to be predicted for a position. */
        double target(TrainingSet set, int index) {
            double expected = WinRateModel.winRate(set.score(index), scale);
            double result = (set.result(index) + 1) / 2.0;
            return (1 - resultWeight) * expected + resultWeight * result;
        }
    }

    /** Hears of the progress. */
    @FunctionalInterface
    public interface Listener {
        /**
         * An epoch is over. Errors are roots of the mean square error of the win rate.
         *
         * @param epoch its number, from 1
         * @param trainingError over the training set, of the weights as they were when each position was used
         * @param validationError over the validation set, after the epoch
         */
        void epoch(int epoch, double trainingError, double validationError);
    }

    private final TrainingSet trainingSet;
    private final TrainingSet validationSet;
    private final Settings settings;
    private final TrainingState state;

    /**
     * A training.
     *
     * @param trainingSet the positions to learn from
     * @param validationSet other positions, to see whether what was learnt holds for them too; may be empty
     */
    public NetTrainer(TrainingSet trainingSet, TrainingSet validationSet, Settings settings) {
        this.trainingSet = trainingSet;
        this.validationSet = validationSet;
        this.settings = settings;
        state = new TrainingState(settings.seed());
    }

    /**
     * Trains, and returns the net.
     *
     * @param threads the number of threads that compute gradients
     * @param checkpoint where the training is saved after each epoch, and resumed from
     * @throws TrainingDataException if the checkpoint cannot be used
     * @throws InterruptedException if the thread is interrupted; the checkpoint then has the last whole epoch
     */
    public Net train(int threads, Checkpoint checkpoint, Listener listener) throws InterruptedException {
        checkpoint.load(state);
        ExecutorService executor = Executors.newFixedThreadPool(threads, task -> {
            Thread thread = new Thread(task, "training");
            thread.setDaemon(true);
            return thread;
        });
        try {
            ParallelGradient gradient = new ParallelGradient(state.model, settings, executor);
            while (state.epochs < settings.epochs()) {
                double trainingError = epoch(gradient);
                state.epochs++;
                checkpoint.save(state);
                listener.epoch(state.epochs, trainingError, validationError(gradient));
            }
        } finally {
            executor.shutdownNow();
        }
        return state.model.quantised(settings.scale());
    }

    /** Uses every position of the training set once; returns the training error. */
    private double epoch(ParallelGradient gradient) throws InterruptedException {
        NetModel model = state.model;
        int[] order = trainingSet.shuffled(new SplittableRandom(settings.seed() * EPOCHS_OF_A_SEED + state.epochs));
        int batches = (order.length + settings.batchSize() - 1) / settings.batchSize();
        double loss = 0;
        for (int i = 0; i < batches; i++) {
            int from = i * settings.batchSize();
            Batch batch = new Batch(trainingSet, order, from, Math.min(order.length, from + settings.batchSize()));
            loss += gradient.lossAndGradient(batch);
            double rate = learningRate((state.epochs + (double) i / batches) / settings.epochs());
            state.adam.step(model.weights, gradient.gradient(), batch.size(), rate);
            model.decayFeatureWeights(rate * WEIGHT_DECAY);
            model.clip(settings.scale());
        }
        return Math.sqrt(loss / order.length);
    }

    /** Cosine annealing (Loshchilov, Hutter, <i>SGDR</i>, 2017). */
    private double learningRate(double shareDone) {
        double share = (1 + Math.cos(Math.PI * shareDone)) / 2;
        return settings.learningRate() * (LAST_RATE + (1 - LAST_RATE) * share);
    }

    private double validationError(ParallelGradient gradient) throws InterruptedException {
        int size = validationSet.size();
        int[] order = IntStream.range(0, size).toArray();
        return Math.sqrt(gradient.loss(new Batch(validationSet, order, 0, size)) / Math.max(1, size));
    }
}
