package sanmai.search.alphabeta;

import com.google.common.base.Throwables;
import java.lang.ref.Cleaner;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import sanmai.search.alphabeta.root.IterativeDeepening;
import sanmai.search.alphabeta.root.RootMoves;
import sanmai.search.alphabeta.root.RootSearch;
import sanmai.search.time.Limits;
import sanmai.workers.DaemonThreads;
import sanmai.workers.FutureResult;

/**
 * The helper threads of a search (lazy SMP): they search the same position as the main thread, each at other depths,
 * and help by what they leave in the transposition table and by their {@linkplain ThreadVote votes}.
 */
final class HelperThreads implements AutoCloseable {
    /**
     * If the system starts no more threads, this number of them ends, so that some are left for Java and for others.
     */
    private static final int GIVEN_BACK = 8;

    /** What makes the helpers, unless a test says otherwise. */
    static final ThreadFactory USUAL = new DaemonThreads("search helper");

    private static @Nullable Cleaner cleaner; // null until there are helpers: it is a thread, too

    private final List<Future<RootMoves>> running = new ArrayList<>();
    private final ThreadPoolExecutor executor;
    private boolean endsWithThis; // whether the helpers end when nothing refers to this any more

    /** No helpers yet. */
    HelperThreads(ThreadFactory factory) {
        executor =
                new ThreadPoolExecutor(0, Integer.MAX_VALUE, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), factory);
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
            if (wanted > 0 && !endsWithThis) {
                cleaner().register(this, executor::shutdown);
                endsWithThis = true;
            }
            executor.prestartAllCoreThreads();
        } catch (OutOfMemoryError e) {
            executor.setCorePoolSize(Math.max(0, executor.getPoolSize() - GIVEN_BACK));
        }
        return executor.getCorePoolSize();
    }

    private static synchronized Cleaner cleaner() {
        if (cleaner == null) {
            cleaner = Cleaner.create();
        }
        return cleaner;
    }

    /** Ends all helpers, while there is no search. */
    @Override
    public void close() {
        executor.shutdown();
    }

    /** Starts a helper for each of these searches, after the main thread has found its first answer. */
    void start(List<RootSearch> searches) {
        for (int i = 0; i < searches.size(); i++) {
            RootSearch search = searches.get(i);
            int helper = i;
            running.add(executor.submit(() -> search(search, helper)));
        }
    }

    private static RootMoves search(RootSearch search, int helper) {
        Limits limits = search.task().limits();
        RootMoves moves = search.moves(limits);
        search.stopAtAnyTime(); // The main thread has an answer.
        new IterativeDeepening(search, moves, limits.multiPv(), IterativeDeepening.Listener.NONE)
                .run(1, Limits.MAX_DEPTH, depth -> !skips(helper, depth));
        return moves;
    }

    /**
     * Whether a helper leaves out a depth: the first two every second one, the next four two of four, the next six
     * three of six, and so on, all with different beginnings. So the threads are at different depths of the same tree.
     *
     * @param helper its number, from 0
     */
    static boolean skips(int helper, int depth) {
        int size = 1;
        while (size * (size + 1) <= helper) {
            size++;
        }
        int phase = helper - size * (size - 1);
        return (depth + phase) / size % 2 != 0;
    }

    /**
     * Waits for all helpers, which end as soon as the task is over. What one of them has thrown is thrown then.
     *
     * @return the moves of each helper
     */
    List<RootMoves> join() {
        List<RootMoves> found = new ArrayList<>();
        Throwable failure = null;
        for (Future<RootMoves> helper : running) {
            try {
                found.add(FutureResult.uninterruptibly(helper));
            } catch (RuntimeException | Error e) {
                failure = e;
            }
        }
        running.clear();
        if (failure != null) {
            Throwables.throwIfUnchecked(failure);
        }
        return found;
    }
}
