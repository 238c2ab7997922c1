package sanmai.workers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class ExclusiveUseTest {
    private final List<String> events = Collections.synchronizedList(new ArrayList<>());
    private final ExclusiveUse use = new ExclusiveUse("the oven", () -> events.add("released"));

    /** A call on another thread that has begun, and ends when the test releases or stops it. */
    private final class Baking {
        private final CountDownLatch begun = new CountDownLatch(1);
        private final CountDownLatch end = new CountDownLatch(1);
        private final Thread thread = new Thread(() -> use.run("bake", this::bake));

        Baking() {
            thread.start();
            await(begun);
        }

        private void bake() {
            use.onStop(() -> {
                events.add("stopped");
                end.countDown();
            });
            begun.countDown();
            await(end);
            events.add("baked");
        }

        void letGo() throws InterruptedException {
            end.countDown();
            thread.join();
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private static void awaitWaiting(Thread thread) throws InterruptedException {
        while (thread.getState() != Thread.State.WAITING) {
            Thread.sleep(1);
        }
    }

    @Test
    void aCallFromWithinAnotherOneIsRefusedAndSaysWhy() {
        List<Runnable> calls = List.of(
                () -> use.call("bake", () -> 1), () -> use.run("bake", () -> {}), use::close, use::closeAndWait);
        for (Runnable call : calls) {
            String reason = use.call(
                    "heat",
                    () -> assertThrows(IllegalStateException.class, call::run).getMessage());
            assertTrue(reason.contains("was called from within heat"), reason);
            assertTrue(reason.endsWith("the oven does one thing at a time"), reason);
        }
        assertEquals(7, use.call("bake", () -> 7), "and is not closed");
        assertEquals(List.of(), events);
    }

    @Test
    void callsOfOtherThreadsWaitForEachOther() throws InterruptedException {
        Baking baking = new Baking();
        Thread other = new Thread(() -> use.run("clean", () -> events.add("cleaned")));
        other.start();
        awaitWaiting(other);
        baking.letGo();
        other.join();
        assertEquals(List.of("baked", "cleaned"), events);
    }

    @Test
    void aFailedCallLetsTheNextOneRun() {
        assertThrows(
                IllegalArgumentException.class,
                () -> use.run("bake", () -> {
                    throw new IllegalArgumentException("too hot");
                }));
        assertEquals(1, use.call("bake", () -> 1));
    }

    @Test
    void aStopAffectsTheRunningCallOnly() throws InterruptedException {
        use.stop();
        Baking baking = new Baking();
        baking.letGo();
        use.stop();
        assertEquals(List.of("baked"), events);
        Baking next = new Baking();
        use.stop();
        next.thread.join();
        assertEquals(List.of("baked", "stopped", "baked"), events);
    }

    @Test
    void closeStopsTheRunningCallWhichReleases() throws InterruptedException {
        Baking baking = new Baking();
        Thread waiting = new Thread(() -> {
            assertThrows(IllegalStateException.class, () -> use.run("clean", () -> events.add("cleaned")));
            events.add("refused");
        });
        waiting.start();
        awaitWaiting(waiting);
        use.close();
        baking.thread.join();
        waiting.join();
        assertEquals(List.of("stopped", "baked"), events.subList(0, 2));
        assertEquals(
                List.of("refused", "released"),
                events.subList(2, 4).stream().sorted().toList());
        assertEquals(4, events.size());
    }

    @Test
    void closeReleasesOnceAndRefusesLaterCalls() {
        use.close();
        use.close();
        use.closeAndWait();
        assertEquals(List.of("released"), events);
        assertEquals(
                "the oven is closed",
                assertThrows(IllegalStateException.class, () -> use.call("bake", () -> 1))
                        .getMessage());
    }

    @Test
    void closeAndWaitReturnsAfterTheRelease() throws InterruptedException {
        Baking baking = new Baking();
        use.closeAndWait();
        assertEquals(List.of("stopped", "baked", "released"), events);
        baking.thread.join();
    }

    @Test
    void aStopActionSetAfterTheCloseRunsAtOnce() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch closed = new CountDownLatch(1);
        Thread late = new Thread(() -> use.run("bake", () -> {
            begun.countDown();
            await(closed);
            use.onStop(() -> events.add("stopped"));
        }));
        late.start();
        await(begun);
        use.close();
        closed.countDown();
        late.join();
        assertEquals(List.of("stopped", "released"), events);
    }
}
