package sanmai.movegen.perft;

import com.google.common.base.Throwables;
import com.google.common.collect.ImmutableList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** One count of parts of one tree, which the threads take one after the other. */
final class PerftRun {
    /** What there is of a root move. */
    private static final class Sum {
        private long nodes;
        private int partsLeft;
    }

    private final Position root;
    private final int depth;
    private final PerftSettings settings;
    private final @Nullable PerftTable table;
    private final PerftListener listener;
    private final ImmutableList<PerftPart> missing;
    private final AtomicInteger nextPart = new AtomicInteger();

    // Guarded by this.
    private final Map<Integer, Sum> sums = new LinkedHashMap<>();
    private final ImmutableList.Builder<MoveCount> reported = ImmutableList.builder();
    private int partsDone;

    /**
     * Prepares a count.
     *
     * @param parts what to count, parts of the same root move one after the other
     * @param known the leaves of parts that are counted already, by number
     * @param table remembered counts, or null
     */
    PerftRun(
            Position position,
            int depth,
            List<PerftPart> parts,
            Map<Integer, Long> known,
            PerftSettings settings,
            @Nullable PerftTable table,
            PerftListener listener) {
        root = position.copy();
        this.depth = depth;
        this.settings = settings;
        this.table = table;
        this.listener = listener;
        ImmutableList.Builder<PerftPart> unknown = ImmutableList.builder();
        for (PerftPart part : parts) {
            Sum sum = sums.computeIfAbsent(part.move(), move -> new Sum());
            Long leaves = known.get(part.number());
            if (leaves == null) {
                sum.partsLeft++;
                unknown.add(part);
            } else {
                sum.nodes += leaves;
            }
        }
        missing = unknown.build();
    }

    /** Counts, and returns the root moves with their leaves. */
    ImmutableList<MoveCount> run() throws InterruptedException {
        reportFinishedMoves();
        if (settings.threads() == 1) {
            work();
        } else {
            workTogether();
        }
        return reported.build();
    }

    private void workTogether() throws InterruptedException {
        int threads = Math.min(settings.threads(), Math.max(missing.size(), 1));
        ExecutorService pool = Executors.newFixedThreadPool(threads, PerftRun::daemon);
        try {
            Callable<Void> worker = () -> {
                work();
                return null;
            };
            for (Future<Void> future : pool.invokeAll(Collections.nCopies(threads, worker))) {
                future.get();
            }
        } catch (ExecutionException e) {
            Throwables.throwIfUnchecked(e.getCause());
            throw new IllegalStateException("a perft thread failed: " + e.getCause(), e.getCause());
        } finally {
            // After this method the listener must hear nothing more, also when the count was interrupted.
            pool.shutdownNow();
            pool.awaitTermination(1, TimeUnit.MINUTES);
        }
    }

    private static Thread daemon(Runnable task) {
        Thread thread = new Thread(task, "perft");
        thread.setDaemon(true);
        return thread;
    }

    private void work() throws InterruptedException {
        PerftWalker walker = null;
        Position position = root.copy();
        for (int i = nextPart.getAndIncrement(); i < missing.size(); i = nextPart.getAndIncrement()) {
            if (walker == null) {
                walker = new PerftWalker(position, depth, settings.lastPly(), table);
            }
            PerftPart part = missing.get(i);
            long begun = System.nanoTime();
            long leaves = countUnlessInterrupted(walker, position, part);
            finish(part, leaves, System.nanoTime() - begun);
        }
    }

    private long countUnlessInterrupted(PerftWalker walker, Position position, PerftPart part)
            throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        try {
            return count(walker, position, part);
        } catch (WalkInterrupted e) {
            Thread.interrupted(); // The exception says it from here on, as is usual.
            throw new InterruptedException();
        }
    }

    private long count(PerftWalker walker, Position position, PerftPart part) {
        if (part.move() != Move.NONE) {
            position.doMove(part.move());
        }
        if (part.reply() != Move.NONE) {
            position.doMove(part.reply());
        }
        long leaves = walker.count(depth - part.plies());
        for (int ply = 0; ply < part.plies(); ply++) {
            position.undoMove();
        }
        return leaves;
    }

    private synchronized void finish(PerftPart part, long leaves, long nanos) {
        Sum sum = sums.get(part.move());
        sum.nodes += leaves;
        sum.partsLeft--;
        partsDone++;
        listener.partCounted(part, leaves, nanos);
        listener.partCounted(partsDone, missing.size());
        reportFinishedMoves();
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
