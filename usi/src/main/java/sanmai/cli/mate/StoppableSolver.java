package sanmai.cli.mate;

import java.util.function.Supplier;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.workers.StoppableWork;

/** Solves problems, each on a thread of its own, so that an interruption of the calling thread stops the search. */
public final class StoppableSolver {
    private final TsumeSolver solver;
    private final Limits limits;
    private final Supplier<SearchControl> controls;
    private boolean interrupted;

    /**
     * A solver with limits.
     *
     * @param limits for each problem
     * @param controls gives each problem a control of its own
     */
    public StoppableSolver(TsumeSolver solver, Limits limits, Supplier<SearchControl> controls) {
        this.solver = solver;
        this.limits = limits;
        this.controls = controls;
    }

    /** Solves a problem; an interruption of the thread ends the search, for whose answer this waits all the same. */
    TsumeAnswer solve(MateProblem problem) {
        SearchControl control = controls.get();
        return StoppableWork.call(() -> solver.solve(problem, limits, control), () -> {
            interrupted = true;
            control.stop();
        });
    }

    /** Whether a search was interrupted. */
    boolean isInterrupted() {
        return interrupted;
    }
}
