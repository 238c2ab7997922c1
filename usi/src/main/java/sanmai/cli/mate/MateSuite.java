package sanmai.cli.mate;

import java.nio.file.Path;
import sanmai.cli.console.Console;
import sanmai.cli.console.ExitCodes;
import sanmai.cli.console.ShutdownHook;
import sanmai.cli.console.UserError;
import sanmai.cli.option.FormatOption;
import sanmai.positions.MateCase;
import sanmai.positions.Suite;
import sanmai.positions.SuiteFormat;
import sanmai.positions.SuiteFormatException;
import sanmai.search.mate.MateCounting;
import sanmai.search.mate.MateSolver;

/** Solves a suite of mate problems, and prints a table. */
final class MateSuite {
    private final MateSolverOptions options;
    private final FormatOption format;

    MateSuite(MateSolverOptions options, FormatOption format) {
        this.options = options;
        this.format = format;
    }

    /**
     * Solves the problems of a file.
     *
     * @param file its name, or the empty string for the shipped suite
     * @return the exit code
     */
    int solve(String file, Console console) {
        Suite<MateCase> problems = read(file);
        try (MateSolver solver =
                options.solver(() -> new MateSolver(options.megabytes(), MateCounting.EVERY_MOVE, options.threads()))) {
            MateSuiteRun run = new MateSuiteRun(solver, options.limits(), options::control);
            console.begin("mates");
            return ShutdownHook.run(() -> {
                run.warmUp(problems);
                run.solve(problems, console);
                MateSuiteReport report = run.report();
                format.print(report, console.out());
                if (Thread.currentThread().isInterrupted()) {
                    return ExitCodes.INTERRUPTED;
                }
                return report.allSolved() ? ExitCodes.OK : ExitCodes.FAILURE;
            });
        } catch (IllegalArgumentException e) {
            throw new UserError(e.getMessage());
        }
    }

    private static Suite<MateCase> read(String file) {
        try {
            return file.isEmpty() ? SuiteFormat.MATES.shipped() : SuiteFormat.MATES.read(Path.of(file));
        } catch (SuiteFormatException e) {
            throw new UserError(e.getMessage());
        }
    }
}
