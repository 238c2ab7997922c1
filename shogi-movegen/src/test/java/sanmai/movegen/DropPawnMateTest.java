package sanmai.movegen;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static sanmai.core.TypeCode.PAWN;

import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import sanmai.core.Square;
import sanmai.notation.Sfen;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.shogi.PositionSetup;
import sanmai.shogi.SetupProblem;
import sanmai.testing.CornerSetups;
import sanmai.testing.GeneratorProperties;

/** The rule on mates by dropped pawns where it matters: in front of kings that can hardly move. */
class DropPawnMateTest {
    private static final long SEED = 1_000_000L;
    private static final int SETUPS = 60_000;

    @Test
    void generatorsAgreeWithTheReferenceAroundKingsThatCanHardlyMove() {
        GeneratorProperties generators = new GeneratorProperties();
        int played = 0;
        int mates = 0;
        for (long seed = SEED; seed < SEED + SETUPS; seed++) {
            PositionSetup setup = CornerSetups.setup(new SplittableRandom(seed));
            if (setup.problems().stream().allMatch(problem -> problem.reason().isHarmless())) {
                Position position = setup.toPosition(SetupProblem.Reason.HARMLESS);
                try {
                    generators.check(position);
                } catch (AssertionError e) {
                    throw new AssertionError("seed " + seed + ", " + Sfen.of(setup) + ": " + e.getMessage(), e);
                }
                played++;
                mates += forbidden(position) ? 1 : 0;
            }
        }
        assertTrue(played > SETUPS / 20, "only " + played + " positions");
        assertTrue(mates > played / 50, "only " + mates + " of " + played + " positions forbid a pawn drop");
        assertTrue(mates < played / 2, mates + " of " + played + " positions forbid a pawn drop");
    }

    /** Whether the rule, and nothing else, forbids the drop in front of the other king. */
    private static boolean forbidden(Position position) {
        int us = position.turnOrdinal();
        int square = position.king(us ^ 1) + (us == 0 ? 9 : -9);
        if (square < 0 || square >= Square.COUNT) {
            return false;
        }
        int drop = Move.dropCode(us << 4 | PAWN, square);
        return Legality.problem(position, drop).equals(Optional.of(IllegalMove.DROP_PAWN_MATE));
    }
}
