package sanmai.movegen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static sanmai.core.TypeCode.GOLD;
import static sanmai.core.TypeCode.KNIGHT;
import static sanmai.core.TypeCode.SILVER;

import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.core.Bitboard;
import sanmai.core.Piece;
import sanmai.core.Square;
import sanmai.core.attacks.Attacks;
import sanmai.core.attacks.StepWindow;

/** Steps of whole sets are compared with the steps of their pieces one by one, for random sets and targets. */
class SetwiseStepsTest {
    private static final int ROUNDS = 2000;

    @ParameterizedTest
    @CsvSource({"0, 0", "0, 1", "0, 2", "1, 0", "1, 1", "1, 2"})
    void countsWhatThePiecesStepTo(int color, int w) {
        SplittableRandom random = new SplittableRandom(3 * color + w);
        for (int i = 0; i < ROUNDS; i++) {
            int pieces = random.nextInt() & random.nextInt() & Bitboard.WORD_MASK;
            long to = StepWindow.of(w, word(random), word(random), word(random));
            long from = (long) pieces << StepWindow.shift(w);
            int forward = SetwiseSteps.forward(color, from, to);
            assertEquals(
                    oneByOne(color, GOLD, w, pieces, to),
                    forward + SetwiseSteps.sidewaysAndBack(color, from, to),
                    "golds");
            assertEquals(
                    oneByOne(color, SILVER, w, pieces, to),
                    forward + SetwiseSteps.diagonallyBack(color, from, to),
                    "silvers");
            assertEquals(oneByOne(color, KNIGHT, w, pieces, to), SetwiseSteps.jumps(color, from, to), "knights");
        }
    }

    private static int word(SplittableRandom random) {
        return random.nextInt() & Bitboard.WORD_MASK;
    }

    private static int oneByOne(int color, int type, int w, int pieces, long to) {
        int n = 0;
        for (int rest = pieces; rest != 0; rest &= rest - 1) {
            int from = Square.first(w, rest);
            n += Long.bitCount(Attacks.stepWindow(color << Piece.COLOR_SHIFT | type, from) & to);
        }
        return n;
    }
}
