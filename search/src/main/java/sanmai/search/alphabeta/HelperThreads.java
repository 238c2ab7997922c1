package sanmai.search.alphabeta;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import sanmai.search.Limits;
import sanmai.shogi.Position;

/**
 * The helper threads of a search (lazy SMP): they search the same position as the main thread, every other one a ply
 * deeper, and help by what they leave in the transposition table. Nobody asks for what they find.
 */
final class HelperThreads {
    private final List<Future<?>> running = new ArrayList<>();
    private ExecutorService executor; // null while there are no helpers
    private int count;

    /** Makes this number of helpers ready, from 0. */
    void resize(int newCount) {
        if (executor != null && newCount != count) {
            executor.shutdown();
            executor = null;
        }
        if (executor == null && newCount > 0) {
            executor = Executors.newFixedThreadPool(newCount, HelperThreads::newThread);
        }
        count = newCount;
    }

    private static Thread newThread(Runnable work) {
        Thread thread = new Thread(work, "search helper");
        thread.setDaemon(true);
        return thread;
    }

    /** Starts a helper for each of these searches. */
    void start(SearchTask task, List<RootSearch> searches, TranspositionTable table) {
        for (int i = 0; i < searches.size(); i++) {
            RootSearch search = searches.get(i);
            int firstDepth = 1 + (i + 1) % 2;
            Position position = task.request.position().copy();
            search.start(task, position, table, Long.MAX_VALUE);
            running.add(executor.submit(() -> search(task.limits(), search, firstDepth)));
        }
    }

    private static void search(Limits limits, RootSearch search, int firstDepth) {
        RootMoves moves = RootMoves.of(limits, search);
        new IterativeDeepening(search, moves, limits.multiPv(), IterativeDeepening.Listener.NONE)
                .run(firstDepth, Limits.MAX_DEPTH);
    }

    /** Waits for the helpers, which end as soon as the task is over. */
    void join() {
        boolean interrupted = false;
        ExecutionException failure = null;
        while (!running.isEmpty()) {
            int last = running.size() - 1;
            try {
                running.get(last).get();
                running.remove(last);
            } catch (ExecutionException e) {
                failure = e;
                running.remove(last);
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        if (failure != null) {
            throw new IllegalStateException("a searching thread failed", failure.getCause());
        }
    }
}
