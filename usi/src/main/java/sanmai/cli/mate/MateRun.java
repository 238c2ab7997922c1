package sanmai.cli.mate;

import java.io.IOException;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import sanmai.cli.console.Console;
import sanmai.cli.console.ExitCodes;
import sanmai.files.FileProblems;

/** Solves problems one after the other, hands on the answers, and sums them up. */
public final class MateRun {
    private final StoppableSolver solver;
    private final Consumer<TsumeAnswer> output;
    private final Console console;
    private int good;
    private int unknown;
    private int bad;
    private int unreadable;

    /**
     * A run.
     *
     * @param output gets the answers
     * @param console shows the progress, and what cannot be read
     */
    public MateRun(StoppableSolver solver, Consumer<TsumeAnswer> output, Console console) {
        this.solver = solver;
        this.output = output;
        this.console = console;
    }

    /** Solves a problem; an interruption of the thread ends the search. */
    public void solve(MateProblem problem) {
        TsumeAnswer answer = solver.solve(problem);
        count(answer);
        output.accept(answer);
    }

    private void count(TsumeAnswer answer) {
        if (answer.isGood()) {
            good++;
        } else if (answer.isUnknown()) {
            unknown++;
        } else {
            bad++;
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
        unreadable++;
        console.error(place + ": " + what);
    }

    /** The numbers of problems by outcome, in words. */
    public String summary() {
        return (solver.isInterrupted() ? "interrupted; so far " : "") + good + " solved, " + bad + " not, " + unknown
                + " unknown" + (unreadable == 0 ? "" : ", " + unreadable + " not read");
    }

    /** The exit code of the command. */
    public int exitCode() {
        if (solver.isInterrupted()) {
            return ExitCodes.INTERRUPTED;
        }
        if (good + bad + unknown == 0) {
            return ExitCodes.USER_ERROR;
        }
        if (bad + unreadable > 0) {
            return ExitCodes.FAILURE;
        }
        return unknown > 0 ? ExitCodes.UNKNOWN : ExitCodes.OK;
    }
}
