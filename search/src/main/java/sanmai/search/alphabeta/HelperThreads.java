package sanmai.search.alphabeta;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import sanmai.search.Limits;

/**
 * The helper threads of a search (lazy SMP): they search the same position as the main thread, every other one a ply
 * deeper, and help by what they leave in the transposition table. Nobody asks for what they find.
 */
final class HelperThreads {
    /** If the system starts no more threads, this many are given back: for the next search, and for Java itself. */
    private static final int GIVEN_BACK = 8;

    private final List<Future<?>> running = new ArrayList<>();
    private final ThreadPoolExecutor executor;

    /** No helpers yet. */
    HelperThreads(ThreadFactory factory) {
        executor =
                new ThreadPoolExecutor(0, Integer.MAX_VALUE, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), factory);
    }

    static Thread newThread(Runnable work) {
        Thread thread = new Thread(work, "search helper");
        thread.setDaemon(true);
        return thread;
    }

    /**
     * Starts helpers or ends some, while there is no search.
     *
     * @param wanted their number, from 0
     * @return their number now: fewer if the system does not start them all
     */
    int resize(int wanted) {
        executor.setCorePoolSize(wanted);
        try {
            executor.prestartAllCoreThreads();
        } catch (OutOfMemoryError e) {
            executor.setCorePoolSize(Math.max(0, executor.getPoolSize() - GIVEN_BACK));
        }
        return executor.getCorePoolSize();
    }

    /** Has a helper do each of these searches, which have been prepared for the task; there must be as many. */
    void start(SearchTask task, List<RootSearch> searches) {
        for (int i = 0; i < searches.size(); i++) {
            RootSearch search = searches.get(i);
            int firstDepth = 1 + (i + 1) % 2;
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
