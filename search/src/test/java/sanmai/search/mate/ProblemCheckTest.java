package sanmai.search.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import sanmai.movegen.reference.ReferenceMoves;
import sanmai.notation.Sfen;
import sanmai.notation.UsiMove;
import sanmai.positions.MateCase;
import sanmai.positions.SuiteFormat;
import sanmai.search.mate.CheckedProblem.Cook;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Line;
import sanmai.shogi.Move;
import sanmai.shogi.Position;

/** Compares claims about other solutions with {@link LengthOracle}. */
class ProblemCheckTest {
    private static final Limits LIMITS = Limits.ofNodes(5_000);
    private static final long MAX_MOVES = 10_000;

    private static MateResult.Mate solve(MateSolver solver, Position position) {
        return assertInstanceOf(MateResult.Mate.class, solver.solve(position, LIMITS, new SearchControl()));
    }

    private static CheckedProblem check(String sfen, MateCounting counting) {
        MateSolver solver = new MateSolver(4, counting);
        Position position = Sfen.position(sfen);
        return new ProblemCheck(solver).check(position, solve(solver, position).line(), LIMITS, new SearchControl());
    }

    /** Other ways to mate, as {@code kind ply move}, in the order of the alphabet. */
    private static String cooks(CheckedProblem problem) {
        return problem.cooks().stream()
                .map(cook -> cook.kind() + " " + cook.ply() + " " + Move.usi(cook.move()))
                .sorted()
                .collect(Collectors.joining(", "));
    }

    @ParameterizedTest
    @CsvSource({
        "4k4/9/4P4/9/9/9/9/9/9 b G 1, UNIQUE, ''",
        "4k4/2G3G2/9/5N3/4S4/9/9/9/4L4 b - 1, UNIQUE, 'FINAL_MOVE 0 5e4f, FINAL_MOVE 0 5e6f'",
        "9/9/9/9/9/9/8+l/9/4b3K w - 1, UNIQUE, 'FINAL_MOVE 2 3g2h, PROMOTION 0 5i3g'",
        "7+R1/9/9/8k/8r/9/9/9/9 b B 1, NOT_KNOWN, 'DISTANCE 0 B*3b, FINAL_MOVE 2 2a2c'",
    })
    void otherMovesAreToldApart(String sfen, CheckedProblem.Uniqueness uniqueness, String cooks) {
        CheckedProblem checked = check(sfen, MateCounting.USEFUL);
        assertEquals(cooks, cooks(checked));
        assertEquals(uniqueness, checked.uniqueness());
    }

    @Test
    void aMateThroughTheSamePositionIsADetour() {
        String sfen = "3+R1lknl/9/5ggsp/2pp1p1p1/P2s2p1P/4pKPPL/5PG2/4G4/6+rN1 w 2B2S2NL3P3p 116";
        CheckedProblem checked = check(sfen, MateCounting.ALL);
        assertTrue(cooks(checked).contains("DETOUR 2 P*4d"), cooks(checked));
        assertTrue(cooks(checked).contains("COOK 2 3c4d"), cooks(checked));
    }

    @Test
    void anUnfinishedSearchDoesNotProveUniqueness() {
        String sfen = "4k4/9/9/9/9/9/9/9/4K4 b RB2GS 1";
        MateSolver solver = new MateSolver(4);
        Position position = Sfen.position(sfen);
        Line line = ((MateResult.Mate) solver.solve(position, Limits.NONE, new SearchControl())).line();
        ProblemCheck check = new ProblemCheck(solver);
        solver.newGame();
        CheckedProblem few = check.check(position, line, Limits.ofNodes(10), new SearchControl());
        assertEquals(CheckedProblem.Uniqueness.NOT_KNOWN, few.uniqueness());
        assertEquals(List.of(0, 2), few.unknownPlies().subList(0, 2));
        SearchControl stopped = new SearchControl();
        stopped.stop();
        solver.newGame();
        CheckedProblem none = check.check(position, line, LIMITS, stopped);
        assertEquals(CheckedProblem.Uniqueness.NOT_KNOWN, none.uniqueness());
    }

    /** With so many pieces more moves mate than are looked for. */
    @Test
    void movesThatAreNotLookedForAreNotKnown() {
        CheckedProblem problem = check("8k/9/9/9/9/9/9/9/9 b 2R2B4G4S 1", MateCounting.USEFUL);
        long others = problem.cooks().stream().filter(cook -> cook.ply() == 2).count();
        assertEquals(ProblemCheck.MAX_COOKS, others, cooks(problem));
        assertTrue(problem.unknownPlies().contains(2), problem.unknownPlies().toString());
    }

    @Test
    void aLineThatDoesNotMateIsNoSolution() {
        Position position = Sfen.position("4k4/9/4P4/9/9/9/9/9/9 b G 1");
        ProblemCheck check = new ProblemCheck(new MateSolver(1));
        Line line = Line.of(ReferenceMoves.of(position)[0]);
        assertThrows(IllegalArgumentException.class, () -> check.check(position, line, LIMITS, new SearchControl()));
    }

