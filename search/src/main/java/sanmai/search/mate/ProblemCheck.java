package sanmai.search.mate;

import static sanmai.core.TypeCode.BISHOP;
import static sanmai.core.TypeCode.LANCE;
import static sanmai.core.TypeCode.ROOK;

import com.google.common.primitives.Ints;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sanmai.core.Bitboard;
import sanmai.core.Piece;
import sanmai.core.attacks.Lines;
import sanmai.movegen.LegalMoves;
import sanmai.search.mate.CheckedProblem.Cook;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Line;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/**
 * Checks whether a mate problem has one solution only. At every position of the solution with the attacker to move,
 * every other check is searched, to mates of any length. The defender's other moves are not looked at: after them custom
 * allows several mates. At the last position only checks that mate at once are looked for, since custom allows any
 * number of final moves.
 *
 * <p>Each move that mates is searched again with empty tables and with the position before it counted as repeated, to
 * tell cooks from detours (graph history interaction: a proof from the tables may lead through that position).
 *
 * <p>Not safe for use by several threads.
 */
public final class ProblemCheck {
    /** The most other moves that are looked for in one position. */
    public static final int MAX_COOKS = 10;

    private final MateSolver solver;
    private Limits limits = Limits.NONE;
    private SearchControl control = new SearchControl();

    /** The plies of the solution at which it is not known whether there is another way to mate. */
    private final TreeSet<Integer> unknownPlies = new TreeSet<>();

    private final List<Cook> cooks = new ArrayList<>();

    private final Progress progress;

    /** Hears how much of a check is done. */
    @FunctionalInterface
    public interface Progress {
        /**
         * A step is done.
         *
         * @param done the steps that are done
         * @param steps all steps known so far
         */
        void step(int done, int steps);
    }

    /** A check by this solver, with its tables and its way of counting. */
    public ProblemCheck(MateSolver solver) {
        this(solver, (done, steps) -> {});
    }

    /**
     * A check by this solver, with its tables and its way of counting.
     *
     * @param progress hears of each step, on the thread that checks
     */
    public ProblemCheck(MateSolver solver, Progress progress) {
        this.solver = solver;
        this.progress = progress;
    }

    /**
     * Looks for other solutions until the limits or the control end it.
     *
     * @param problem the position, the attacker to move; it is the same afterwards
     * @param solution a line that mates; if the limits are too small to tell, uniqueness is not known either
     * @param newLimits the nodes for each of the searches
     * @param newControl ends all searches
     * @throws IllegalArgumentException if the line does not mate, in the way in which the solver counts
     */
    public CheckedProblem check(Position problem, Line solution, Limits newLimits, SearchControl newControl) {
        limits = newLimits;
        control = newControl;
        unknownPlies.clear();
        cooks.clear();
        Optional<Boolean> mates = mates(problem, solution);
        if (mates.isEmpty()) {
            unknownPlies.add(solution.size() - 1);
        } else if (!mates.get()) {
            throw new IllegalArgumentException("the solution does not mate: " + solution);
        }
        List<Cook> candidates = candidates(problem.copy(), solution);
        // One by one, since this needs empty tables.
        int moves = (solution.size() + 1) / 2;
        for (int i = 0; i < candidates.size(); i++) {
            classify(problem, solution, candidates.get(i));
            progress.step(moves + i + 1, moves + candidates.size());
        }
        cooks.sort(Comparator.comparingInt(Cook::ply));
        return new CheckedProblem(solution, cooks, List.copyOf(unknownPlies));
    }

    private Optional<Boolean> mates(Position position, Line line) {
        return solver.mates(position, line, limits, control);
    }

    /** Other moves that mate, perhaps by a detour; other final moves are noted already. */
    private List<Cook> candidates(Position position, Line solution) {
        List<Cook> candidates = new ArrayList<>();
        for (int ply = 0; ply < solution.size(); ply++) {
            if (ply == solution.size() - 1) {
                addFinalMoves(position, ply, solution.code(ply));
            } else if (ply % 2 == 0) {
                addOthers(position, ply, solution.code(ply), candidates);
            }
            position.doMove(solution.code(ply));
            progress.step((ply + 2) / 2, (solution.size() + 1) / 2);
        }
        return candidates;
    }

