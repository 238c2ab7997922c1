package sanmai.search.match;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Games at several tables at the same time, each with a thread of its own. */
public final class Workers {
    /** Searches ask much more often whether they are to end. */
    private static final long PATIENCE_SECONDS = 3;

    private Workers() {}

    /**
     * Plays until all tables are through. What one of them throws, unchecked, ends all and is thrown.
     *
     * @param tables what plays; one for each thread
     * @param play plays at a table until there is nothing left to do or it is told to stop
     * @param stop tells all tables to stop soon
     * @throws InterruptedException if the thread is interrupted; the tables have been stopped then
     */
    public static <T> void run(List<T> tables, Consumer<T> play, Runnable stop) throws InterruptedException {
        ExecutorService executor = Executors.newFixedThreadPool(tables.size(), task -> {
            Thread thread = new Thread(task, "table");
            thread.setDaemon(true);
            return thread;
        });
        try {
            List<Future<?>> playing = new ArrayList<>();
            for (T table : tables) {
                playing.add(executor.submit(() -> playOrStop(table, play, stop)));
            }
            for (Future<?> table : playing) {
                table.get();
            }
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            throw new IllegalStateException("a table failed", e.getCause());
        } finally {
            stop.run();
            end(executor);
        }
    }

    private static <T> void playOrStop(T table, Consumer<T> play, Runnable stop) {
        try {
            play.accept(table);
        } catch (RuntimeException | Error e) {
            stop.run(); // The other tables need not go on.
            throw e;
        }
    }

    /** Waits for what is being written, even if the thread is interrupted. */
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
