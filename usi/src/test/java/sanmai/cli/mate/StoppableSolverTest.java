package sanmai.cli.mate;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sanmai.notation.Sfen;
import sanmai.search.mate.MateCounting;
import sanmai.search.mate.ProblemCheck;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;

@Timeout(60)
class StoppableSolverTest {
    private static final MateProblem MATE_IN_1 = MateProblem.of(Sfen.position("4k4/9/4P4/9/9/9/9/9/9 b G 1"));

    private final SearchControl control = new SearchControl();

    private StoppableSolver solver(ProblemCheck.Progress progress) {
        TsumeTasks tasks = new TsumeTasks(MateCounting.ALL, true, false);
        TsumeSolver solver = new TsumeSolver(new MateSolverOptions(), tasks, progress);
        return new StoppableSolver(solver, Limits.ofNodes(100_000), () -> control);
    }

    @Test
    void anErrorOfTheSearchReachesTheCaller() {
        Error error = new OutOfMemoryError("Java heap space");
        StoppableSolver solver = solver((done, steps) -> {
            throw error;
        });
        assertSame(error, assertThrows(OutOfMemoryError.class, () -> solver.solve(MATE_IN_1)));
    }

    @Test
    void anInterruptedSearchIsWaitedFor() {
        StoppableSolver solver = solver((done, steps) -> {
            while (!control.mustStop()) {
                Thread.onSpinWait();
            }
        });
        Thread.currentThread().interrupt();
        assertSame(MATE_IN_1, solver.solve(MATE_IN_1).problem());
        assertTrue(solver.isInterrupted());
        assertFalse(Thread.interrupted());
    }
}
