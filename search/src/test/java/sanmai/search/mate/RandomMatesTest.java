package sanmai.search.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import sanmai.search.Limits;
import sanmai.search.SearchControl;
import sanmai.shogi.Position;
import sanmai.shogi.notation.Sfen;

/** Compares the solver with brute force on random problems. */
class RandomMatesTest {
    private static final long SEED = Long.getLong("test.seed", 20260101);
    private static final int PROBLEMS = Integer.getInteger("sanmai.random.mates", 300);
    private static final long NODES = 30_000;

    /** The most moves that brute force makes for a problem. */
    private static final long BRUTE_MOVES = 100_000;

    private static Position problem(int number) {
        return RandomProblems.position(new SplittableRandom(SEED * 1_000_003 + number));
    }

    @Test
    void agreesWithBruteForceOnMatesOfFivePlies() {
        int mates = 0;
        int none = 0;
        MateSolver solver = new MateSolver(4);
        for (int i = 0; i < PROBLEMS; i++) {
            Position position = problem(i);
            String sfen = Sfen.of(position);
            solver.newGame();
            MateResult result = solver.solve(position, Limits.ofNodes(NODES), new SearchControl());
            int brute = new BruteForce(BRUTE_MOVES, false).shortestMate(position, 5);
            compare(position, result, brute, "problem " + i + " of seed " + SEED + ", " + sfen + ": " + result);
            mates += result instanceof MateResult.Mate ? 1 : 0;
            none += result instanceof MateResult.NoMate ? 1 : 0;
            assertEquals(sfen, Sfen.of(position), "the position afterwards");
        }
        assertTrue(mates >= PROBLEMS / 40 && none >= PROBLEMS / 3, mates + " mates and " + none + " without");
    }

    @Test
    void agreesWithTheReferenceGenerator() {
        MateSolver solver = new MateSolver(4);
        for (int i = 0; i < PROBLEMS / 5; i++) {
            Position position = problem(i);
            MateResult result = solver.solve(position, Limits.ofNodes(NODES), new SearchControl());
            int brute = new BruteForce(2_000, true).shortestMate(position, 3);
            String what = "problem " + i + " of seed " + SEED + ", " + Sfen.of(position) + ": " + result;
            if (brute != BruteForce.TOO_MUCH && (brute > 0 || Math.min(length(result), 5) <= 3)) {
                assertEquals(brute, length(result), what);
            }
        }
    }

    /** A table that is much too small, and full of other problems: it may make the solver slow, but not wrong. */
    @Test
    void aTinyTableMakesNoMistakes() {
        MateTable table = new MateTable(20_000);
        PathTable pathTable = new PathTable(1_000);
        ProofSearch search = new ProofSearch(table, pathTable);
        int decided = 0;
        for (int i = 0; i < PROBLEMS; i++) {
            Position position = problem(i);
            search.begin(new SearchControl());
            int within = ProofSearch.MAX_PLIES - 1;
            boolean mate = search.prove(position, Keys.of(position), within, NODES);
            if (search.isBrokenOff()) {
                continue;
            }
            decided++;
            int brute = new BruteForce(BRUTE_MOVES, false).shortestMate(position, 5);
            String what = "problem " + i + " of seed " + SEED + ", " + Sfen.of(position);
            if (mate && search.plies() <= 5) {
                assertTrue(brute == BruteForce.TOO_MUCH || brute > 0 && brute <= search.plies(), what);
            } else if (!mate) {
                assertTrue(brute <= 0, what + ": there is a mate of " + brute);
            }
        }
        assertTrue(decided > PROBLEMS / 2, decided + " decided");
    }

    private static int length(MateResult result) {
        return result instanceof MateResult.Mate mate ? mate.line().length() : 0;
    }

    private static void compare(Position position, MateResult result, int brute, String what) {
        if (result instanceof MateResult.Mate mate) {
            int plies = mate.line().length();
            assertTrue(LineCheck.mates(position, mate.line()), what);
            assertTrue(brute == BruteForce.TOO_MUCH || brute > 0 || plies > 5, "no such mate: " + what);
            assertTrue(plies >= brute, "shorter than " + brute + ": " + what);
            if (mate.isShortest() && brute > 0) {
                assertEquals(brute, plies, what);
            }
        } else if (result instanceof MateResult.NoMate) {
            assertTrue(brute <= 0, "there is a mate of " + brute + ": " + what);
        }
    }
}
