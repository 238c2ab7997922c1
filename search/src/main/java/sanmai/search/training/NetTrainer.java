package sanmai.search.training;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import sanmai.search.eval.net.Net;

/**
 * Teaches a net to foresee, for quiet positions, a mean of what the players expected and of how the game ended. The
 * same seed, settings and games give the same net, whatever the number of threads.
 */
public final class NetTrainer {
    /** A batch is summed up in this many parts, in a fixed order: fractions do not add up alike in another. */
    private static final int PARTS = 4;

    private static final double LAST_RATE = 0.01;

    /**
     * With each step units lose this much of their weights, times the step's length: what is seldom seen is not learnt by
     * heart (Loshchilov and Hutter, <i>Decoupled weight decay regularization</i>, 2017).
     */
    private static final double DECAY = 0.5;

    private static final long EPOCHS_OF_A_SEED = 1L << 31;

    /**
     * How it is taught.
     *
     * @param epochs how often every position is looked at
     * @param batch how many positions are looked at for each step
     * @param rate the length of the first steps; it sinks to a hundredth of it
     * @param resultWeight how much the game's result counts beside the players' expectation, from 0 to 1
     * @param scale how many hundredths of a pawn raise the odds to win by the factor e, see {@link WinRateModel}
     * @param seed decides the first weights and the order of the positions
     */
    public record Settings(int epochs, int batch, double rate, double resultWeight, double scale, long seed) {}

    /** Hears how it goes. */
    @FunctionalInterface
    public interface Listener {
        /**
         * An epoch is over.
         *
         * @param epoch its number, from 1
         * @param error the root of the mean square error of the chances to win, over the positions learnt from
         * @param unseen the same over the positions kept apart
         */
        void epoch(int epoch, double error, double unseen);
    }

    private final TrainingSet known;
    private final TrainingSet apart;
    private final Settings settings;
    private final NetGradient[] parts = new NetGradient[PARTS];
    private final Progress progress;

    /** What has been learnt so far. */
    static final class Progress {
        private int epochs;
        private final NetModel model;
        private final Adam adam = new Adam(NetModel.SIZE);

        Progress(long seed) {
            model = NetModel.random(new SplittableRandom(seed));
        }

        void write(DataOutputStream out) throws IOException {
            out.writeInt(epochs);
            for (float weight : model.weights) {
                out.writeFloat(weight);
            }
            adam.write(out);
        }

        void read(DataInputStream in) throws IOException {
            epochs = in.readInt();
            for (int i = 0; i < model.weights.length; i++) {
                model.weights[i] = in.readFloat();
            }
            adam.read(in);
        }
    }

    /** Learns from some positions; others are kept apart to see what has been learnt. */
    public NetTrainer(TrainingSet known, TrainingSet apart, Settings settings) {
        this.known = known;
        this.apart = apart;
        this.settings = settings;
        progress = new Progress(settings.seed());
        for (int i = 0; i < PARTS; i++) {
            parts[i] = new NetGradient();
        }
    }

    /**
     * Learns on so many threads, and returns the net.
     *
     * @param checkpoint where the progress is kept, and taken up again
     * @throws TrainingDataException if the checkpoint cannot be used
     * @throws InterruptedException if the thread is interrupted; what the last whole epoch has taught is kept
     */
    public Net train(int threads, Checkpoint checkpoint, Listener listener) throws InterruptedException {
        checkpoint.load(progress);
        ExecutorService executor = Executors.newFixedThreadPool(threads, task -> {
            Thread thread = new Thread(task, "training");
            thread.setDaemon(true);
            return thread;
        });
        try {
            while (progress.epochs < settings.epochs()) {
                double error = epoch(executor);
                progress.epochs++;
                checkpoint.save(progress);
                listener.epoch(progress.epochs, error, unseen(executor));
            }
        } finally {
            executor.shutdownNow();
        }
        return progress.model.net(settings.scale());
    }

    /** Looks at every position once; returns the root of the mean square error. */
    private double epoch(ExecutorService executor) throws InterruptedException {
        NetModel model = progress.model;
        int[] order = known.shuffled(new SplittableRandom(settings.seed() * EPOCHS_OF_A_SEED + progress.epochs));
        int batches = (known.size() + settings.batch() - 1) / settings.batch();
        double error = 0;
        for (int batch = 0; batch < batches; batch++) {
            int from = batch * settings.batch();
            int to = Math.min(order.length, from + settings.batch());
            error += look(executor, known, order, from, to, true);
            double done = (progress.epochs + (double) batch / batches) / settings.epochs();
            progress.adam.step(model.weights, parts[0].sums, to - from, rate(done));
            model.shrinkUnits(rate(done) * DECAY);
            model.clip(settings.scale());
        }
        return Math.sqrt(error / known.size());
    }

    private double rate(double done) {
        double share = (1 + Math.cos(Math.PI * done)) / 2;
        return settings.rate() * (LAST_RATE + (1 - LAST_RATE) * share);
    }

    private double unseen(ExecutorService executor) throws InterruptedException {
        int[] order = new int[apart.size()];
        for (int i = 0; i < order.length; i++) {
            order[i] = i;
        }
        return Math.sqrt(look(executor, apart, order, 0, order.length, false) / Math.max(1, order.length));
    }

    /** Looks at some positions; the slopes are in the first part then. Returns the sum of the errors. */
    private double look(ExecutorService executor, TrainingSet set, int[] order, int from, int to, boolean learns)
            throws InterruptedException {
        if (Thread.interrupted()) {
            // Not noticed below if the parts are ready before they are waited for.
            throw new InterruptedException();
        }
        List<Future<?>> working = new ArrayList<>();
        int each = (to - from + PARTS - 1) / PARTS;
        for (int i = 0; i < PARTS; i++) {
            NetGradient part = parts[i];
            int first = Math.min(to, from + i * each);
            int end = Math.min(to, first + each);
            working.add(executor.submit(() -> {
                part.clear();
                for (int n = first; n < end; n++) {
                    int index = order[n];
                    part.add(progress.model, set, index, wanted(set, index), learns);
                }
            }));
        }
        try {
            for (Future<?> work : working) {
                work.get();
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
        double error = parts[0].error;
        for (int i = 1; i < PARTS; i++) {
            error += parts[i].error;
            if (learns) {
                add(parts[i].sums, parts[0].sums);
            }
        }
        return error;
    }

    private static void add(float[] from, float[] to) {
        for (int i = 0; i < to.length; i++) {
            to[i] += from[i];
        }
    }

    private double wanted(TrainingSet set, int index) {
        double expected = WinRateModel.chance(set.score(index), settings.scale());
        double result = (set.result(index) + 1) / 2.0;
        return (1 - settings.resultWeight()) * expected + settings.resultWeight() * result;
    }
}
