package sanmai.workers;

import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/** Runs work that waits long in a thread of its own, which does not keep the JVM from ending. Has no state. */
public final class OwnThread {
    private OwnThread() {}

    /**
     * Starts the work.
     *
     * @param name the name of the thread
     * @return the future result, or what the work throws; cancelling it interrupts the thread
     * @throws OutOfMemoryError if the system starts no more threads
     */
    public static <T> CompletableFuture<T> run(String name, Supplier<T> work) {
        CompletableFuture<T> future = new CompletableFuture<>();
        Runnable task = () -> {
            try {
                future.complete(work.get());
            } catch (RuntimeException | Error e) {
                future.completeExceptionally(e);
            }
        };
        Thread thread = new DaemonThreads(name).newThread(task);
        future.whenComplete((result, failure) -> {
            if (future.isCancelled()) {
                thread.interrupt();
            }
        });
        thread.start();
        return future;
    }
}
