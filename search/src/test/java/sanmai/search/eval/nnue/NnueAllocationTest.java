package sanmai.search.eval.nnue;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sanmai.search.Play;
import sanmai.shogi.Position;

class NnueAllocationTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** Enough for the JIT compiler to have compiled everything. */
    private static final int MAX_ROUNDS = 20_000;

    @TempDir
    private Path directory;

    static Stream<Architecture> architectures() {
        return Stream.of(TestNet.K_P, TestNet.SMALL_HALF_KP);
    }

    @ParameterizedTest
    @MethodSource("architectures")
    void aWarmEvaluationAllocatesNothing(Architecture architecture) {
        NnueEvaluation evaluation =
                new NnueEvaluation(TestNet.tame(architecture).network(directory), NnueScale.RAW);
        Position game = Play.random(new SplittableRandom(3), 120);
        int[] moves = new int[game.movesMade()];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = game.moveMade(i);
        }
        while (game.movesMade() > 0) {
            game.undoMove();
        }
        long allocated = Long.MAX_VALUE;
        for (int i = 0; i < MAX_ROUNDS && allocated != 0; i++) {
            allocated = allocatedBy(evaluation, game, moves);
        }
        assertEquals(0, allocated, "bytes allocated along the last game");
    }

    /** Along a game, with scores on every other ply, and back. */
    private static long allocatedBy(NnueEvaluation evaluation, Position position, int[] moves) {
        evaluation.set(position);
        for (int move :
                moves) { // The position itself allocates a state for each ply that it reaches for the first time.
            position.doMove(move);
        }
        for (int ignored : moves) {
            position.undoMove();
        }
        long thread = Thread.currentThread().getId();
        long before = THREADS.getThreadAllocatedBytes(thread);
        for (int i = 0; i < moves.length; i++) {
            evaluation.push(position, moves[i]);
            position.doMove(moves[i]);
            if (i % 2 == 0) {
                evaluation.output(position);
            }
        }
        for (int i = 0; i < moves.length; i++) {
            position.undoMove();
            evaluation.pop();
        }
        return THREADS.getThreadAllocatedBytes(thread) - before;
    }
}
