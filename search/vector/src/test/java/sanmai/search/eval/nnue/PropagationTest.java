package sanmai.search.eval.nnue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every way through the layers gives what the formula says, also for the greatest weights. */
class PropagationTest {
    private static final int[] FIRST_OUTPUTS = {1, 5, 8, 16, 32, 96};
    private static final int[] SECOND_OUTPUTS = {1, 8, 32, 33, 64};

    private final SplittableRandom random = new SplittableRandom(20_261_122);

    /** Weights of all values, or all the greatest or least, and biases that make activations between 0 and 127 likely. */
    private AffineTransform layer(int inputs, int outputs) {
        int kind = random.nextInt(4);
        int most = kind == 0 ? 400_000 : 1 << random.nextInt(6, 15);
        int[] biases = random.ints(outputs, -most, most + 1).toArray();
        int[][] weights = Stream.generate(() -> random.ints(outputs, -128, 128)
                        .map(weight -> kind < 2 ? weight : kind == 2 ? -128 : 127)
                        .toArray())
                .limit(inputs)
                .toArray(int[][]::new);
        return new AffineTransform(biases, weights);
    }

    private Network network(int width) {
        int hidden1 = FIRST_OUTPUTS[random.nextInt(FIRST_OUTPUTS.length)];
        int hidden2 = SECOND_OUTPUTS[random.nextInt(SECOND_OUTPUTS.length)];
        FeatureTransformer transformer =
                new FeatureTransformer(NnueFeatures.K_P, new short[width], new short[0][width]);
        return new Network(transformer, layer(2 * width, hidden1), layer(hidden1, hidden2), layer(hidden2, 1));
    }

    /** All values of 16 bits, few or many of them beyond both clamps. */
    private short[] accumulator(int width) {
        int most = new int[] {1, 200, 1000, 32_767}[random.nextInt(4)];
        int least = random.nextBoolean() ? 0 : -most - 1;
        short[] sums = new short[width];
        for (int i = 0; i < width; i++) {
            sums[i] = (short) random.nextInt(least, most + 1);
        }
        return sums;
    }

    private static int[] outputs(AffineTransform layer, int[] x) {
        int[] y = layer.biases().clone();
        for (int o = 0; o < y.length; o++) {
            for (int i = 0; i < x.length; i++) {
                y[o] += layer.weights()[i][o] * Math.max(0, Math.min(x[i], 127));
            }
        }
        return y;
    }

    private static int[] divided(int[] y) {
        for (int o = 0; o < y.length; o++) {
            y[o] >>= 6;
        }
        return y;
    }

    private static int byFormula(Network network, short[] us, short[] them) {
        int[] x = new int[us.length + them.length];
        for (int i = 0; i < x.length; i++) {
            x[i] = i < us.length ? us[i] : them[i - us.length];
        }
        int[] y = outputs(network.layer2(), divided(outputs(network.layer1(), x)));
        return outputs(network.output(), divided(y))[0];
    }

    private void compare(int width, Function<Network, Propagation> maker) {
        Set<Integer> different = new HashSet<>();
        for (int round = 0; round < 200; round++) {
            Network network = network(width);
            Propagation propagation = maker.apply(network);
            for (int i = 0; i < 3; i++) {
                short[] us = accumulator(width);
                short[] them = accumulator(width);
                int expected = byFormula(network, us, them);
                assertEquals(expected, propagation.output(us, them), network.architecture() + ", round " + round);
                different.add(expected);
            }
        }
        assertTrue(different.size() > 100, "most networks look at the position: " + different.size());
    }

    @ParameterizedTest
    @ValueSource(ints = {32, 64, 256, 1024})
    void plainLoopsGiveWhatTheFormulaSays(int width) {
        compare(width, PlainPropagation::new);
    }

    /** The tests of this module start Java with the incubator module. */
    @ParameterizedTest
    @ValueSource(ints = {32, 64, 96, 256, 1024})
    void vectorsGiveWhatTheFormulaSays(int width) {
        compare(width, network -> {
            Propagation made = Propagations.of(network);
            assertEquals("VectorPropagation", made.getClass().getSimpleName());
            return made;
        });
    }

    @Test
    void whoDescribesANetworkNamesTheVectorApi() {
        assertEquals(Optional.of("Vector API"), Propagations.name());
    }
}
