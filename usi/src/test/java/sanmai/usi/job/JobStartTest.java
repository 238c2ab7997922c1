package sanmai.usi.job;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import sanmai.usi.protocol.UsiWriter;

/** A job where the system starts no thread for it. */
class JobStartTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    /** A job whose thread does not start. */
    private final class ThreadlessJob extends Job {
        ThreadlessJob() {
            super(EngineState.THINKING, new JobContext(new UsiWriter(out), null, null, 1_000_000));
        }

        @Override
        Thread newThread(Runnable work) {
            return new Thread(work) {
                @Override
                public synchronized void start() {
                    throw new OutOfMemoryError("unable to create native thread");
                }
            };
        }

        @Override
        void run() {}

        @Override
        void requestStop() {}

        @Override
        String answer() {
            return "bestmove 7g7f";
        }
    }

    @Test
    void theSessionHearsOfItAndAnswers() {
        AtomicInteger ends = new AtomicInteger();
        Job job = new ThreadlessJob();
        job.start(ends::incrementAndGet);
        assertEquals(1, ends.get());
        job.doDuty();
        List<String> lines = out.toString().lines().toList();
        assertEquals("bestmove 7g7f", lines.get(lines.size() - 1));
        assertTrue(lines.get(0).contains("unable to create native thread"), lines.get(0));
        assertEquals(EngineState.IDLE, job.state());
    }
}
