package sanmai.search.match;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.primitives.Ints;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatchScoreTest {
    private static final long SEED = Long.getLong("test.seed", 20260108);

    private static MatchScore of(int... pairs) {
        return new MatchScore(0, 0, 0, Ints.asList(pairs));
    }

    @Test
    void pairsAddUp() {
        MatchScore score = MatchScore.NONE
                .plus(new GamePair(1, Outcome.WON, Outcome.WON))
                .plus(new GamePair(2, Outcome.WON, Outcome.LOST))
                .plus(new GamePair(3, Outcome.DRAWN, Outcome.DRAWN))
                .plus(new GamePair(4, Outcome.LOST, Outcome.DRAWN))
                .plus(new GamePair(5, Outcome.LOST, Outcome.LOST))
                .plus(new GamePair(6, Outcome.DRAWN, Outcome.WON));
        assertEquals(new MatchScore(4, 4, 4, List.of(1, 1, 2, 1, 1)), score);
        assertEquals(0.5, score.share());
        assertEquals(6, score.playedPairs());
    }

    @Test
    void eloFollowsFromTheShareOfPoints() {
        assertEquals(0, MatchScore.elo(0.5), 1e-9);
        assertEquals(190.8, MatchScore.elo(0.75), 0.1);
        assertEquals(0.75, MatchScore.expectedScore(MatchScore.elo(0.75)), 1e-12);
        assertEquals("+0 =0 -0", MatchScore.NONE.toString());
        // Pairs of two wins 25, a win and a loss 50, two losses 25: the same error as of 100 games that are
        // independent.
        MatchScore even = new MatchScore(100, 0, 100, List.of(25, 0, 50, 0, 25));
        assertEquals("+100 =0 -100  Elo +0 [-48, +48]", even.toString());
        MatchScore all = MatchScore.NONE.plus(new GamePair(1, Outcome.WON, Outcome.WON));
        assertEquals("+2 =0 -0  Elo +inf [-inf, +inf]", all.toString());
        MatchScore none = MatchScore.NONE.plus(new GamePair(1, Outcome.LOST, Outcome.LOST));
        assertEquals("+0 =0 -2  Elo -inf [-inf, +inf]", none.toString());
    }

    @Test
    void gamesOfAPairDependOnEachOther() {
        MatchScore shared = new MatchScore(60, 0, 40, List.of(0, 0, 40, 0, 10));
        assertEquals("+60 =0 -40  Elo +70 [+29, +114]", shared.toString());
    }

    /** Equal results tell little about results that are rare. */
    @Test
    void equalPairsHaveAnErrorToo() {
        assertEquals("+1 =0 -1  Elo +0 [-inf, +inf]", new MatchScore(1, 0, 1, List.of(0, 0, 1, 0, 0)).toString());
        assertEquals("+10 =0 -10  Elo +0 [-69, +69]", new MatchScore(10, 0, 10, List.of(0, 0, 10, 0, 0)).toString());
        assertEquals("+20 =0 -0  Elo +inf [+276, +inf]", new MatchScore(20, 0, 0, List.of(0, 0, 0, 0, 10)).toString());
    }

    /** With few pairs too, the interval has the true share about 19 times in 20. */
    @Test
    void theIntervalHasTheTrueShare() {
        SplittableRandom random = new SplittableRandom(SEED);
        double[] chances = {0.02, 0.08, 0.2, 0.2, 0.5};
        double truth = sum(chances, true);
        for (int pairs : new int[] {1, 3, 10, 30}) {
            int within = 0;
            for (int match = 0; match < 2000; match++) {
                int[] found = new int[chances.length];
                for (int pair = 0; pair < pairs; pair++) {
                    found[drawn(random, chances)]++;
                }
                MatchScore score = of(found);
                within += Math.abs(score.share() - truth) <= score.error(score.share()) ? 1 : 0;
            }
            assertTrue(within > 1840, within + " of 2000 after " + pairs + " pairs, seed " + SEED);
        }
    }

    private static int drawn(SplittableRandom random, double[] chances) {
        double left = random.nextDouble();
        int drawn = 0;
        while (drawn < chances.length - 1 && left >= chances[drawn]) {
            left -= chances[drawn++];
        }
        return drawn;
    }

    @ParameterizedTest
    @CsvSource({"0.5", "0.51", "0.3", "0.9"})
    void theLikeliestFrequenciesHaveTheMean(double mean) {
        SplittableRandom random = new SplittableRandom(SEED);
        double[] seen = {0.1, 0.15, 0.4, 0.2, 0.15};
        double[] found = Sprt.maximumLikelihood(seen, mean);
        assertEquals(1, sum(found, false), 1e-9);
        assertEquals(mean, sum(found, true), 1e-9);
        // Other probabilities with the same sum and mean make the observed results less likely.
        for (int trial = 0; trial < 100; trial++) {
            int i = random.nextInt(3);
            double by = (random.nextBoolean() ? 1 : -1) * 0.001;
            double[] other = found.clone();
            other[i] += by;
            other[i + 1] -= 2 * by;
            other[i + 2] += by;
            assertTrue(likelihood(seen, other) < likelihood(seen, found), "seed " + SEED);
        }
        assertArrayEquals(seen, Sprt.maximumLikelihood(seen, sum(seen, true)), 1e-9);
    }

    private static double sum(double[] frequencies, boolean shares) {
        double sum = 0;
        for (int i = 0; i < frequencies.length; i++) {
            sum += frequencies[i] * (shares ? i / 4.0 : 1);
        }
        return sum;
    }

    private static double likelihood(double[] seen, double[] frequencies) {
        double sum = 0;
        for (int i = 0; i < seen.length; i++) {
            sum += seen[i] * Math.log(frequencies[i]);
        }
        return sum;
    }

    /** For small differences the ratio is about that of two normal distributions with the variance that was seen. */
    @Test
    void theRatioIsNearlyThatOfNormalDistributions() {
        MatchScore score = of(180, 220, 800, 260, 240);
        double low = MatchScore.expectedScore(0);
        double high = MatchScore.expectedScore(10);
        double variance = 0;
        for (int i = 0; i < 5; i++) {
            variance += score.pairs().get(i) * Math.pow(i / 4.0 - score.share(), 2) / score.playedPairs();
        }
        double expected = score.playedPairs() * (high - low) * (2 * score.share() - low - high) / (2 * variance);
        assertEquals(expected, new Sprt(0, 10).logLikelihoodRatio(score), 0.03 * Math.abs(expected));
    }

    @Test
    void swappingThePlayersNegatesTheRatio() {
        Sprt sprt = new Sprt(-5, 5);
        assertEquals(0, sprt.logLikelihoodRatio(of(10, 20, 30, 20, 10)), 1e-9);
        assertEquals(sprt.logLikelihoodRatio(of(1, 2, 3, 4, 5)), -sprt.logLikelihoodRatio(of(5, 4, 3, 2, 1)), 1e-9);
        assertTrue(sprt.logLikelihoodRatio(of(1, 2, 3, 4, 5)) > 0);
        assertEquals(0, sprt.logLikelihoodRatio(MatchScore.NONE));
        assertTrue(Double.isFinite(sprt.logLikelihoodRatio(of(0, 0, 0, 0, 100))));
        assertEquals("LLR 0.00 [-2.94, 2.94] undecided", sprt.verdict(MatchScore.NONE));
        assertEquals("Elo 5 accepted", sprt.verdict(of(100, 200, 300, 400, 500)).replaceAll(".*\\] ", ""));
        assertEquals(
                "Elo -5 accepted", sprt.verdict(of(500, 400, 300, 200, 100)).replaceAll(".*\\] ", ""));
        assertFalse(sprt.isDecided(of(10, 20, 30, 21, 10)));
        assertTrue(sprt.isDecided(of(100, 200, 300, 400, 500)));
    }

    @Test
    void theDifferencesOfATestMustDiffer() {
        for (double[] wrong : new double[][] {{5, 5}, {5, 0}, {Double.NaN, 5}, {0, Double.NaN}, {0, 2000}}) {
            assertThrows(IllegalArgumentException.class, () -> new Sprt(wrong[0], wrong[1]));
        }
    }

    /** Simulates matches: a true hypothesis is rejected about once in 20. */
    @Test
    void errorsAreRare() {
        SplittableRandom random = new SplittableRandom(SEED);
        Sprt sprt = new Sprt(0, 40);
        for (double elo : new double[] {0, 40}) {
            int wrong = 0;
            for (int match = 0; match < 200; match++) {
                MatchScore score = MatchScore.NONE;
                while (!sprt.isDecided(score)) {
                    score = score.plus(new GamePair(1, game(random, elo), game(random, elo)));
                }
                wrong += sprt.logLikelihoodRatio(score) > 0 == (elo == 0) ? 1 : 0;
            }
            assertTrue(wrong <= 22, wrong + " of 200 are wrong at " + elo + " Elo, seed " + SEED);
        }
    }

    private static Outcome game(SplittableRandom random, double elo) {
        double chance = random.nextDouble();
        double won = MatchScore.expectedScore(elo) - 0.05;
        return chance < won ? Outcome.WON : chance < won + 0.1 ? Outcome.DRAWN : Outcome.LOST;
    }
}
