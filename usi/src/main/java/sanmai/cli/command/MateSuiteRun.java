package sanmai.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import sanmai.cli.console.ExitCodes;
import sanmai.cli.console.UserError;
import sanmai.cli.option.PositionArgument;
import sanmai.positions.MateCase;
import sanmai.positions.Suite;
import sanmai.report.Quartiles;
import sanmai.report.TextTable;
import sanmai.report.TextTable.Column;
import sanmai.report.Units;
import sanmai.search.Limits;
import sanmai.search.SearchControl;
import sanmai.search.mate.MateResult;
import sanmai.search.mate.MateSolver;

/** Solves the problems of a suite one by one, each with an empty table, and sums up how long each class took. */
final class MateSuiteRun {
    private static final long WARM_UP_NANOS = TimeUnit.SECONDS.toNanos(3);
    private static final double MILLI = 1e6;

    /**
     * What came of the problems of one length.
     *
     * @param plies the length as the suite writes it
     * @param problems how many there are
     * @param solved how many were answered rightly: a line of that length, or no mate
     * @param medianMillis the time of the middle one
     * @param worstMillis the longest time
     * @param worst the name of the problem that took longest
     * @param unsolved the names of those that were not solved, with what the solver said
     */
    record Row(
            String plies,
            int problems,
            int solved,
            double medianMillis,
            double worstMillis,
            String worst,
            List<String> unsolved) {}

    /** Hears how many problems of how many are done. */
    @FunctionalInterface
    interface Listener {
        void done(long done, long total);
    }

    private record Outcome(MateCase problem, boolean isSolved, String answer, long nanos) {}

    private final MateSolver solver;
    private final Limits limits;
    private final Supplier<SearchControl> controls;
    private final Map<Integer, List<Outcome>> outcomes = new TreeMap<>();

    MateSuiteRun(MateSolver solver, Limits limits, Supplier<SearchControl> controls) {
        this.solver = solver;
        this.limits = limits;
        this.controls = controls;
    }

    /** Solves problems for some seconds without looking at the answers: a JVM that has just started is slow. */
    void warmUp(Suite<MateCase> suite) {
        long start = System.nanoTime();
        for (MateCase problem : suite.cases()) {
            if (System.nanoTime() - start > WARM_UP_NANOS
                    || Thread.currentThread().isInterrupted()) {
                return;
            }
            solve(problem);
        }
    }

    /** Solves all problems; ends early if the thread is interrupted. */
    void solve(Suite<MateCase> suite, Listener listener) {
        int done = 0;
        for (MateCase problem : suite.cases()) {
            if (Thread.currentThread().isInterrupted()) {
                return;
            }
            MateResult result = solve(problem);
            outcomes.computeIfAbsent(problem.plies(), plies -> new ArrayList<>())
                    .add(new Outcome(problem, isRight(problem, result), answer(result), result.nanos()));
            listener.done(++done, suite.cases().size());
        }
    }

    private MateResult solve(MateCase problem) {
        solver.newGame();
        try {
            return solver.solve(PositionArgument.read(problem.sfen()), limits, controls.get());
        } catch (UserError e) {
            throw new UserError("line " + problem.lineNumber() + ", " + problem.name() + ": " + e.getMessage());
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

    List<Row> rows() {
        return outcomes.entrySet().stream()
                .map(entry -> row(entry.getKey() == MateCase.NO_MATE ? "no" : "" + entry.getKey(), entry.getValue()))
                .toList();
    }

    private static Row row(String plies, List<Outcome> outcomes) {
        Outcome worst = outcomes.stream()
                .max(java.util.Comparator.comparingLong(Outcome::nanos))
                .orElseThrow();
        double[] millis = outcomes.stream().mapToDouble(o -> o.nanos() / MILLI).toArray();
        return new Row(
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

    List<String> lines() {
        List<Column> columns = List.of(
                Column.number("plies"),
                Column.number("problems"),
                Column.number("solved"),
                Column.number("median ms"),
                Column.number("worst ms"),
                Column.text("slowest", 40));
        List<List<String>> cells = new ArrayList<>();
        for (Row row : rows()) {
            cells.add(List.of(
                    row.plies(),
                    "" + row.problems(),
                    "" + row.solved(),
                    Units.decimals(row.medianMillis(), 1),
                    Units.decimals(row.worstMillis(), 1),
                    row.worst()));
        }
        List<String> lines = new ArrayList<>(new TextTable(columns, cells).lines());
        rows().forEach(row -> lines.addAll(row.unsolved()));
        int all = rows().stream().mapToInt(Row::problems).sum();
        int solved = rows().stream().mapToInt(Row::solved).sum();
        lines.add(solved + " solved, " + (all - solved) + " not");
        return lines;
    }

    int exitCode() {
        if (Thread.currentThread().isInterrupted()) {
            return ExitCodes.INTERRUPTED;
        }
        return rows().stream().allMatch(row -> row.unsolved().isEmpty()) ? ExitCodes.OK : ExitCodes.FAILURE;
    }
}
