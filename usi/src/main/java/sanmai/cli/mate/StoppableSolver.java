package sanmai.cli.mate;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;

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

    /** Solves a problem; an interruption of the thread ends the search. */
    TsumeAnswer solve(MateProblem problem) {
        SearchControl control = controls.get();
        List<TsumeAnswer> answers = new ArrayList<>();
        List<RuntimeException> failures = new ArrayList<>();
        Thread thread = new Thread(
                () -> {
                    try {
                        answers.add(solver.solve(problem, limits, control));
                    } catch (RuntimeException e) {
                        failures.add(e);
                    }
                },
                "mate solver");
        thread.start();
        joinOrStop(thread, control);
        if (!failures.isEmpty()) {
            throw failures.get(0);
        }
        return answers.get(0);
    }

    /** Waits for the search; an interruption stops it. */
    private void joinOrStop(Thread thread, SearchControl control) {
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
                control.stop();
            }
        }
    }

    /** Whether a search was interrupted. */
    boolean isInterrupted() {
        return interrupted;
    }
}
