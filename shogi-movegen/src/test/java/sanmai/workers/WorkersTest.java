package sanmai.workers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.util.concurrent.Uninterruptibles;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class WorkersTest {
    @Test
    void everyWorkerHasAThreadThatLetsTheJvmEnd() throws InterruptedException {
        Set<Thread> threads = ConcurrentHashMap.newKeySet();
        CountDownLatch all = new CountDownLatch(3);
        Workers.run(
                List.of(1, 2, 3),
                worker -> {
                    threads.add(Thread.currentThread());
                    all.countDown();
                    Uninterruptibles.awaitUninterruptibly(all);
                },
                () -> {});
        assertEquals(3, threads.size());
        assertTrue(threads.stream().allMatch(Thread::isDaemon));
    }

    @Test
    void aWorkerThatFailsStopsTheOthers() {
        Error failure = new OutOfMemoryError("Java heap space");
        CountDownLatch stopped = new CountDownLatch(1);
        Runnable run = () -> {
            throw failure;
        };
        List<Runnable> workers = List.of(run, () -> Uninterruptibles.awaitUninterruptibly(stopped));
        assertSame(
                failure,
                assertThrows(OutOfMemoryError.class, () -> Workers.run(workers, Runnable::run, stopped::countDown)));
    }

    @Test
    void aThreadThatCannotBeStartedIsAnErrorAndStopsTheOthers() throws InterruptedException {
        OutOfMemoryError refusal = new OutOfMemoryError("unable to create native thread");
        CountDownLatch stopped = new CountDownLatch(1);
        CountDownLatch ended = new CountDownLatch(1);
        Consumer<Integer> work = worker -> {
            Uninterruptibles.awaitUninterruptibly(stopped);
            ended.countDown();
        };
        AtomicInteger made = new AtomicInteger();
        ThreadFactory onlyOne = task -> {
            if (made.incrementAndGet() > 1) {
                throw refusal;
            }
            return new DaemonThreads("only").newThread(task);
        };
        assertSame(
                refusal,
                assertThrows(
                        OutOfMemoryError.class, () -> Workers.run(List.of(1, 2), work, stopped::countDown, onlyOne)));
        ended.await();
    }
}
