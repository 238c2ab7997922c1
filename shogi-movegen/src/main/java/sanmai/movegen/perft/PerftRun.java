package sanmai.movegen.perft;

import com.google.common.collect.ImmutableList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import sanmai.shogi.Move;
import sanmai.workers.DaemonThreads;
import sanmai.workers.FutureResult;

/** One count of parts of one tree, which the threads take one after the other. */
final class PerftRun {
    /** The leaves of a root move that are counted so far, and the number of its parts that are left. */
    private static final class Sum {
        private long nodes;
        private int partsLeft;
    }

    private final int threads;
    private final Supplier<PartCounter> counters;
    private final PerftListener listener;
    private final List<PerftPart> missing;
    private final AtomicInteger nextPart = new AtomicInteger();

    // Guarded by this.
    private final Map<Integer, Sum> sums = new LinkedHashMap<>();
    private final ImmutableList.Builder<MoveCount> reported = ImmutableList.builder();
    private int partsDone;
    private long nodes;

    /**
     * Prepares a count.
     *
     * @param toCount what to count, parts of the same root move one after the other
     * @param counters makes the counter of each thread
     */
    PerftRun(PartsToCount toCount, int threads, Supplier<PartCounter> counters, PerftListener listener) {
        this.threads = threads;
        this.counters = counters;
        this.listener = listener;
        missing = toCount.missing();
        for (PerftPart part : toCount.parts()) {
            Sum sum = sums.computeIfAbsent(part.move(), move -> new Sum());
            Long leaves = toCount.known().get(part.number());
            if (leaves == null) {
                sum.partsLeft++;
            } else {
                add(sum, leaves);
            }
        }
    }

    /** Counts, and returns the root moves with their leaves. */
    ImmutableList<MoveCount> run() throws InterruptedException {
        reportFinishedMoves();
        if (threads == 1) {
            work();
        } else {
            workTogether();
        }
        return reported.build();
    }

    /** All leaves that are counted so far. */
    synchronized long nodes() {
        return nodes;
    }

    private void workTogether() throws InterruptedException {
        int used = Math.min(threads, Math.max(missing.size(), 1));
        ExecutorService pool = Executors.newFixedThreadPool(used, new DaemonThreads("perft"));
        CompletionService<Void> workers = new ExecutorCompletionService<>(pool);
        try {
            for (int i = 0; i < used; i++) {
                workers.submit(() -> {
                    work();
                    return null;
                });
            }
            for (int i = 0; i < used; i++) {
                FutureResult.of(workers.take()); // The first that fails ends the count.
            }
        } finally {
            // After this method the listener must hear nothing more, also when the count was interrupted.
            pool.shutdownNow();
            pool.awaitTermination(1, TimeUnit.MINUTES);
        }
    }

    private void work() throws InterruptedException {
        PartCounter counter = null;
        for (int i = nextPart.getAndIncrement(); i < missing.size(); i = nextPart.getAndIncrement()) {
            if (counter == null) {
                counter = counters.get();
            }
            PerftPart part = missing.get(i);
            long begun = System.nanoTime();
            PartLeaves leaves = countUnlessInterrupted(counter, part);
            finish(part, leaves, System.nanoTime() - begun);
        }
    }

    private static PartLeaves countUnlessInterrupted(PartCounter counter, PerftPart part) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        try {
            return counter.count(part);
        } catch (WalkInterrupted e) {
            Thread.interrupted(); // From here on the exception reports the interruption, as is usual.
            throw new InterruptedException();
        }
    }

    private synchronized void finish(PerftPart part, PartLeaves leaves, long nanos) {
        Sum sum = sums.get(part.move());
        add(sum, leaves.nodes());
        sum.partsLeft--;
        partsDone++;
        listener.partCounted(part, leaves, nanos);
        listener.partCounted(partsDone, missing.size());
        reportFinishedMoves();
    }

    private void add(Sum sum, long leaves) {
        sum.nodes = Math.addExact(sum.nodes, leaves);
        nodes = Math.addExact(nodes, leaves);
    }

    private synchronized void reportFinishedMoves() {
        while (!sums.isEmpty()) {
            Map.Entry<Integer, Sum> first = sums.entrySet().iterator().next();
            if (first.getValue().partsLeft > 0) {
                return;
            }
            sums.remove(first.getKey());
            if (first.getKey() != Move.NONE) {
                MoveCount count = new MoveCount(first.getKey(), first.getValue().nodes);
                reported.add(count);
                listener.moveCounted(count);
            }
        }
    }
}