    /** Adds those that are known to mate: custom allows the others too, so nothing depends on them. */
    private void addFinalMoves(Position position, int ply, int move) {
        for (int check : LegalMoves.checksOf(position).stream().toArray()) {
            Line line = Line.of(check);
            if (check != move && mates(position, line).orElse(false)) {
                cooks.add(new Cook(ply, Cook.Kind.FINAL_MOVE, line));
            }
        }
    }

    private void addOthers(Position position, int ply, int move, List<Cook> candidates) {
        List<Integer> known = new ArrayList<>(List.of(move));
        while (known.size() <= MAX_COOKS) {
            MateResult result = solveWithout(position, MateQuestion.MOST_PLIES, Ints.toArray(known));
            if (!(result instanceof MateResult.Mate mate)) {
                noteIfUnknown(result, ply);
                return;
            }
            candidates.add(new Cook(ply, Cook.Kind.COOK, mate.line()));
            known.add(mate.line().firstCode());
        }
        unknownPlies.add(ply);
    }

    private MateResult solveWithout(Position position, int within, int[] checks) {
        return solver.solve(MateQuestion.mates(position, within, checks), limits, control);
    }

    private void noteIfUnknown(MateResult result, int ply) {
        if (result instanceof MateResult.Unsolved) {
            unknownPlies.add(ply);
        }
    }

    private void classify(Position problem, Line solution, Cook candidate) {
        Position position = problem.copy();
        solution.codes().limit(candidate.ply()).forEach(position::doMove);
        int[] others = LegalMoves.checksOf(position).stream()
                .filter(check -> check != candidate.move())
                .toArray();
        solver.newGame();
        MateResult alone = solveWithout(position, MateQuestion.MOST_PLIES, others);
        noteIfUnknown(alone, candidate.ply());
        if (alone instanceof MateResult.NoMate) {
            cooks.add(new Cook(candidate.ply(), Cook.Kind.DETOUR, candidate.line()));
        } else if (alone instanceof MateResult.Mate mate) {
            int move = solution.code(candidate.ply());
            Cook.Kind kind = kind(position, move, candidate.move());
            int pliesLeft = solution.size() - candidate.ply();
            boolean isBlemish =
                    kind != Cook.Kind.COOK && solveWithout(position, pliesLeft, others) instanceof MateResult.Mate;
            Cook.Kind other = isMoveOrder(problem, solution, candidate.ply(), mate.line())
                    ? Cook.Kind.MOVE_ORDER
                    : Cook.Kind.COOK;
            cooks.add(new Cook(candidate.ply(), isBlemish ? kind : other, mate.line()));
        }
    }

    /** Whether another line comes to a position of the solution in which the attacker is to move. */
    static boolean isMoveOrder(Position problem, Line solution, int ply, Line other) {
        Set<Long> keys = keys(problem, solution).skip(ply / 2 + 1).collect(Collectors.toSet());
        Position position = problem.copy();
        solution.codes().limit(ply).forEach(position::doMove);
        return keys(position, other).skip(1).anyMatch(keys::contains);
    }

    /** The keys of the positions of a line in which the attacker is to move. */
    private static Stream<Long> keys(Position start, Line line) {
        Position position = start.copy();
        Stream.Builder<Long> keys = Stream.builder();
        for (int ply = 0; ply < line.size(); ply++) {
            if (ply % 2 == 0) {
                keys.add(position.key());
            }
            position.doMove(line.code(ply));
        }
        return keys.build();
    }

    /** The kind of the other move if its mate is not longer than the solution. */
    private static Cook.Kind kind(Position position, int move, int other) {
        if ((move ^ other) == Move.PROMOTION) {
            return Cook.Kind.PROMOTION;
        }
        return isSameLine(position, move, other) ? Cook.Kind.DISTANCE : Cook.Kind.COOK;
    }

    private static boolean isSameLine(Position position, int move, int other) {
        if (!Move.isDrop(move) || !Move.isDrop(other) || Move.piece(move) != Move.piece(other)) {
            return false;
        }
        int type = Piece.typeCode(Move.piece(move));
        boolean slides = type == LANCE || type == BISHOP || type == ROOK;
        int king = position.king(position.turnOrdinal() ^ 1);
        Bitboard near = Lines.between(king, Move.to(move));
        return slides
                && (near.contains(Move.to(other))
                        || Lines.between(king, Move.to(other)).contains(Move.to(move)));
    }
}
