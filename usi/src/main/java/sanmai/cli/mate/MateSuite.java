package sanmai.cli.mate;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import sanmai.cli.console.Console;
import sanmai.cli.console.ExitCodes;
import sanmai.cli.console.ShutdownHook;
import sanmai.cli.console.UserError;
import sanmai.cli.option.FormatOption;
import sanmai.cli.option.PositionText;
import sanmai.notation.NotationException;
import sanmai.positions.MateCase;
import sanmai.positions.Suite;
import sanmai.positions.SuiteFormat;
import sanmai.positions.SuiteFormatException;
import sanmai.report.Quartiles;
import sanmai.search.mate.MateCounting;
import sanmai.search.mate.MateResult;
import sanmai.search.mate.MateSolver;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Position;
import sanmai.workers.StoppableWork;

/** Solves the problems of a suite one by one, each with an empty table, and prints a table of the times by length. */
final class MateSuite {
    private static final long WARM_UP_NANOS = TimeUnit.SECONDS.toNanos(3);
    private static final double MILLI = 1e6;

    private record Problem(MateCase row, Position position) {}

    private record Outcome(MateCase problem, boolean isSolved, String answer, long nanos) {}

    private final MateSolverOptions options;
    private final FormatOption format;
    private final Map<Integer, List<Outcome>> outcomes = new TreeMap<>();
    private boolean interrupted;
    private int done;

    MateSuite(MateSolverOptions options, FormatOption format) {
        this.options = options;
        this.format = format;
    }

    /**
     * Solves the problems of a file; ends early if the thread is interrupted.
     *
     * @param file its name, or the empty string for the shipped suite
     * @return the exit code
     */
    int solve(String file, Console console) {
        List<Problem> problems = read(file);
        MateCounting counting = options.counting(MateCounting.ALL);
        try (MateSolver solver = options.solver(
                () -> new MateSolver(options.megabytes(), counting, options.threads(), options.effort()))) {
            console.begin("mates");
            return ShutdownHook.run(() -> {
                warmUp(problems, solver);
                solve(problems, solver, console);
                if (interrupted) {
                    console.error("interrupted; so far " + done + " of " + problems.size() + " problems");
                }
                MateSuiteReport report = report();
                format.print(report, console.out());
                if (interrupted) {
                    return ExitCodes.INTERRUPTED;
                }
                return report.allSolved() ? ExitCodes.OK : ExitCodes.FAILURE;
            });
        }
    }

    /** Reads all problems, so that a bad one does not end a run in the middle. */
    private static List<Problem> read(String file) {
        try {
            Suite<MateCase> suite =
                    file.isEmpty() ? SuiteFormat.MATES.shipped() : SuiteFormat.MATES.read(Path.of(file));
            return suite.cases().stream()
                    .map(row -> new Problem(row, position(suite.name(), row)))
                    .toList();
        } catch (SuiteFormatException e) {
            throw new UserError(e.getMessage());
        } catch (InvalidPathException e) {
            throw new UserError("--suite: '" + file + "' is no name of a file: " + e.getReason());
        }
    }

    private static Position position(String suite, MateCase row) {
        try {
            return PositionText.read(row.sfen());
        } catch (NotationException e) {
            throw new UserError(suite + ":" + row.lineNumber() + ": " + e.getMessage());
        }
    }

    /** Solves problems for some seconds and ignores the answers: a JVM that has just started is slow. */
    private void warmUp(List<Problem> problems, MateSolver solver) {
        long start = System.nanoTime();
        for (Problem problem : problems) {
            if (interrupted || System.nanoTime() - start > WARM_UP_NANOS) {
                return;
            }
            solve(problem, solver);
        }
    }

    private void solve(List<Problem> problems, MateSolver solver, Console console) {
        for (Problem problem : problems) {
            if (interrupted) {
                return;
            }
            MateResult result = solve(problem, solver);
            if (interrupted) {
                return; // It was not searched to its end.
            }
            MateCase row = problem.row();
            outcomes.computeIfAbsent(row.plies(), plies -> new ArrayList<>())
                    .add(new Outcome(row, isRight(row, result), answer(result), result.nanos()));
            console.progress(++done, problems.size());
        }
    }

    private MateResult solve(Problem problem, MateSolver solver) {
        solver.newGame();
        SearchControl control = options.control();
        return StoppableWork.call(() -> solver.solve(problem.position(), options.limits(false), control), () -> {
            interrupted = true;
            control.stop();
        });
    }

    private static boolean isRight(MateCase problem, MateResult result) {
        return problem.isMate()
                ? result instanceof MateResult.Mate mate && mate.length().atMost() == problem.plies()
                : result instanceof MateResult.NoMate;
    }

    private static String answer(MateResult result) {
        if (result instanceof MateResult.Mate mate) {
            return "mate in " + (mate.length().isExact() ? "" : "at most ")
                    + mate.length().atMost();
        }
        return result instanceof MateResult.NoMate ? "no mate" : "unknown";
    }

    /** The report of the problems so far. */
    private MateSuiteReport report() {
        return new MateSuiteReport(outcomes.entrySet().stream()
                .map(entry -> row(entry.getKey() == MateCase.NO_MATE ? "no" : "" + entry.getKey(), entry.getValue()))
                .toList());
    }

    private static MateSuiteReport.Row row(String plies, List<Outcome> outcomes) {
        Outcome worst =
                outcomes.stream().max(Comparator.comparingLong(Outcome::nanos)).orElseThrow();
        double[] millis = outcomes.stream().mapToDouble(o -> o.nanos() / MILLI).toArray();
        return new MateSuiteReport.Row(
                plies,
                outcomes.size(),
                (int) outcomes.stream().filter(Outcome::isSolved).count(),
                Quartiles.of(millis).median(),
                worst.nanos() / MILLI,
                worst.problem().name(),
                outcomes.stream()
                        .filter(o -> !o.isSolved())
                        .map(o -> o.problem().name() + ": " + o.answer())
                        .toList());
    }
}
