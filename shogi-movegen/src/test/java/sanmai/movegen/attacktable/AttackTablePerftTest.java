package sanmai.movegen.attacktable;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.movegen.perft.PerftCalls;
import sanmai.notation.Sfen;
import sanmai.positions.PerftCase;
import sanmai.positions.SuiteFormat;
import sanmai.shogi.Position;
import sanmai.shogi.SetupProblem;

class AttackTablePerftTest {
    private static final long MAX_NODES = Math.min(PerftCalls.MAX_NODES, 500_000);

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** Pins, checks, captures, promotions and full hands. */
    private static final String MIDDLE_GAME = "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1";

    private static final int DEPTH = 2;

    /** Enough walks for the JIT compiler to compile everything, with any settings. */
    private static final int MAX_WALKS = 2_000;

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void everyLineOfTheSuiteHasItsCount(boolean pseudoLegal) {
        List<Executable> lines = SuiteFormat.PERFT.shipped().cases().stream()
                .filter(line -> line.nodes() <= MAX_NODES)
                .map(line -> (Executable) () -> assertEquals(
                        line.nodes(), walk(line, pseudoLegal).count(line.depth()), () -> line + " " + line.sfen()))
                .toList();
        assertFalse(lines.isEmpty(), "no line has at most " + MAX_NODES + " nodes");
        assertAll(lines);
    }

    private static AttackTablePerft walk(PerftCase line, boolean pseudoLegal) {
        return walk(PerftCalls.position(line), line.depth(), pseudoLegal);
    }

    private static AttackTablePerft walk(Position position, int depth, boolean pseudoLegal) {
        return new AttackTablePerft(AttackTableBoard.of(position), depth, pseudoLegal);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aWarmWalkAllocatesNothing(boolean pseudoLegal) {
        AttackTablePerft walk = walk(Sfen.position(MIDDLE_GAME, SetupProblem.Reason.HARMLESS), DEPTH, pseudoLegal);
        // The JIT compiler works in parallel, so the test repeats the walk until one allocates nothing.
        long allocated = Long.MAX_VALUE;
        for (int i = 0; i < MAX_WALKS && allocated != 0; i++) {
            allocated = allocatedBy(walk);
        }
        assertEquals(0, allocated, "bytes allocated by a walk of depth " + DEPTH);
    }

    private static long allocatedBy(AttackTablePerft walk) {
        long thread = Thread.currentThread().getId();
        long before = THREADS.getThreadAllocatedBytes(thread);
        walk.count(DEPTH);
        return THREADS.getThreadAllocatedBytes(thread) - before;
    }
}
