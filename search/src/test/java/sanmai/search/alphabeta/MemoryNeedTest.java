package sanmai.search.alphabeta;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.search.alphabeta.root.RootSearch;
import sanmai.search.alphabeta.tt.TranspositionTable;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.eval.net.Net;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.mate.MateSolver;
import sanmai.search.time.Resources;

class MemoryNeedTest {
    private static final long MEGABYTE = 1 << 20;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final MemoryNeed need = new MemoryNeed(20 * MEGABYTE);

    private static long bytesOf(Supplier<?> maker) {
        long thread = Thread.currentThread().getId();
        maker.get(); // Loads classes,
        maker.get(); // and what is made at the first use.
        long before = THREADS.getThreadAllocatedBytes(thread);
        maker.get();
        return THREADS.getThreadAllocatedBytes(thread) - before;
    }

    /** Within a twentieth: the layout of objects depends on the JVM. */
    private static void assertNear(long expected, long actual) {
        assertTrue(Math.abs(actual - expected) <= expected / 20, "expected about " + expected + ", not " + actual);
    }

    @Test
    void aThreadTakesWhatTheSumSays() {
        EvaluationFactory evaluations = NetEvaluationFactory.shipped();
        assertNear(bytesOf(evaluations::create), evaluations.evaluationBytes());
        assertNear(
                bytesOf(() -> new RootSearch(evaluations.create(), Features.ALL)),
                MemoryNeed.of(evaluations).bytesPerThread());
    }

    @Test
    void theTablesTakeWhatTheSumSays() {
        Resources resources = new Resources(64, 1);
        long tables =
                bytesOf(() -> new TranspositionTable(64)) + bytesOf(() -> new MateSolver(MemoryNeed.mateMegabytes(64)));
        assertNear(tables, need.bytes(resources) - 20 * MEGABYTE);
    }

    @ParameterizedTest(name = "{0} MB for USI_Hash {1} and {2} threads")
    @CsvSource({
        "10000, 64, 128,   64, 128",
        "3000,  64, 128,   64, 128",
        "1000,  64, 128,   64, 46",
        "110,   64, 128,   64, 1",
        "80,    64, 128,   53, 1",
        "300,  256, 512,  256, 1",
        "200,  256, 512,  166, 1",
        "30,   256, 1,      6, 1",
        "22,   256, 1,      1, 1",
        "0,    256, 512,    1, 1",
        "-5,   256, 512,    1, 1",
        "70000, 65536, 512, 65536, 18",
    })
    void fewerThreadsComeFirstThenLessHash(long megabytes, int hash, int threads, int fittingHash, int fittingThreads) {
        Resources fitting = need.fit(new Resources(hash, threads), megabytes * MEGABYTE);
        assertEquals(new Resources(fittingHash, fittingThreads), fitting);
        boolean isLeast = fitting.equals(new Resources(1, 1));
        assertTrue(isLeast || need.bytes(fitting) <= megabytes * MEGABYTE, "it does not fit");
    }

    @Test
    void theSearchMayTakeMostOfTheHeapButNotAll() {
        long heap = Runtime.getRuntime().maxMemory();
        long available = MemoryNeed.available(StatelessEvaluation.MATERIAL);
        assertTrue(available < heap && available > heap / 3, available + " of " + heap);
    }

    @Test
    void theWeightsAreNotAvailable() {
        EvaluationFactory shipped = NetEvaluationFactory.shipped();
        long beside = MemoryNeed.available(StatelessEvaluation.MATERIAL);
        assertEquals(beside - shipped.weightBytes(), MemoryNeed.available(shipped));
    }

    @Test
    void theWeightsOfANetTakeWhatTheFactorySays() {
        NetEvaluationFactory shipped = (NetEvaluationFactory) NetEvaluationFactory.shipped();
        Net.Weights weights = shipped.net().weights();
        assertNear(bytesOf(() -> new Net(weights)), shipped.weightBytes());
    }
}
