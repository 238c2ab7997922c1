package sanmai.workers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class FutureResultTest {
    @Test
    void isWhatTheWorkReturned() throws InterruptedException {
        assertEquals("done", FutureResult.of(CompletableFuture.completedFuture("done")));
    }

    @Test
    void anInterruptionIsKeptForLater() {
        CompletableFuture<String> work = new CompletableFuture<>() {
            private boolean isInterrupted;

            @Override
            public String get() throws InterruptedException {
                if (!isInterrupted) {
                    isInterrupted = true;
                    throw new InterruptedException();
                }
                return "done";
            }
        };
        assertEquals("done", FutureResult.uninterruptibly(work));
        assertTrue(Thread.interrupted());
        assertEquals("done", FutureResult.uninterruptibly(work));
        assertFalse(Thread.interrupted());
    }

    @Test
    void whatTheWorkHasThrownIsThrown() {
        Error error = new OutOfMemoryError("Java heap space");
        assertSame(error, assertThrows(Error.class, () -> FutureResult.of(CompletableFuture.failedFuture(error))));
        RuntimeException unchecked = new IllegalArgumentException("no");
        assertSame(
                unchecked,
                assertThrows(RuntimeException.class, () -> FutureResult.of(CompletableFuture.failedFuture(unchecked))));
        IOException checked = new IOException("no");
        assertSame(
                checked,
                assertThrows(
                                IllegalStateException.class,
                                () -> FutureResult.of(CompletableFuture.failedFuture(checked)))
                        .getCause());
    }
}
