package sanmai.workers;

import com.google.common.base.Throwables;
import com.google.common.util.concurrent.Uninterruptibles;
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
            throw failure(e.getCause());
        }
    }

    /** The same, but an interruption does not end the waiting: the thread is interrupted afterwards. */
    public static <T> T uninterruptibly(Future<T> work) {
        try {
            return Uninterruptibles.getUninterruptibly(work);
        } catch (ExecutionException e) {
            throw failure(e.getCause());
        }
    }

    private static IllegalStateException failure(Throwable cause) {
        Throwables.throwIfUnchecked(cause);
        return new IllegalStateException("a thread failed: " + cause, cause);
    }
}
