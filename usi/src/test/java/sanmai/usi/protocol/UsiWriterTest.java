package sanmai.usi.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.util.concurrent.Uninterruptibles;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class UsiWriterTest {
    @Test
    void nonAsciiBecomesAQuestionMark() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        UsiWriter writer = new UsiWriter(out);
        writer.error("三 is\tno rank");
        assertEquals("info string Error! ? is?no rank\n", out.toString(StandardCharsets.UTF_8));
        assertFalse(writer.isStuckFor(Duration.ZERO));
    }

    @Test
    void notesHaveOnlyTheLettersOfTheGuisCharset() {
        Charset cp932 = Charset.forName("windows-31j");
        for (Charset charset : List.of(StandardCharsets.UTF_8, cp932)) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            UsiWriter writer = new UsiWriter(out, () -> charset);
            writer.error("C:\\定跡 フォルダー\\ｶﾅ.db\u0000\u0085\u202e\uFFFD");
            writer.line("bestmove 三");
            assertEquals("info string Error! C:\\定跡 フォルダー\\ｶﾅ.db????\nbestmove ?\n", out.toString(charset));
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new UsiWriter(out, () -> cp932).note("定跡 한글");
        assertEquals("info string 定跡 ??\n", out.toString(cp932));
        out.reset();
        new UsiWriter(out, () -> StandardCharsets.UTF_8).note("C:\\\uD842\uDFB7野\\nn.bin");
        assertEquals("info string C:\\\uD842\uDFB7野\\nn.bin\n", out.toString(StandardCharsets.UTF_8));
    }

    @Test
    void aGuiThatReadsNothingOrIsGoneIsNoticed() {
        long[] now = {0};
        boolean[] isGone = {false};
        UsiWriter writer = new UsiWriter(
                new OutputStream() {
                    @Override
                    public void write(int b) throws IOException {
                        if (isGone[0]) {
                            throw new IOException("Broken pipe");
                        }
                    }
                },
                () -> StandardCharsets.US_ASCII,
                () -> now[0]);
        Duration patience = Duration.ofSeconds(100);
        now[0] = 99_000_000_000L;
        assertFalse(writer.isUnheardFor(patience));
        writer.line("");
        now[0] = 198_000_000_000L;
        assertFalse(writer.isUnheardFor(patience));
        assertEquals(Optional.empty(), writer.failure());
        isGone[0] = true;
        writer.line("");
        assertEquals("Broken pipe", writer.failure().orElseThrow().getMessage());
        now[0] = 199_000_000_000L;
        assertTrue(writer.isUnheardFor(patience));
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
