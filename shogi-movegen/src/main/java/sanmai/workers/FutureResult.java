package sanmai.workers;

import com.google.common.base.Throwables;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;

/** What the work of another thread has come to. Has no state. */
public final class FutureResult {
    private FutureResult() {}

    /**
     * Waits for the end of the work, and returns its result, or throws what it has thrown: unchecked exceptions and errors as
     * they are, others as the cause of an {@link IllegalStateException}.
     */
    public static <T> T of(Future<T> work) throws InterruptedException {
        try {
            return work.get();
        } catch (ExecutionException e) {
            Throwables.throwIfUnchecked(e.getCause());
            throw new IllegalStateException("a thread failed: " + e.getCause(), e.getCause());
        }
    }

    /** The same, but an interruption does not end the waiting: the thread is interrupted afterwards. */
    public static <T> T uninterruptibly(Future<T> work) {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return of(work);
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
