package sanmai.search.eval.nnue;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NnueMemoryTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    @Test
    void anEvaluationTakesWhatTheFactorySays(@TempDir Path directory) throws IOException {
        Path file = TestNet.tame(TestNet.HALF_KP).write(directory);
        NnueEvaluationFactory factory;
        try (InputStream in = Files.newInputStream(file)) {
            factory = NnueEvaluationFactory.read(in, Files.size(file), NnueEvaluationFactory.DEFAULT_FV_SCALE);
        }
        factory.create(); // Loads classes.
        long thread = Thread.currentThread().getId();
        long before = THREADS.getThreadAllocatedBytes(thread);
        factory.create();
        long bytes = THREADS.getThreadAllocatedBytes(thread) - before;
        long said = factory.evaluationBytes();
        assertTrue(Math.abs(bytes - said) <= said / 10, bytes + ", not " + said);
    }
}
