package sanmai.search.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import sanmai.notation.Sfen;
import sanmai.positions.MateCase;
import sanmai.positions.SuiteFormat;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.search.time.TimeBudget;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;

/** The shipped suite: the solver must solve all problems, and brute force must agree as far as it reaches. */
class ShippedMatesTest {
    private static final List<MateCase> CASES = SuiteFormat.MATES.shipped().cases();

    /** The greatest depth of brute force in plies; 7 takes minutes. */
    private static final int BRUTE_PLIES = Integer.getInteger("sanmai.mates.brutePlies", 5);

    private static final long BRUTE_MOVES = BRUTE_PLIES > 5 ? 30_000_000 : 300_000;
    private static final long NODES = 4_000_000;

    @Test
    void everyProblemIsSolved() {
        MateSolver solver = new MateSolver(32);
        SearchControl firstMate = new SearchControl();
        firstMate.grant(new TimeBudget(0, Long.MAX_VALUE));
        for (MateCase problem : CASES) {
            Position position = Sfen.position(problem.sfen());
            solver.newGame();
            MateResult result = solver.solve(position, Limits.ofNodes(NODES), firstMate);
            String what = problem + " " + problem.sfen() + ": " + result;
            if (problem.isMate()) {
                MateResult.Mate mate = assertInstanceOf(MateResult.Mate.class, result, what);
                assertTrue(MateLineCheck.mates(position, mate.line()), what);
                assertTrue(mate.length().atMost() >= problem.plies(), what);
            } else {
                assertInstanceOf(MateResult.NoMate.class, result, what);
            }
        }
    }

    @Test
    void theTwinOfAProblemHasTheSameAnswer() {
        MateSolver solver = new MateSolver(32);
        for (MateCase problem : CASES) {
            if (problem.isMate() && problem.plies() <= 5) {
                Position twin = PositionSetup.of(Sfen.position(problem.sfen()))
                        .rotated180()
                        .toPosition();
                MateResult result = solver.solve(twin, Limits.ofNodes(NODES), new SearchControl());
                MateResult.Mate mate = assertInstanceOf(MateResult.Mate.class, result, problem + " turned");
                assertTrue(mate.line().size() >= problem.plies(), problem + " turned: " + result);
                assertTrue(!mate.isShortest() || mate.line().size() == problem.plies(), problem + ": " + result);
            }
        }
    }

    @Test
    void bruteForceAgrees() {
        int checked = 0;
        for (MateCase problem : CASES) {
            Position position = Sfen.position(problem.sfen());
            int brute = new BruteForce(BRUTE_MOVES, false).shortestMate(position, BRUTE_PLIES);
            if (brute != BruteForce.TOO_MUCH) {
                int expected = problem.plies() > BRUTE_PLIES ? BruteForce.NONE : problem.plies();
                assertEquals(expected, brute, problem + " " + problem.sfen());
                checked++;
            }
        }
        assertTrue(checked > CASES.size() / 2, checked + " of " + CASES.size() + " checked");
    }

    @Test
    void themesOfRefusalAndDropPawnMateAreTrue() {
        for (MateCase problem : CASES) {
            Position position = Sfen.position(problem.sfen());
            if (problem.themes().contains("promotion-refused")) {
                int plies = shortest(position, problem.plies(), BruteForce.Rules.PROMOTIONS);
                assertTrue(plies != problem.plies(), problem + " needs no refusal");
            }
            if (problem.themes().contains("drop-pawn-mate")) {
                assertTrue(shortest(position, 5, BruteForce.Rules.PAWN_MATES) > 0, problem + " has no pawn mate");
            }
        }
    }

    private static int shortest(Position position, int plies, BruteForce.Rules rules) {
        return new BruteForce(1_000_000, false, rules).shortestMate(position, plies);
    }
}
