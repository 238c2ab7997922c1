package sanmai.search.training;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class WinRateModelTest {
    @Test
    void chancesAreALogisticCurve() {
        assertEquals(0.5, WinRateModel.chance(0, 600));
        assertEquals(0.7310586, WinRateModel.chance(600, 600), 1e-7);
        assertEquals(0.2689414, WinRateModel.chance(-300, 300), 1e-7);
        assertEquals(1, WinRateModel.chance(32_000, 600), 1e-9);
        assertEquals(0, WinRateModel.chance(-32_000, 600), 1e-9);
    }

    /** Games whose results are drawn by chance as this scale has it. */
    private static TrainingSet set(double scale, SplittableRandom random) {
        List<TrainingGame> games = new ArrayList<>();
        for (int i = 0; i < 6000; i++) {
            int score = random.nextInt(-2500, 2500);
            games.add(TrainingSetTest.game(score, random.nextDouble() < WinRateModel.chance(score, scale) ? 1 : -1));
        }
        return Games.set(games);
    }

    @Test
    void theScaleOfTheGamesIsFound() {
        SplittableRandom random = new SplittableRandom(Games.SEED);
        for (double scale : new double[] {250, 600, 1200}) {
            double found = WinRateModel.of(set(scale, random));
            assertEquals(scale, found, 0.12 * scale, "seed " + Games.SEED);
            assertEquals(0, found % 10);
        }
    }

    @Test
    void scalesHaveTheirRange() {
        SplittableRandom random = new SplittableRandom(Games.SEED);
        assertEquals(100, WinRateModel.of(set(5, random)));
        double none = WinRateModel.of(set(1e9, random));
        assertTrue(none > 1900 && none <= 2000, none + ", seed " + Games.SEED);
        assertEquals(100, WinRateModel.of(new TrainingSet()));
    }
}
