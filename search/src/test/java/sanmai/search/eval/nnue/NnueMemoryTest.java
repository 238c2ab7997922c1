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
    void evaluationAndWeightsTakeWhatTheFactorySays(@TempDir Path directory) throws IOException {
        Path file = TestNet.tame(TestNet.HALF_KP).write(directory);
        read(file).create(); // Loads classes.
        long start = allocated();
        NnueEvaluationFactory factory = read(file);
        long weightsRead = allocated();
        factory.create();
        assertNear(allocated() - weightsRead, factory.evaluationBytes(), 0);
        // Some Javas copy parts of the file while it is read.
        assertNear(weightsRead - start, factory.weightBytes(), factory.weightBytes() / 5);
    }

    private static NnueEvaluationFactory read(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return NnueEvaluationFactory.read(in, Files.size(file), NnueEvaluationFactory.DEFAULT_FV_SCALE);
        }
    }

    private static long allocated() {
        return THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
    }

    /** Within a tenth, and what passes. */
    private static void assertNear(long bytes, long said, long passing) {
        long tenth = said / 10;
        assertTrue(bytes >= said - tenth && bytes <= said + tenth + passing, bytes + ", not " + said);
    }
}
