package sanmai.cli.mate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import sanmai.cli.console.Console;
import sanmai.cli.option.PositionText;
import sanmai.notation.NotationException;
import sanmai.positions.MateCase;
import sanmai.positions.Suite;
import sanmai.report.Quartiles;
import sanmai.search.Limits;
import sanmai.search.SearchControl;
import sanmai.search.mate.MateResult;
import sanmai.search.mate.MateSolver;
import sanmai.shogi.Position;

/** Solves the problems of a suite one by one, each with an empty table, and sums up the times by length. */
public final class MateSuiteRun {
    private static final long WARM_UP_NANOS = TimeUnit.SECONDS.toNanos(3);
    private static final double MILLI = 1e6;

    private record Outcome(MateCase problem, boolean isSolved, String answer, long nanos) {}

    private final MateSolver solver;
    private final Limits limits;
    private final Supplier<SearchControl> controls;
    private final Map<Integer, List<Outcome>> outcomes = new TreeMap<>();

    /**
     * Prepares a run.
     *
     * @param limits of each problem
     * @param controls gives each problem a control of its own
     */
    public MateSuiteRun(MateSolver solver, Limits limits, Supplier<SearchControl> controls) {
        this.solver = solver;
        this.limits = limits;
        this.controls = controls;
    }

    /**
     * Solves problems for some seconds and ignores the answers: a JVM that has just started is slow.
     *
     * @throws IllegalArgumentException if a position cannot be read; the message names the problem
     */
    public void warmUp(Suite<MateCase> suite) {
        long start = System.nanoTime();
        for (MateCase problem : suite.cases()) {
            if (System.nanoTime() - start > WARM_UP_NANOS
                    || Thread.currentThread().isInterrupted()) {
                return;
            }
            solve(problem);
        }
    }

    /**
     * Solves all problems; ends early if the thread is interrupted.
     *
     * @throws IllegalArgumentException if a position cannot be read; the message names the problem
     */
    public void solve(Suite<MateCase> suite, Console console) {
        int done = 0;
        for (MateCase problem : suite.cases()) {
            if (Thread.currentThread().isInterrupted()) {
                return;
            }
            MateResult result = solve(problem);
            outcomes.computeIfAbsent(problem.plies(), plies -> new ArrayList<>())
                    .add(new Outcome(problem, isRight(problem, result), answer(result), result.nanos()));
            console.progress(++done, suite.cases().size());
        }
    }

    private MateResult solve(MateCase problem) {
        solver.newGame();
        return solver.solve(position(problem), limits, controls.get());
    }

    private static Position position(MateCase problem) {
        try {
            return PositionText.read(problem.sfen());
        } catch (NotationException e) {
            throw new IllegalArgumentException(
                    "line " + problem.lineNumber() + ", " + problem.name() + ": " + e.getMessage(), e);
        }
    }

    private static boolean isRight(MateCase problem, MateResult result) {
        return problem.isMate()
                ? result instanceof MateResult.Mate mate && mate.line().length() == problem.plies()
                : result instanceof MateResult.NoMate;
    }

    private static String answer(MateResult result) {
        if (result instanceof MateResult.Mate mate) {
            return "mate in " + mate.line().length();
        }
        return result instanceof MateResult.NoMate ? "no mate" : "unknown";
    }

    /** The report of the problems so far. */
    public MateSuiteReport report() {
        return new MateSuiteReport(outcomes.entrySet().stream()
                .map(entry -> row(entry.getKey() == MateCase.NO_MATE ? "no" : "" + entry.getKey(), entry.getValue()))
                .toList());
    }

    private static MateSuiteRow row(String plies, List<Outcome> outcomes) {
        Outcome worst =
                outcomes.stream().max(Comparator.comparingLong(Outcome::nanos)).orElseThrow();
        double[] millis = outcomes.stream().mapToDouble(o -> o.nanos() / MILLI).toArray();
        return new MateSuiteRow(
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
