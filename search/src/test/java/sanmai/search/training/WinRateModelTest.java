package sanmai.search.training;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class WinRateModelTest {
    @Test
    void theWinRateIsALogisticFunction() {
        assertEquals(0.5, WinRateModel.winRate(0, 600));
        assertEquals(0.7310586, WinRateModel.winRate(600, 600), 1e-7);
        assertEquals(0.2689414, WinRateModel.winRate(-300, 300), 1e-7);
        assertEquals(1, WinRateModel.winRate(32_000, 600), 1e-9);
        assertEquals(0, WinRateModel.winRate(-32_000, 600), 1e-9);
    }

    /** Random results, by the win rates of this scale. */
    private static ScoreTable table(double scale, SplittableRandom random) {
        ScoreTable table = new ScoreTable();
        for (int i = 0; i < 6000; i++) {
            int score = random.nextInt(-2500, 2500);
            table.add(score, random.nextDouble() < WinRateModel.winRate(score, scale) ? 1 : -1);
        }
        return table;
    }

    @Test
    void theScaleOfTheGamesIsFitted() {
        SplittableRandom random = new SplittableRandom(Games.SEED);
        for (double scale : new double[] {250, 600, 1200}) {
            double found = WinRateModel.fit(table(scale, random));
            assertEquals(scale, found, 0.12 * scale, "seed " + Games.SEED);
            assertEquals(0, found % 10);
        }
    }

    @Test
    void theScaleStaysInItsRange() {
        SplittableRandom random = new SplittableRandom(Games.SEED);
        assertEquals(100, WinRateModel.fit(table(5, random)));
        double none = WinRateModel.fit(table(1e9, random));
        assertTrue(none > 1900 && none <= 2000, none + ", seed " + Games.SEED);
        assertEquals(100, WinRateModel.fit(new ScoreTable()));
    }
}
