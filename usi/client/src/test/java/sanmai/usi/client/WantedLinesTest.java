package sanmai.usi.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class WantedLinesTest {
    private final WantedLines lines = new WantedLines();

    @Test
    void unwantedLinesAreDropped() throws InterruptedException {
        assertFalse(lines.add("early"));
        lines.open("end"::equals);
        assertTrue(lines.add("one"));
        assertTrue(lines.isOpen());
        assertTrue(lines.add("end"));
        assertFalse(lines.isOpen());
        assertFalse(lines.add("end"));
        assertEquals(Optional.of("one"), lines.poll(0));
        assertEquals(Optional.of("end"), lines.poll(0));
        assertEquals(Optional.empty(), lines.poll(0));
    }

    @Test
    void leftoverLinesDoNotAnswerTheNextQuestion() throws InterruptedException {
        lines.open("end"::equals);
        lines.add("end");
        lines.open("end"::equals);
        assertEquals(Optional.empty(), lines.poll(0));
    }

    @Test
    void aFullQueueBlocksTheReaderAndLosesNoLine() throws InterruptedException {
        int all = 3 * WantedLines.LIMIT;
        lines.open("end"::equals);
        Thread reader = new Thread(() -> {
            IntStream.range(0, all).forEach(i -> lines.add("line " + i));
            lines.add("end");
        });
        reader.start();
        while (reader.getState() != Thread.State.WAITING) {
            Thread.sleep(1);
        }
        List<String> taken = new ArrayList<>();
        while (!taken.contains("end")) {
            lines.poll(Long.MAX_VALUE).ifPresent(taken::add);
        }
        assertEquals(all + 1, taken.size());
        assertEquals("line 0", taken.get(0));
        assertEquals("line " + (all - 1), taken.get(all - 1));
    }

    @Test
    void closingReleasesAWaitingReader() throws InterruptedException {
        lines.open("end"::equals);
        Thread reader =
                new Thread(() -> IntStream.range(0, 2 * WantedLines.LIMIT).forEach(i -> lines.add("line")));
        reader.start();
        while (reader.getState() != Thread.State.WAITING) {
            Thread.sleep(1);
        }
        lines.close();
        reader.join();
        assertEquals(Optional.empty(), lines.poll(0));
    }

    @Test
    void theEndAndAWakeReachTheWaitingThread() throws InterruptedException {
        lines.open("end"::equals);
        lines.wake();
        assertEquals(Optional.empty(), lines.poll(Long.MAX_VALUE));
        lines.add("last");
        lines.end();
        assertFalse(lines.isOver());
        assertEquals(Optional.of("last"), lines.poll(Long.MAX_VALUE));
        assertTrue(lines.isOver());
        assertEquals(Optional.empty(), lines.poll(Long.MAX_VALUE));
    }

    @Test
    void anInterruptionIsNoticedThoughThereAreLines() {
        lines.open("end"::equals);
        lines.add("line");
        Thread.currentThread().interrupt();
        assertThrows(InterruptedException.class, () -> lines.poll(0));
    }
}
