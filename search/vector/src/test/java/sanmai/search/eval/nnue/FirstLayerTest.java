package sanmai.search.eval.nnue;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every way through the first layer gives what the formula says, also for the greatest weights. */
class FirstLayerTest {
    private static AffineTransform layer(SplittableRandom random, int inputs, int outputs) {
        int kind = random.nextInt(3);
        int[] biases = random.ints(outputs, -400_000, 400_001).toArray();
        int[][] weights = Stream.generate(() -> random.ints(outputs, -128, 128)
                        .map(weight -> kind == 0 ? weight : kind == 1 ? -128 : 127)
                        .toArray())
                .limit(inputs)
                .toArray(int[][]::new);
        return new AffineTransform(biases, weights);
    }

    /** All values of 16 bits, few or many of them beyond both clamps. */
    private static short[] accumulator(SplittableRandom random, int width) {
        int most = new int[] {1, 200, 1000, 32_767}[random.nextInt(4)];
        int least = random.nextBoolean() ? 0 : -most - 1;
        short[] sums = new short[width];
        for (int i = 0; i < width; i++) {
            sums[i] = (short) random.nextInt(least, most + 1);
        }
        return sums;
    }

    private static int[] byFormula(AffineTransform layer, short[] us, short[] them) {
        int[] y = layer.biases().clone();
        for (int o = 0; o < y.length; o++) {
            for (int i = 0; i < layer.inputs(); i++) {
                int x = i < us.length ? us[i] : them[i - us.length];
                y[o] += layer.weights()[i][o] * Math.max(0, Math.min(x, 127));
            }
        }
        return y;
    }

    private interface Maker {
        FirstLayer of(AffineTransform layer);
    }

    private static void compare(int width, Maker maker) {
        SplittableRandom random = new SplittableRandom(20_261_122);
        for (int round = 0; round < 100; round++) {
            AffineTransform transform = layer(random, 2 * width, new int[] {8, 16, 32}[random.nextInt(3)]);
            FirstLayer layer = maker.of(transform);
            for (int i = 0; i < 3; i++) {
                short[] us = accumulator(random, width);
                short[] them = accumulator(random, width);
                int[] y = new int[transform.outputs()];
                layer.propagate(us, them, y);
                assertArrayEquals(byFormula(transform, us, them), y, "round " + round);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {32, 64, 256, 1024})
    void plainLoopsGiveWhatTheFormulaSays(int width) {
        compare(width, SparseFirstLayer::new);
    }

    /** The tests of this module start Java with the incubator module. */
    @ParameterizedTest
    @ValueSource(ints = {32, 64, 256, 1024})
    void vectorsGiveWhatTheFormulaSays(int width) {
        compare(width, layer -> {
            FirstLayer made = FirstLayers.of(layer);
            assertEquals("VectorFirstLayer", made.getClass().getSimpleName());
            return made;
        });
    }

    @Test
    void whoDescribesANetworkNamesTheVectorApi() {
        assertEquals(Optional.of("Vector API"), FirstLayers.name());
    }
}
