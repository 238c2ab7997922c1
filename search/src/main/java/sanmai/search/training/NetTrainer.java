package sanmai.search.training;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadFactory;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import sanmai.search.eval.net.Net;
import sanmai.search.training.ParallelGradient.Batch;
import sanmai.workers.DaemonThreads;
import sanmai.workers.FutureResult;

/**
 * Trains a net by stochastic gradient descent ({@link Adam}) to predict, for quiet positions, a mean of the win rate that
 * the players expected and of the game's result. The loss is the mean square error of the predicted win rate.
 *
 * <p>The same seed, settings and games give the same net, on any number of threads.
 */
public final class NetTrainer {
    private static final long EPOCHS_OF_A_SEED = 1L << 31;

    private static final ThreadFactory THREADS = new DaemonThreads("training");

    /** Hears of the progress. */
    @FunctionalInterface
    public interface Listener {
        /**
         * An epoch is over.
         *
         * @param epoch its number, from 1
         * @param training the root mean square of the differences between win rates and targets over the training set,
         *     for each position with the weights just before the model learnt from it
         * @param validation the same over the validation set, after the epoch; 0 without a validation set
         */
        void epoch(int epoch, double training, double validation);

        /**
         * A batch is over.
         *
         * @param done the positions that have been learnt from, in all epochs
         * @param all the positions of all epochs
         */
        default void positions(long done, long all) {}
    }

    private final TrainingPositions positions;
    private final TrainingSettings settings;
    private final NetModel model;
    private final TrainingState state;

    /**
     * A training with these positions.
     *
     * @param positions have the features of the model
     * @param model has its initial weights, which the training changes
     */
    public NetTrainer(TrainingPositions positions, TrainingSettings settings, NetModel model) {
        this.positions = positions;
        this.settings = settings;
        this.model = model;
        state = new TrainingState(model);
    }

    /**
     * Trains, and returns the net.
     *
     * @param threads the number of threads that compute gradients; another one loads positions
     * @param checkpoint where the training is saved after each part of the positions, and resumed from
     * @throws TrainingDataException if the checkpoint or the positions cannot be used
     * @throws InterruptedException if the thread is interrupted; the checkpoint then has the state after the last whole
     *     part
     */
    public Net train(int threads, Checkpoint checkpoint, Listener listener) throws InterruptedException {
        checkpoint.load(state);
        ExecutorService gradients = Executors.newFixedThreadPool(threads, THREADS);
        ExecutorService loader = Executors.newSingleThreadExecutor(THREADS);
        try {
            ParallelGradient gradient = new ParallelGradient(model, settings, gradients);
            while (state.epochs < settings.epochs()) {
                epoch(gradient, loader, checkpoint, listener);
            }
        } finally {
            gradients.shutdownNow();
            loader.shutdownNow();
        }
        return model.quantised(settings.scale());
    }

    /** Uses every position once. While one part is learnt from, the next one is loaded. */
    private void epoch(ParallelGradient gradient, ExecutorService loader, Checkpoint checkpoint, Listener listener)
            throws InterruptedException {
        SplittableRandom random = new SplittableRandom(settings.seed() * EPOCHS_OF_A_SEED + state.epochs);
        List<Supplier<TrainingSet>> parts = positions.parts(random.split());
        long[] seeds = random.longs(parts.size()).toArray();
        Future<TrainingSet> next = load(parts, state.parts, loader);
        for (int i = state.parts; i < parts.size(); i++) {
            TrainingSet set = FutureResult.of(next);
            next = load(parts, i + 1, loader);
            learn(set, set.shuffled(new SplittableRandom(seeds[i])), gradient, listener);
            state.parts++;
            checkpoint.save(state);
        }
        double trainingError = Math.sqrt(state.loss / Math.max(1, state.positions));
        double validationError = validationError(gradient);
        state.endEpoch();
        checkpoint.save(state);
        listener.epoch(state.epochs, trainingError, validationError);
    }

    private static Future<TrainingSet> load(List<Supplier<TrainingSet>> parts, int index, ExecutorService loader) {
        return index < parts.size() ? loader.submit(parts.get(index)::get) : null;
    }

    /** Takes one step of the optimiser for each batch of a part. */
    private void learn(TrainingSet set, int[] order, ParallelGradient gradient, Listener listener)
            throws InterruptedException {
        for (int from = 0; from < order.length; from += settings.batchSize()) {
            Batch batch = new Batch(set, order, from, Math.min(order.length, from + settings.batchSize()));
            double share = (double) state.positions / Math.max(1, positions.size());
            double done = (state.epochs + share) / settings.epochs();
            state.loss += gradient.lossAndGradient(batch);
            state.positions += batch.size();
            double rate = settings.learningRate(done);
            state.adam.step(model.weights(), gradient.gradient(), batch.size(), rate);
            model.endStep(rate * settings.weightDecay(), settings.scale());
            listener.positions(state.epochs * positions.size() + state.positions, settings.epochs() * positions.size());
        }
    }

    private double validationError(ParallelGradient gradient) throws InterruptedException {
        TrainingSet set = positions.validationSet();
        int[] order = IntStream.range(0, set.size()).toArray();
        return Math.sqrt(gradient.loss(new Batch(set, order, 0, order.length)) / Math.max(1, order.length));
    }
}
