package sanmai.workers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class OwnThreadTest {
    @Test
    void theWorkIsDoneInAnotherThreadThatLetsTheJvmEnd() throws Exception {
        Thread thread = OwnThread.run("work", Thread::currentThread).get();
        assertNotSame(Thread.currentThread(), thread);
        assertEquals("work", thread.getName());
        assertTrue(thread.isDaemon());
    }

    @Test
    void aFailureIsHandedOn() {
        Error failure = new StackOverflowError();
        CompletableFuture<Object> future = OwnThread.run("work", () -> {
            throw failure;
        });
        assertSame(failure, assertThrows(ExecutionException.class, future::get).getCause());
    }

    @Test
    void whoCancelsInterrupts() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch interrupted = new CountDownLatch(1);
        CompletableFuture<String> future = OwnThread.run("work", () -> {
            begun.countDown();
            try {
                Thread.sleep(Long.MAX_VALUE);
            } catch (InterruptedException e) {
                interrupted.countDown();
            }
            return "";
        });
        begun.await();
        future.cancel(true);
        interrupted.await();
    }
}
