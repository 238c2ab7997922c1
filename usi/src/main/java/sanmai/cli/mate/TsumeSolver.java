package sanmai.cli.mate;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import sanmai.notation.record.RecordTree;
import sanmai.search.mate.CheckedProblem;
import sanmai.search.mate.MateCounting;
import sanmai.search.mate.MateResult;
import sanmai.search.mate.MateSolver;
import sanmai.search.mate.ProblemCheck;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Line;
import sanmai.shogi.PositionSetup;

/** Solves mate problems one after the other, checks them and finds all defences if that was asked for. */
public final class TsumeSolver implements AutoCloseable {
    private final TsumeTasks tasks;
    private final ProblemCheck.Progress progress;
    private final MateSolver solver;
    private final Optional<MateSolver> everyMoveSolver;

    /**
     * A solver with the tables, threads and effort of these options. A check needs two solvers, each with tables of half
     * the size.
     *
     * @param progress hears how much of a check is done, on the thread that solves
     * @throws OutOfMemoryError if the heap has no room for the tables
     */
    TsumeSolver(MateSolverOptions options, TsumeTasks tasks, ProblemCheck.Progress progress) {
        this.tasks = tasks;
        this.progress = progress;
        boolean two = tasks.check() && options.megabytes() > MateSolver.MIN_MEGABYTES;
        int each = two ? options.megabytes() / 2 : options.megabytes();
        solver = new MateSolver(each, tasks.counting(), options.threads(), options.effort());
        everyMoveSolver = tasks.check()
                ? Optional.of(new MateSolver(each, MateCounting.ALL, options.threads()))
                : Optional.empty();
    }

    /** Gives the tables back. */
    @Override
    public void close() {
        solver.close();
        everyMoveSolver.ifPresent(MateSolver::close);
    }

    /**
     * Solves a problem.
     *
     * @param limits the limits of each search that is needed
     * @param control ends all searches
     */
    public TsumeAnswer solve(MateProblem problem, Limits limits, SearchControl control) {
        solver.newGame();
        MateResult result = solver.solve(problem.position(), limits, control);
        MateAnswer answer = MateAnswer.of(problem.position(), result, tasks.counting());
        Optional<SolutionTree> defences = Optional.empty();
        Optional<RecordTree> tree = Optional.empty();
        if (tasks.tree() && result instanceof MateResult.Mate mate) {
            RecordTree record = new RecordTree(PositionSetup.of(problem.position()));
            SolutionTree solution = new SolutionTree(record, solver, limits, control);
            solution.addMainLine(mate.line());
            solution.addDefences();
            defences = Optional.of(solution);
            tree = Optional.of(record);
        }
        return new TsumeAnswer(
                problem,
                answer,
                MateAnswer.line(result),
                tasks.check() ? Optional.of(check(problem, result, limits, control)) : Optional.empty(),
                tree,
                defences.map(SolutionTree::isComplete).orElse(true));
    }

    private TsumeCheck check(MateProblem problem, MateResult result, Limits limits, SearchControl control) {
        if (!(result instanceof MateResult.Mate mate)) {
            return TsumeCheck.withoutMate(problem, result);
        }
        MateSolver other = everyMoveSolver.orElseThrow();
        other.newGame();
        MateResult all = other.solve(problem.position(), limits, control);
        OptionalInt everyMove =
                all instanceof MateResult.Mate found && found.length().isExact()
                        ? OptionalInt.of(found.length().atMost())
                        : OptionalInt.empty();
        Optional<Line> stated = upToMate(problem, limits, control);
        Line solution = stated.filter(line -> line.size() > 0).orElse(mate.line());
        CheckedProblem checked =
                new ProblemCheck(solver, progress).check(problem.position(), solution, limits, control);
        return new TsumeVerdict(problem, mate, everyMove, checked, stated.isPresent()).check(limits);
    }

    /**
     * The solution of the source, up to where only useless interpositions are left; the empty line if it does not mate, and
     * nothing if that is not known.
     */
    private Optional<Line> upToMate(MateProblem problem, Limits limits, SearchControl control) {
        int[] moves = problem.statedLine().codes().toArray();
        boolean isKnown = true;
        for (int length = 1; length <= moves.length; length += 2) {
            Line line = Line.of(Arrays.copyOf(moves, length));
            Optional<Boolean> mates = solver.mates(problem.position(), line, limits, control);
            if (mates.orElse(false)) {
                return Optional.of(line);
            }
            isKnown &= mates.isPresent();
        }
        return isKnown ? Optional.of(Line.EMPTY) : Optional.empty();
    }
}
