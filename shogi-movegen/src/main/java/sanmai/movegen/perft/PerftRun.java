package sanmai.movegen.perft;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import sanmai.movegen.LegalMoves;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * One count of one position. The tree is cut two plies below the root into parts, which the threads take one after the
 * other: some root moves have ten times the leaves of others, so whole root moves would leave threads idle at the end.
 */
final class PerftRun {
    /** From this depth on the tree is cut below the replies; a shallower one below the root moves. */
    static final int SPLIT_DEPTH = 3;

    private record Part(int rootMove, int reply) {}

    private final Position root;
    private final int depth;
    private final PerftSettings settings;
    private final PerftTable table;
    private final PerftListener listener;

    /** The root moves in the order of their USI text. */
    private final int[] moves;

    private final List<Part> parts = new ArrayList<>();
    private final AtomicInteger nextPart = new AtomicInteger();

    // Guarded by this.
    private final long[] nodes;
    private final int[] partsLeft;
    private final ImmutableList.Builder<MoveCount> reported = ImmutableList.builder();
    private int reportedMoves;
    private int partsDone;

    PerftRun(Position position, int depth, PerftSettings settings, PerftTable table, PerftListener listener) {
        root = position.copy();
        this.depth = depth;
        this.settings = settings;
        this.table = table;
        this.listener = listener;
        moves = rootMoves();
        nodes = new long[moves.length];
        partsLeft = new int[moves.length];
        cut();
    }

    private int[] rootMoves() {
        MoveList list = new MoveList();
        new LegalMoves().generate(root, list);
        return list.stream()
                .boxed()
                .sorted(Comparator.comparing(Move::usi))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private void cut() {
        LegalMoves generator = new LegalMoves();
        MoveList replies = new MoveList();
        for (int i = 0; i < moves.length; i++) {
            if (depth < SPLIT_DEPTH) {
                replies.clear();
                replies.add(Move.NONE);
            } else {
                root.doMove(moves[i]);
                generator.generate(root, replies);
                root.undoMove();
            }
            partsLeft[i] = replies.size();
            for (int j = 0; j < replies.size(); j++) {
                parts.add(new Part(i, replies.get(j)));
            }
        }
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
        int threads = Math.min(settings.threads(), Math.max(parts.size(), 1));
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
        for (int i = nextPart.getAndIncrement(); i < parts.size(); i = nextPart.getAndIncrement()) {
            if (walker == null) {
                walker = new PerftWalker(position, depth, settings.leaves(), table);
            }
            Part part = parts.get(i);
            finish(part, count(walker, position, part));
        }
    }

    private long count(PerftWalker walker, Position position, Part part) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        try {
            return count(walker, position, moves[part.rootMove()], part.reply());
        } catch (WalkInterrupted e) {
            Thread.interrupted(); // The exception says it from here on, as is usual.
            throw new InterruptedException();
        }
    }

    private long count(PerftWalker walker, Position position, int move, int reply) {
        position.doMove(move);
        if (reply == Move.NONE) {
            long leaves = walker.count(depth - 1);
            position.undoMove();
            return leaves;
        }
        position.doMove(reply);
        long leaves = walker.count(depth - 2);
        position.undoMove();
        position.undoMove();
        return leaves;
    }

    private synchronized void finish(Part part, long leaves) {
        nodes[part.rootMove()] += leaves;
        partsLeft[part.rootMove()]--;
        partsDone++;
        listener.partCounted(partsDone, parts.size());
        reportFinishedMoves();
    }

    private synchronized void reportFinishedMoves() {
        while (reportedMoves < moves.length && partsLeft[reportedMoves] == 0) {
            MoveCount count = new MoveCount(moves[reportedMoves], nodes[reportedMoves]);
            reported.add(count);
            listener.moveCounted(count);
            reportedMoves++;
        }
    }
}
