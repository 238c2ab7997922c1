package sanmai.search.tuning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import sanmai.search.alphabeta.SearchParameter;
import sanmai.search.alphabeta.SearchParameters;

class SpsaTest {
    private static final List<SearchParameter> SOME =
            List.of(SearchParameter.RAZORING_MARGIN, SearchParameter.NULL_MOVE_REDUCTION, SearchParameter.SEE_QUIET);

    /** The sum of the squared distances from the goals, in parts of the ranges. */
    private static double distance(SearchParameters values, double[] goals) {
        double sum = 0;
        for (int i = 0; i < goals.length; i++) {
            SearchParameter parameter = SOME.get(i);
            double share = (double) (values.get(parameter) - parameter.min) / (parameter.max - parameter.min);
            sum += (share - goals[i]) * (share - goals[i]);
        }
        return sum;
    }

    /** In 40 games the player nearer to the goals wins more; the greater its lead, the more games. */
    private static Spsa run(int iterations, long seed, double[] goals) {
        Spsa spsa = new Spsa(SOME, iterations, Spsa.USUAL_RATE, seed);
        while (spsa.hasNext()) {
            double nearer = distance(spsa.minus(), goals) - distance(spsa.plus(), goals);
            spsa.learn((int) Math.round(40 * Math.tanh(4 * nearer)));
        }
        return spsa;
    }

    @Test
    void noSeedHasTheOpeningsOfAnotherOne() {
        Set<Long> openings = new HashSet<>();
        for (int seed = 1; seed <= 20; seed++) {
            for (int iteration = 1; iteration <= 20; iteration++) {
                assertTrue(openings.add(TuningRun.openings(seed, iteration)), seed + " " + iteration);
            }
        }
    }

    @Test
    void theValuesConvergeToTheBest() {
        double[] goals = {0.9, 0.4, 0.2};
        Spsa spsa = run(3000, 1, goals);
        for (int i = 0; i < goals.length; i++) {
            SearchParameter parameter = SOME.get(i);
            double share = (spsa.value(i) - parameter.min) / (parameter.max - parameter.min);
            assertEquals(goals[i], share, 0.1, parameter.name());
        }
    }

    @Test
    void valuesStayInTheirRanges() {
        Spsa spsa = new Spsa(SOME, 1000, Spsa.USUAL_RATE, 2);
        int[] wanted = {1, -1, 1};
        while (spsa.hasNext()) {
            int wins = 0;
            for (int i = 0; i < wanted.length; i++) {
                wins += wanted[i]
                        * Integer.signum(
                                spsa.plus().get(SOME.get(i)) - spsa.minus().get(SOME.get(i)));
            }
            spsa.learn(20 * wins);
        }
        assertEquals(SearchParameter.RAZORING_MARGIN.max, spsa.value(0), 10);
        assertEquals(SearchParameter.NULL_MOVE_REDUCTION.min, spsa.value(1), 0.1);
        assertEquals(SearchParameter.SEE_QUIET.max, spsa.value(2), 5);
    }

    @Test
    void bothPlayersDifferInEveryParameter() {
        Spsa spsa = new Spsa(SOME, 50, Spsa.USUAL_RATE, 3);
        while (spsa.hasNext()) {
            for (SearchParameter parameter : SOME) {
                assertNotEquals(spsa.plus().get(parameter), spsa.minus().get(parameter), parameter.name());
            }
            spsa.learn(0);
        }
    }

    @Test
    void theValuesFollowTheWinner() {
        Spsa spsa = new Spsa(SOME, 10, Spsa.USUAL_RATE, 4);
        int up = spsa.plus().get(SOME.get(0)) - spsa.minus().get(SOME.get(0));
        double before = spsa.value(0);
        spsa.learn(3);
        assertTrue((spsa.value(0) - before) * up > 0);
        assertEquals(2, spsa.iteration());
    }

    @Test
    void aGreaterRateMovesTheValuesFurther() {
        double[] moved = new double[2];
        for (int i = 0; i < 2; i++) {
            Spsa spsa = new Spsa(SOME, 10, i == 0 ? 0.002 : 0.004, 4);
            double before = spsa.value(0);
            spsa.learn(1);
            moved[i] = spsa.value(0) - before;
        }
        assertEquals(2 * moved[0], moved[1], 1e-9);
    }

    @Test
    void theSeedDecidesTheMoves() {
        double[] goals = {0.5, 0.5, 0.5};
        assertEquals(run(20, 5, goals).value(0), run(20, 5, goals).value(0));
        assertNotEquals(run(20, 5, goals).value(0), run(20, 6, goals).value(0));
    }
}
