package sanmai.workers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class StoppableWorkTest {
    @Test
    void anInterruptedCallerStopsTheWorkAndWaitsForItsResult() {
        CountDownLatch stopped = new CountDownLatch(1);
        Thread.currentThread().interrupt();
        String result = StoppableWork.call(
                () -> {
                    while (stopped.getCount() > 0) {
                        Thread.onSpinWait();
                    }
                    return "so far";
                },
                stopped::countDown);
        assertEquals("so far", result);
        assertFalse(Thread.interrupted());
    }

    @Test
    void anErrorOfTheWorkReachesTheCaller() {
        Error error = new OutOfMemoryError("Java heap space");
        assertSame(
                error,
                assertThrows(
                        OutOfMemoryError.class,
                        () -> StoppableWork.call(
                                () -> {
                                    throw error;
                                },
                                () -> {})));
    }
}