    /** Every claim about problems of up to five plies, from the suite and from random positions. */
    @ParameterizedTest
    @EnumSource(MateCounting.class)
    void agreesWithBruteForce(MateCounting counting) {
        MateSolver solver = new MateSolver(4, counting);
        LengthOracle oracle = new LengthOracle(counting, MAX_MOVES);
        TreeSet<String> seen = new TreeSet<>();
        int claims = 0;
        for (Position position : problems()) {
            solver.newGame();
            MateResult result = solver.solve(position, LIMITS, new SearchControl());
            if (result instanceof MateResult.Mate mate && mate.line().size() <= 5) {
                CheckedProblem checked =
                        new ProblemCheck(solver).check(position, mate.line(), LIMITS, new SearchControl());
                claims += compare(position, mate, checked, solver, oracle);
                checked.cooks().forEach(cook -> seen.add(cook.kind().toString()));
                seen.add(checked.uniqueness().toString());
            }
        }
        assertTrue(claims > 100, claims + " claims compared");
        assertTrue(seen.containsAll(List.of("COOK", "FINAL_MOVE", "PROMOTION", "UNIQUE", "COOKED")), seen.toString());
    }

    private static List<Position> problems() {
        List<Position> positions = new ArrayList<>();
        List<MateCase> suite = SuiteFormat.MATES.shipped().cases();
        for (int i = 1; i < suite.size(); i += 3) {
            if (suite.get(i).isMate() && suite.get(i).plies() <= 5) {
                positions.add(Sfen.position(suite.get(i).sfen()));
            }
        }
        for (int i = 0; i < 40; i++) {
            SplittableRandom random = new SplittableRandom(20260101 + i);
            positions.add(i % 4 > 0 ? RandomProblems.position(random) : RandomProblems.positionWithSlider(random));
        }
        return positions;
    }

    /** Compares what is said about each check of the attacker on the line; returns the number of checks compared. */
    private static int compare(
            Position problem, MateResult.Mate mate, CheckedProblem checked, MateSolver solver, LengthOracle oracle) {
        Position position = problem.copy();
        int compared = 0;
        for (int ply = 0; ply < mate.line().size(); ply++) {
            int move = mate.line().code(ply);
            if (ply % 2 == 0 && !checked.unknownPlies().contains(ply)) {
                for (int other : ReferenceMoves.of(position)) {
                    compared += other != move && compare(position, ply, other, mate, checked, solver, oracle) ? 1 : 0;
                }
            }
            position.doMove(move);
        }
        return compared;
    }

    private static boolean compare(
            Position position,
            int ply,
            int other,
            MateResult.Mate mate,
            CheckedProblem checked,
            MateSolver solver,
            LengthOracle oracle) {
        List<Cook> found = checked.cooks().stream()
                .filter(cook -> cook.ply() == ply && cook.move() == other)
                .toList();
        long inAll = checked.cooks().stream().filter(cook -> cook.ply() == ply).count();
        boolean isLast = ply == mate.line().size() - 1;
        String what = Sfen.of(position) + " " + Move.usi(other) + " of " + mate + ": " + found;
        assertTrue(found.size() <= 1, what);
        boolean mates;
        try {
            mates = oracle.matesBy(other, position, isLast ? 1 : 3);
        } catch (LengthOracle.TooMuchException e) {
            return false;
        }
        if (found.isEmpty()) {
            assertTrue(!mates || inAll >= ProblemCheck.MAX_COOKS, what);
            return true;
        }
        Cook cook = found.get(0);
        assertEquals(Optional.of(true), solver.mates(position, cook.line(), Limits.NONE, new SearchControl()), what);
        assertEquals(isLast, cook.kind() == Cook.Kind.FINAL_MOVE, what);
        assertFalse(cook.kind() == Cook.Kind.DETOUR && mates, what);
        assertTrue(
                cook.line().size() > 3 || cook.kind() == Cook.Kind.DETOUR || mates || isLonger(position, cook, solver),
                what);
        return true;
    }

    /** The line of a cook is a mate against one defence only; whether another one lasts longer than three plies. */
    private static boolean isLonger(Position position, Cook cook, MateSolver solver) {
        position.doMove(cook.move());
        boolean longer = false;
        for (int evasion : ReferenceMoves.of(position)) {
            position.doMove(evasion);
            MateResult after = solver.solve(position, LIMITS, new SearchControl());
            position.undoMove();
            assertInstanceOf(MateResult.Mate.class, after);
            longer |= ((MateResult.Mate) after).line().size() > 1;
        }
        position.undoMove();
        return longer;
    }

    private static Line line(Position start, String... moves) {
        return UsiMove.parseLine(List.of(moves), start);
    }

    @Test
    void theSameMovesInAnotherOrderAreToldApart() {
        Position problem = Sfen.position("4k4/9/9/9/9/9/P7P/9/4K4 b - 1");
        Line solution = line(problem, "9g9f", "5a5b", "1g1f", "5b5a", "5i5h");
        Line other = line(problem, "1g1f", "5a5b", "9g9f", "5b5a", "5i5h");
        assertTrue(ProblemCheck.isMoveOrder(problem, solution, 0, other));
        assertFalse(
                ProblemCheck.isMoveOrder(problem, solution, 0, line(problem, "1g1f", "5a5b", "1f1e", "5b5a", "5i5h")));
    }
}
