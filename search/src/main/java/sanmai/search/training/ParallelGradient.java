package sanmai.search.training;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import sanmai.workers.FutureResult;

/** The loss and the gradient of batches, computed on several threads with the same result on any number of them. */
final class ParallelGradient {
    /** A batch is summed in this many parts, in a fixed order, since a floating-point sum depends on the order. */
    private static final int PARTS = 4;

    private final TrainingSettings settings;
    private final ExecutorService executor;
    private final NetGradient[] parts = new NetGradient[PARTS];

    /**
     * Some positions of a set.
     *
     * @param order indexes of the set
     * @param from the first entry of the order that belongs to the batch
     * @param to the entry after the last
     */
    record Batch(TrainingSet set, int[] order, int from, int to) {
        int size() {
            return to - from;
        }
    }

    ParallelGradient(NetModel model, TrainingSettings settings, ExecutorService executor) {
        this.settings = settings;
        this.executor = executor;
        for (int i = 0; i < PARTS; i++) {
            parts[i] = model.newGradient();
        }
    }

    /** The gradient of the last batch, summed over its positions. */
    float[][] gradient() {
        return parts[0].gradient;
    }

    /** The loss of a batch, summed over its positions; computes the {@link #gradient} as well. */
    double lossAndGradient(Batch batch) throws InterruptedException {
        double loss = run(batch, true);
        for (int i = 1; i < PARTS; i++) {
            for (int array = 0; array < gradient().length; array++) {
                NetWeights.add(parts[i].gradient[array], gradient()[array]);
            }
        }
        parts[0].complete();
        return loss;
    }

    /** The loss of a batch, summed over its positions. */
    double loss(Batch batch) throws InterruptedException {
        return run(batch, false);
    }

    private double run(Batch batch, boolean backward) throws InterruptedException {
        if (Thread.interrupted()) {
            // Waiting for a part does not notice an interrupt if the part is ready.
            throw new InterruptedException();
        }
        List<Future<?>> running = new ArrayList<>();
        int each = (batch.size() + PARTS - 1) / PARTS;
        for (int i = 0; i < PARTS; i++) {
            NetGradient part = parts[i];
            int first = Math.min(batch.to, batch.from + i * each);
            int end = Math.min(batch.to, first + each);
            running.add(executor.submit(() -> sum(part, batch, first, end, backward)));
        }
        for (Future<?> future : running) {
            FutureResult.of(future);
        }
        double loss = 0;
        for (NetGradient part : parts) {
            loss += part.loss;
        }
        return loss;
    }

    private void sum(NetGradient part, Batch batch, int first, int end, boolean backward) {
        part.clear();
        for (int i = first; i < end; i++) {
            int index = batch.order[i];
            double target = settings.target(batch.set, index);
            if (backward) {
                part.add(batch.set, index, target);
            } else {
                part.addLoss(batch.set, index, target);
            }
        }
    }
}
