package sanmai.cli.mate;

import java.io.IOException;
import java.util.concurrent.CancellationException;
import sanmai.cli.console.Console;
import sanmai.cli.console.ExitCodes;
import sanmai.cli.console.UserError;
import sanmai.files.FileProblems;
import sanmai.shogi.ImpossiblePositionException;

/** Solves problems one after the other, hands on the answers, and sums them up. */
public final class MateRun {
    private final StoppableSolver solver;
    private final AnswerOutput output;
    private final Console console;
    private final MateTally tally = new MateTally();

    /**
     * A run.
     *
     * @param output gets the answers
     * @param console shows the progress, and what cannot be read
     */
    public MateRun(StoppableSolver solver, AnswerOutput output, Console console) {
        this.solver = solver;
        this.output = output;
        this.console = console;
    }

    /** Solves a problem; an interruption of the thread ends the search. */
    public void solve(MateProblem problem) {
        try {
            TsumeAnswer answer = solver.solve(problem);
            tally.count(answer);
            output.add(answer);
        } catch (ImpossiblePositionException e) {
            String place = problem.name().isEmpty() ? "" : problem.name() + ": ";
            throw new UserError(place + "no record can start here: " + e.getMessage());
        }
    }

    /** Solves the problems of a source until there are no more or the thread is interrupted. */
    public void solveAll(MateSource source) {
        if (solver.isInterrupted()) {
            return;
        }
        try {
            console.begin("mates");
            source.read(console, this::solveNext, this::reportFault);
        } catch (IOException e) {
            reportFault(source.name(), FileProblems.reason(e));
        } catch (CancellationException e) {
            console.clearProgress();
        }
    }

    private void solveNext(MateProblem problem) {
        if (solver.isInterrupted()) {
            throw new CancellationException();
        }
        solve(problem);
    }

    private void reportFault(String place, String what) {
        tally.countUnreadable();
        console.error(place + ": " + what);
    }

    /** The numbers of problems by outcome, in words. */
    public String summary() {
        return tally.summary();
    }

    /** The exit code of the command. */
    public int exitCode() {
        return solver.isInterrupted() ? ExitCodes.INTERRUPTED : tally.exitCode();
    }
}
