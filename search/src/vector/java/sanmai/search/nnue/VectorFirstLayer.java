package sanmai.search.nnue;

import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * The first layer by the Vector API, which is an incubator module of Java: it is used only where Java was started with
 * {@code --add-modules jdk.incubator.vector}.
 *
 * <p>Two products of 7 and 8 bits fit into 16, so a vector of shorts takes {@code w * x + w' * x'} of two vectors of inputs. To
 * add such sums in 32 bits, their sign is moved away by an offset, and both halves of an int are added at once: with {@code
 * all = sum of (low + 65536 * high)} and {@code highs = sum of high}, {@code all - 65535 * highs} is the sum of both, exact in
 * wrapping arithmetic.
 */
final class VectorFirstLayer implements FirstLayer {
    private static final VectorSpecies<Short> SHORTS = species();
    private static final VectorSpecies<Integer> INTS = SHORTS.withLanes(int.class);
    private static final int LANES = SHORTS.length();

    /** The widest vectors that divide every number of inputs, a multiple of 64, into pairs. */
    private static final int MOST_LANES = 32;

    private static final short OFFSET = Short.MIN_VALUE;
    private static final int ONE = 127;

    private final int[] biases;
    private final short[][] weights;
    private final short[] x;

    /** The layer; called by name. */
    VectorFirstLayer(AffineTransform layer) {
        biases = layer.biases().clone();
        weights = new short[layer.outputs()][layer.inputs()];
        x = new short[layer.inputs()];
        int offsets = -OFFSET * x.length / 2; // One for every two products.
        for (int o = 0; o < biases.length; o++) {
            biases[o] -= offsets;
            for (int i = 0; i < x.length; i++) {
                weights[o][i] = (short) layer.weights()[i][o];
            }
        }
    }

    private static VectorSpecies<Short> species() {
        VectorSpecies<Short> preferred = ShortVector.SPECIES_PREFERRED;
        return preferred.length() <= MOST_LANES ? preferred : ShortVector.SPECIES_512;
    }

    @Override
    public void propagate(short[] us, short[] them, int[] y) {
        clip(us, x, 0);
        clip(them, x, us.length);
        for (int o = 0; o < y.length; o++) {
            y[o] = biases[o] + dotProductAndOffsets(weights[o], x);
        }
    }

    private static void clip(short[] sums, short[] x, int first) {
        for (int i = 0; i < sums.length; i += LANES) {
            ShortVector clipped =
                    ShortVector.fromArray(SHORTS, sums, i).max((short) 0).min((short) ONE);
            clipped.intoArray(x, first + i);
        }
    }

    private static int dotProductAndOffsets(short[] weights, short[] x) {
        IntVector all = IntVector.zero(INTS);
        IntVector highs = IntVector.zero(INTS);
        for (int i = 0; i < x.length; i += 2 * LANES) {
            IntVector two = products(weights, x, i)
                    .add(products(weights, x, i + LANES))
                    .add(OFFSET)
                    .reinterpretAsInts();
            all = all.add(two);
            highs = highs.add(two.lanewise(VectorOperators.LSHR, Short.SIZE));
        }
        return all.sub(highs.mul(0xFFFF)).reduceLanes(VectorOperators.ADD);
    }

    private static ShortVector products(short[] weights, short[] x, int i) {
        return ShortVector.fromArray(SHORTS, weights, i).mul(ShortVector.fromArray(SHORTS, x, i));
    }
}
