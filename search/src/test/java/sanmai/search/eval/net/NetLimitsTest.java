package sanmai.search.eval.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class NetLimitsTest {
    /** For each array of weights, one of its rows. */
    private static final Map<String, Function<Net.Weights, int[]>> ROWS = Map.of(
            "feature weights", weights -> weights.featureWeights()[0][7],
            "biases", Net.Weights::biases,
            "output weights", weights -> weights.outputWeights()[3],
            "piece-square values", Net.Weights::pieceSquare,
            "king-relative values", Net.Weights::kingRelative,
            "mobility", weights -> weights.mobility()[2],
            "tempo", Net.Weights::tempo);

    private static final Map<String, Integer> LIMITS = Map.of(
            "feature weights", Net.MAX_FEATURE_WEIGHT,
            "biases", Net.MAX_BIAS,
            "output weights", Net.MAX_OUTPUT_WEIGHT);

    private static Net.Weights zeros() {
        return new Net.Weights(
                new int[1][NetFeatures.COUNT][Net.NEURONS_STEP],
                new int[Net.NEURONS_STEP],
                new int[OutputBucket.COUNT][2 * Net.NEURONS_STEP],
                new int[NetFeatures.COUNT],
                new int[NetFeatures.KING_RELATIVE_COUNT],
                new int[OutputBucket.COUNT][SliderMobility.WEIGHTS],
                new int[OutputBucket.COUNT]);
    }

    @TestFactory
    Stream<DynamicTest> weightsBeyondTheirLimitsAreRefused() {
        return ROWS.keySet().stream()
                .map(name -> DynamicTest.dynamicTest(name, () -> {
                    int limit = LIMITS.getOrDefault(name, Net.MAX_VALUE);
                    for (int sign = -1; sign <= 1; sign += 2) {
                        Net.Weights weights = zeros();
                        int[] row = ROWS.get(name).apply(weights);
                        row[1] = sign * limit;
                        assertEquals(row[1], ROWS.get(name).apply(new Net(weights).weights())[1]);
                        row[1] += sign;
                        assertThrows(IllegalArgumentException.class, () -> new Net(weights));
                    }
                }));
    }
}
