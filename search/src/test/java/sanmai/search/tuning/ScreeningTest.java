package sanmai.search.tuning;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sanmai.search.alphabeta.Feature;
import sanmai.search.alphabeta.Features;
import sanmai.search.alphabeta.SearchParameter;
import sanmai.search.match.GamePair;
import sanmai.search.match.Outcome;

class ScreeningTest {
    private static final Factor REDUCTIONS = new Factor.Value(SearchParameter.LMR_BASE, 500);
    private static final Factor MARGIN = new Factor.Value(SearchParameter.RAZORING_MARGIN, 200);
    private static final Factor RAZORING = new Factor.Presence(Feature.RAZORING);

    private static List<Factor> factors(int count) {
        return Arrays.stream(Feature.values())
                .limit(count)
                .<Factor>map(Factor.Presence::new)
                .toList();
    }

    /** Every factor is high in half of the pairs, and every two factors agree in half of the pairs. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 7, 8, 20})
    void aBlockIsBalanced(int count) {
        Screening screening = new Screening(factors(count), 5);
        int block = screening.block();
        assertTrue(Integer.bitCount(block) == 1 && block > count && block <= 2 * count, block + "");
        for (int first : new int[] {1, 1 + 3 * block}) {
            for (int i = 0; i < count; i++) {
                for (int j = 0; j <= i; j++) {
                    int high = 0;
                    int alike = 0;
                    for (int pair = first; pair < first + block; pair++) {
                        boolean[] levels = screening.levels(pair);
                        high += levels[i] ? 1 : 0;
                        alike += levels[i] == levels[j] ? 1 : 0;
                    }
                    assertEquals(block / 2, high);
                    assertEquals(i == j ? block : block / 2, alike);
                }
            }
        }
    }

    @Test
    void theSeedDecidesTheDesign() {
        assertArrayEquals(new Screening(factors(20), 1).levels(40), new Screening(factors(20), 1).levels(40));
        assertFalse(Arrays.equals(new Screening(factors(20), 1).levels(40), new Screening(factors(20), 2).levels(40)));
        Screening one = new Screening(factors(20), 1);
        assertFalse(Arrays.equals(one.levels(3), one.levels(3 + one.block())), "each block has a design of its own");
        assertThrows(IllegalArgumentException.class, () -> new Screening(List.of(), 1));
    }

    @Test
    void thePlayersDifferInEveryFactor() {
        Screening screening = new Screening(List.of(REDUCTIONS, RAZORING, MARGIN), 3);
        for (int pair = 1; pair <= 2 * screening.block(); pair++) {
            boolean[] levels = screening.levels(pair);
            for (boolean first : new boolean[] {true, false}) {
                Features features = screening.features(pair, first);
                assertEquals(levels[0] == first ? 500 : SearchParameter.LMR_BASE.value, base(features));
                assertEquals(levels[1] == first, features.set().contains(Feature.RAZORING));
                assertEquals(
                        levels[2] == first ? 200 : SearchParameter.RAZORING_MARGIN.value,
                        features.parameters().get(SearchParameter.RAZORING_MARGIN));
                assertEquals(
                        Feature.values().length - (levels[1] == first ? 0 : 1),
                        features.set().size());
            }
            assertNotEquals(base(screening.features(pair, true)), base(screening.features(pair, false)));
        }
    }

    private static int base(Features features) {
        return features.parameters().get(SearchParameter.LMR_BASE);
    }

    /** Two factors with known effects of opposite sign and one without effect are measured within their error. */
    @Test
    void knownEffectsAreMeasured() {
        double[] worth = {60, -40, 0};
        Screening screening = new Screening(List.of(REDUCTIONS, RAZORING, MARGIN), 7);
        FactorEffects effects = new FactorEffects(screening);
        SplittableRandom random = new SplittableRandom(7);
        int pairs = 4096;
        for (int pair = 1; pair <= pairs; pair++) {
            boolean[] levels = screening.levels(pair);
            double difference = 0;
            for (int i = 0; i < worth.length; i++) {
                difference += levels[i] ? worth[i] : -worth[i];
            }
            double share = 1 / (1 + Math.pow(10, -difference / 400));
            effects.add(new GamePair(pair, game(random, share), game(random, share)));
        }
        assertEquals(pairs, effects.pairs());
        // A game has a variance of about 1/4 of a point, a pair's mean half of that.
        assertEquals(1.96 * 1600 / Math.log(10) * Math.sqrt(0.125 / pairs), effects.error(), 0.4);
        for (int i = 0; i < worth.length; i++) {
            assertEquals(worth[i], effects.elo(i), 1.3 * effects.error(), "factor " + i);
        }
    }

    private static Outcome game(SplittableRandom random, double share) {
        return random.nextDouble() < share ? Outcome.WON : Outcome.LOST;
    }
}
