package sanmai.usi.job;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.usi.NoThreads;
import sanmai.usi.engine.EngineSetup;
import sanmai.usi.engine.SearchEngine;
import sanmai.usi.option.EngineOptions;
import sanmai.usi.protocol.UsiWriter;

/** Jobs for which the system starts no thread, or has no memory for the answer. */
class JobStartTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    /** A job whose thread does not start. */
    private final class ThreadlessJob extends Job {
        ThreadlessJob() {
            super(
                    EngineState.THINKING,
                    new JobContext(new UsiWriter(out), null, null, 1_000_000, NoThreads::newThread));
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
    void aJobWithoutAThreadIsReportedAndAnswered() {
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

    @Test
    void aFailureIsThatOfTheJob() {
        JobContext context = new JobContext(new UsiWriter(out), null, null, 1_000_000, NoThreads::newThread);
        Job preparation = new PreparationJob(() -> {}, "readyok", context);
        preparation.start(() -> {});
        preparation.doDuty();
        List<String> lines = out.toString().lines().toList();
        assertTrue(lines.get(0).startsWith("info string Error! the preparation failed: "), lines.get(0));
        assertEquals("readyok", lines.get(1));
    }

    @Test
    void theAnswerIsGivenWithTheMemoryOfTheSearch() throws InterruptedException {
        UsiWriter writer = new UsiWriter(out);
        EngineSetup setup = new EngineSetup("Test 1", null, NetEvaluationFactory.shipped(), null, null);
        SearchEngine engine = new SearchEngine(setup, new EngineOptions(), writer);
        CountDownLatch end = new CountDownLatch(1);
        Job job = new Job(EngineState.THINKING, new JobContext(writer, null, engine, 1_000_000, Thread::new)) {
            private boolean hasFailed;

            @Override
            void run() {}

            @Override
            void requestStop() {}

            @Override
            String answer() {
                if (!hasFailed) {
                    hasFailed = true;
                    throw new OutOfMemoryError("Java heap space");
                }
                return "bestmove 7g7f";
            }
        };
        job.start(end::countDown);
        end.await();
        job.doDuty();
        List<String> lines = out.toString().lines().toList();
        assertEquals(2, lines.size(), lines.toString());
        assertTrue(lines.get(0).startsWith("info string Error! out of memory: "), lines.get(0));
        assertEquals("bestmove 7g7f", lines.get(1));
        assertEquals(EngineState.IDLE, job.state());
    }
}
