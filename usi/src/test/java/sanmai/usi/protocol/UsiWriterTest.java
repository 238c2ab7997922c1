package sanmai.usi.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.util.concurrent.Uninterruptibles;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class UsiWriterTest {
    @Test
    void whatIsNotAsciiBecomesAQuestionMark() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        UsiWriter writer = new UsiWriter(out);
        writer.error("三 is\tno rank");
        assertEquals("info string Error! ? is?no rank\n", out.toString(StandardCharsets.UTF_8));
        assertFalse(writer.isStuckFor(Duration.ZERO));
    }

    @Test
    void aReaderThatTakesNothingLeavesTheWriterStuck() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch read = new CountDownLatch(1);
        UsiWriter writer = new UsiWriter(new OutputStream() {
            @Override
            public void write(int b) {
                begun.countDown();
                Uninterruptibles.awaitUninterruptibly(read);
            }
        });
        Thread thread = new Thread(() -> writer.line("usiok"));
        thread.start();
        begun.await();
        assertTrue(writer.isStuckFor(Duration.ZERO));
        assertFalse(writer.isStuckFor(Duration.ofDays(1)));
        read.countDown();
        thread.join();
        assertFalse(writer.isStuckFor(Duration.ZERO));
    }
}
