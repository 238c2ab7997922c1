package sanmai.workers;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Runs workers, such as those that play games, each on a thread of its own. */
public final class Workers {
    /** How long workers may take to stop; searches poll for a stop far more often. */
    private static final long PATIENCE_SECONDS = 3;

    private Workers() {}

    /**
     * Runs until all workers are done. If a worker throws an unchecked exception or an error, all workers are
     * stopped, and this method throws it.
     *
     * @param workers one for each thread
     * @param work lets a worker work until there is nothing left to do or it is told to stop
     * @param stop tells all workers to stop soon
     * @throws InterruptedException if the thread is interrupted; the workers have been told to stop then
     * @throws OutOfMemoryError if the system starts too few threads; the workers have been told to stop then
     */
    public static <T> void run(List<T> workers, Consumer<T> work, Runnable stop) throws InterruptedException {
        run(workers, work, stop, new DaemonThreads("worker"));
    }

    static <T> void run(List<T> workers, Consumer<T> work, Runnable stop, ThreadFactory threads)
            throws InterruptedException {
        ExecutorService executor = Executors.newFixedThreadPool(workers.size(), threads);
        try {
            List<Future<?>> running = new ArrayList<>();
            for (T worker : workers) {
                running.add(executor.submit(() -> workOrStop(worker, work, stop)));
            }
            for (Future<?> future : running) {
                FutureResult.of(future);
            }
        } finally {
            stop.run();
            end(executor);
        }
    }

    private static <T> void workOrStop(T worker, Consumer<T> work, Runnable stop) {
        try {
            work.accept(worker);
        } catch (RuntimeException | Error e) {
            stop.run(); // The other workers need not go on.
            throw e;
        }
    }

    /** Waits up to {@link #PATIENCE_SECONDS} for the workers to end; an earlier interrupt is kept for afterwards. */
    private static void end(ExecutorService executor) {
        executor.shutdown();
        boolean interrupted = Thread.interrupted();
        try {
            executor.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            interrupted = true;
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
