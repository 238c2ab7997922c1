package sanmai.movegen.perft;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.function.IntConsumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sanmai.movegen.DetailSums;
import sanmai.notation.Sfen;
import sanmai.shogi.Position;
import sanmai.shogi.SetupProblem;

/** A walk that is warm allocates nothing: garbage would cost more than the moves. */
class PerftAllocationTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** A middle game with pins, checks, captures, promotions and full hands: every part of the generators has work. */
    private static final String SFEN = "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1";

    private static final int DEPTH = 3;

    /** Enough walks for the JIT compiler to compile everything, with any settings. */
    private static final int MAX_WALKS = 200;

    @ParameterizedTest
    @EnumSource(LastPly.class)
    void aWarmWalkAllocatesNothing(LastPly leaves) {
        Position position = Sfen.position(SFEN, SetupProblem.Reason.HARMLESS);
        PerftWalker walker = PerftCalls.walker(position, DEPTH, leaves);
        assertAllocatesNothing(walker::count);
    }

    @ParameterizedTest
    @EnumSource(
            value = LastPly.class,
            names = {"COUNT", "MAKE"})
    void aWarmWalkWithDetailsAllocatesNothing(LastPly leaves) {
        Position position = Sfen.position(SFEN, SetupProblem.Reason.HARMLESS);
        DetailWalker walker = new DetailWalker(position, DEPTH, leaves, null);
        DetailSums sums = new DetailSums();
        assertAllocatesNothing(depth -> walker.add(depth, sums));
    }

    private static void assertAllocatesNothing(IntConsumer walk) {
        // The JIT compiler works in parallel, so the test repeats the walk until one allocates nothing.
        long shallow = Long.MAX_VALUE;
        long deep = Long.MAX_VALUE;
        for (int i = 0; i < MAX_WALKS && (deep != 0 || shallow != 0); i++) {
            shallow = allocatedBy(walk, DEPTH - 1);
            deep = allocatedBy(walk, DEPTH);
        }
        assertEquals(0, shallow, "bytes allocated by perft " + (DEPTH - 1));
        assertEquals(0, deep, "bytes allocated by perft " + DEPTH);
    }

    private static long allocatedBy(IntConsumer walk, int depth) {
        long thread = Thread.currentThread().getId();
        long before = THREADS.getThreadAllocatedBytes(thread);
        walk.accept(depth);
        return THREADS.getThreadAllocatedBytes(thread) - before;
    }
}
