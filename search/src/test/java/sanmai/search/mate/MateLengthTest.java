package sanmai.search.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sanmai.notation.Sfen;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Position;

/** Compares what is said about the lengths of mates with {@link LengthOracle}. */
class MateLengthTest {
    private static final int PROBLEMS = Integer.getInteger("sanmai.random.mates", 120);
    private static final int MOST_PLIES = 5;

    @ParameterizedTest
    @EnumSource(MateCounting.class)
    void boundsOfTheLengthAreTrue(MateCounting counting) {
        MateSolver solver = new MateSolver(4, counting, 1, MateEffort.MINIMAL);
        int exact = 0;
        for (int i = 0; i < PROBLEMS; i++) {
            Position position = RandomProblems.positionWithSlider(new SplittableRandom(77_000_001L * i));
            solver.newGame();
            MateResult result = solver.solve(position, Limits.ofNodes(20_000), new SearchControl());
            try {
                int length = new LengthOracle(counting, 20_000).length(position, MOST_PLIES);
                String what = "problem " + i + ", " + Sfen.of(position) + ": " + length + ", " + result;
                compare(length, result, what);
                exact += result instanceof MateResult.Mate mate && mate.length().isExact() && length < LengthOracle.NONE
                        ? 1
                        : 0;
                if (result instanceof MateResult.Mate mate) {
                    assertEquals(
                            Optional.of(true),
                            solver.mates(position, mate.line(), Limits.NONE, new SearchControl()),
                            what);
                    assertTrue(
                            !mate.length().isExact()
                                    || mate.line().size() == mate.length().atMost(),
                            what);
                }
            } catch (LengthOracle.TooMuchException e) {
                continue;
            }
        }
        assertTrue(exact > PROBLEMS / 40, exact + " lengths compared");
    }

    private static void compare(int length, MateResult result, String what) {
        if (result instanceof MateResult.Mate mate) {
            assertTrue(
                    length <= MOST_PLIES
                            ? mate.length().atMost() >= length
                            : mate.length().atMost() > MOST_PLIES,
                    what);
            assertTrue(mate.length().atLeast() <= length, what);
        } else if (result instanceof MateResult.NoMate) {
            assertTrue(length == LengthOracle.NONE, what);
        } else if (result instanceof MateResult.Unsolved unsolved) {
            assertTrue(unsolved.atLeast() <= length, what);
        }
    }
}
