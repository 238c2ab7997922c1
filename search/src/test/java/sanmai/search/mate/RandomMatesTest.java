package sanmai.search.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import sanmai.core.Color;
import sanmai.core.PieceType;
import sanmai.core.Square;
import sanmai.notation.Sfen;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Hand;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;

/** Compares the solver with brute force on random problems. */
class RandomMatesTest {
    private static final long SEED = Long.getLong("test.seed", 20260101);
    private static final int PROBLEMS = Integer.getInteger("sanmai.random.mates", 120);
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

    /**
     * The same board with pieces given from one hand to the other, all put to one solver that forgets nothing: what it
     * remembers for one pair of hands must not be used for another.
     */
    @Test
    void entriesForOtherHandsGiveNoWrongAnswer() {
        for (int i = 0; i < PROBLEMS; i++) {
            MateSolver solver = new MateSolver(1);
            for (Position position : withHandsExchanged(problem(i))) {
                MateResult result = solver.solve(position, Limits.ofNodes(NODES / 10), new SearchControl());
                int brute = new BruteForce(BRUTE_MOVES / 10, false).shortestMate(position, 5);
                String what = "problem " + i + " of seed " + SEED + ", " + Sfen.of(position) + ": " + result;
                compare(position, result, brute, what);
                boolean isLineLost = result instanceof MateResult.Unsolved && result.nodes() < NODES / 10;
                assertFalse(isLineLost, "a proof without a line: " + what);
            }
        }
    }

    /** The position, then those with a kind of piece given from either hand to the other, then the position again. */
    private static List<Position> withHandsExchanged(Position position) {
        List<Position> positions = new ArrayList<>(List.of(position));
        PositionSetup setup = PositionSetup.of(position);
        for (Color from : Color.values()) {
            for (PieceType type : Hand.KINDS) {
                int count = setup.inHand(from, type);
                if (count > 0) {
                    positions.add(exchanged(position, from, type, count).toPosition());
                }
            }
        }
        positions.add(position);
        return positions;
    }

    private static PositionSetup exchanged(Position position, Color from, PieceType type, int count) {
        PositionSetup setup = PositionSetup.of(position);
        PositionSetup.Builder builder = PositionSetup.builder().turn(setup.turn());
        for (int square = 0; square < Square.COUNT; square++) {
            builder.piece(square, setup.pieceAt(square));
        }
        for (Color color : Color.values()) {
            for (PieceType kind : Hand.KINDS) {
                int change = kind != type ? 0 : color == from ? -count : count;
                builder.hand(color, kind, setup.inHand(color, kind) + change);
            }
        }
        return builder.build();
    }

    /** A table that is much too small, and full of other problems: it may make the solver slow, but not wrong. */
    @Test
    void aTinyTableGivesNoWrongAnswer() {
        MateTables tables = new MateTables(new MateTable(20_000), new RepetitionTable(1_000));
        NodeBudget budget = new NodeBudget();
        DfpnSearch search = new DfpnSearch(tables, budget, new UselessInterpositions(MateCounting.ALL), null);
        int decided = 0;
        for (int i = 0; i < PROBLEMS; i++) {
            Position position = problem(i);
            budget.start(new SearchControl());
            int within = MateQuestion.MOST_PLIES;
            boolean mate = search.prove(MateQuestion.mates(position, within), NODES);
            if (budget.isExhausted()) {
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
        return result instanceof MateResult.Mate mate ? mate.line().size() : 0;
    }

    private static void compare(Position position, MateResult result, int brute, String what) {
        if (result instanceof MateResult.Mate mate) {
            int plies = mate.line().size();
            assertTrue(MateLineCheck.mates(position, mate.line()), what);
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
