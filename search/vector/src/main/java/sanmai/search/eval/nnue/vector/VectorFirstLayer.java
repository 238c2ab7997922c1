package sanmai.search.eval.nnue.vector;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;
import sanmai.search.eval.nnue.FirstLayer;

/**
 * The first layer by the Vector API.
 *
 * <p>The lanes of a vector are outputs, and the neurons that are active are added two at a time: two products of 7 and 8 bits,
 * {@code w * x + w' * x'}, fit into 16. To add such sums in 32 bits, their sign is moved away by an offset, and both halves of
 * an int are added at once: with {@code all = sum of (low + 65536 * high)} and {@code highs = sum of high}, the sum of the lows
 * is {@code all - 65536 * highs}, exact in wrapping arithmetic.
 */
final class VectorFirstLayer implements FirstLayer {
    private static final VectorSpecies<Short> SHORTS = species();
    private static final VectorSpecies<Integer> INTS = SHORTS.withLanes(int.class);
    private static final int LANES = SHORTS.length();
    private static final int HALF = LANES / 2;

    /** The widest vectors that divide every width of accumulators, a multiple of 32. */
    private static final int MOST_LANES = 32;

    private static final short ONE = 127;

    /** Added to the products of every two neurons; without sign it is {@code -OFFSET}. */
    private static final short OFFSET = Short.MIN_VALUE;

    /** By output. */
    private final int[] biases;

    /**
     * By vector of outputs, then neuron and lane. Even lanes are the first half of the outputs, odd ones the second half, so
     * that both halves come out in their order.
     */
    private final short[][] weights;

    private final short[] x;
    private final ActiveNeurons active;
    private final int[] outputs;

    /** The layer with these weights by input and output. */
    VectorFirstLayer(int[] biases, int[][] weights) {
        int vectors = (biases.length + LANES - 1) / LANES;
        this.biases = biases;
        this.weights = new short[vectors][weights.length * LANES];
        for (int output = 0; output < biases.length; output++) {
            int inVector = output % LANES;
            int lane = inVector < HALF ? 2 * inVector : 2 * (inVector - HALF) + 1;
            for (int input = 0; input < weights.length; input++) {
                this.weights[output / LANES][input * LANES + lane] = (short) weights[input][output];
            }
        }
        x = new short[weights.length];
        active = new ActiveNeurons();
        outputs = new int[vectors * LANES];
    }

    private static VectorSpecies<Short> species() {
        VectorSpecies<Short> preferred = ShortVector.SPECIES_PREFERRED;
        return preferred.length() <= MOST_LANES ? preferred : ShortVector.SPECIES_512;
    }

    @Override
    public void propagate(short[] us, short[] them, int[] y) {
        clip(us, x, 0);
        clip(them, x, us.length);
        Arrays.fill(outputs, 0);
        int pairs = 0;
        for (int first = 0; first < x.length; first += ActiveNeurons.BLOCK) {
            active.find(x, first);
            pairs += active.size / 2;
            for (int vector = 0; vector < weights.length; vector++) {
                multiply(weights[vector], first, vector * LANES);
            }
        }
        for (int o = 0; o < y.length; o++) {
            int highs = o % LANES < HALF ? outputs[o + HALF] << Short.SIZE : 0;
            y[o] = biases[o] + outputs[o] - highs + pairs * OFFSET;
        }
    }

    private static void clip(short[] sums, short[] x, int first) {
        for (int i = 0; i < sums.length; i += LANES) {
            ShortVector clipped =
                    ShortVector.fromArray(SHORTS, sums, i).max((short) 0).min(ONE);
            clipped.intoArray(x, first + i);
        }
    }

    /**
     * Adds the products of the active neurons from {@code first} on. Starts with two of them, not with vectors of 0, which C2
     * would often make on the heap; so do other loops.
     */
    private void multiply(short[] weights, int first, int firstOutput) {
        byte[] neurons = active.neurons;
        IntVector all = sum(weights, first + (neurons[0] & 0xFF), first + (neurons[1] & 0xFF));
        IntVector highs = all.lanewise(VectorOperators.LSHR, Short.SIZE);
        for (int i = 2; i < active.size; i += 2) {
            IntVector two = sum(weights, first + (neurons[i] & 0xFF), first + (neurons[i + 1] & 0xFF));
            all = all.add(two);
            highs = highs.add(two.lanewise(VectorOperators.LSHR, Short.SIZE));
        }
        all.add(IntVector.fromArray(INTS, outputs, firstOutput)).intoArray(outputs, firstOutput);
        highs.add(IntVector.fromArray(INTS, outputs, firstOutput + HALF)).intoArray(outputs, firstOutput + HALF);
    }

    private IntVector sum(short[] weights, int neuron, int other) {
        return product(weights, neuron).add(product(weights, other)).add(OFFSET).reinterpretAsInts();
    }

    private ShortVector product(short[] weights, int neuron) {
        return ShortVector.fromArray(SHORTS, weights, neuron * LANES).mul(x[neuron]);
    }

    /** The neurons of a block whose activation is not 0, filled up with one that is 0 to an even number, 2 at least. */
    private static final class ActiveNeurons {
        private static final int STEPS = Byte.SIZE;

        /** So many neurons at most, in steps of {@link #LANES}: the number of each in the block fits into a byte. */
        static final int BLOCK = STEPS * LANES;

        /** By byte: the numbers of its bits that are set, from the lowest on, each times {@link #LANES}, a byte each. */
        private static final long[] PLACES = new long[1 << STEPS];

        private static final long EACH_BYTE = 0x0101_0101_0101_0101L;

        private static final VarHandle LONGS =
                MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

        /** The numbers in the block, without sign. */
        final byte[] neurons = new byte[BLOCK + Long.BYTES];

        int size;

        /** By lane: a bit for each step. */
        private final short[] bits = new short[LANES];

        static {
            for (int bits = 0; bits < PLACES.length; bits++) {
                int shift = 0;
                for (int bit = 0; bit < STEPS; bit++) {
                    if ((bits >>> bit & 1) != 0) {
                        PLACES[bits] |= (long) bit * LANES << shift;
                        shift += Byte.SIZE;
                    }
                }
            }
        }

        /** Finds those of the block that begins with a neuron. */
        void find(short[] x, int first) {
            int steps = Math.min(STEPS, (x.length - first) / LANES);
            collectBits(x, first, steps);
            collectNeurons();
            while (size == 0 || size % 2 != 0) {
                neurons[size++] = (byte) inactive(steps);
            }
        }

        /** The last step comes first; there is one at least. */
        private void collectBits(short[] x, int first, int steps) {
            ShortVector all = isActive(x, first + (steps - 1) * LANES);
            for (int step = steps - 2; step >= 0; step--) {
                all = all.add(all).or(isActive(x, first + step * LANES));
            }
            all.intoArray(bits, 0);
        }

        /** 1 for each neuron that is active. */
        private static ShortVector isActive(short[] x, int first) {
            return ShortVector.fromArray(SHORTS, x, first).min((short) 1);
        }

        /** Stores eight numbers for each lane; the next ones overwrite those behind the last bit. */
        private void collectNeurons() {
            int end = 0;
            for (int lane = 0; lane < LANES; lane++) {
                int ofLane = bits[lane];
                LONGS.set(neurons, end, PLACES[ofLane] + lane * EACH_BYTE);
                end += Integer.bitCount(ofLane);
            }
            size = end;
        }

        private int inactive(int steps) {
            int lane = 0;
            while (bits[lane] == (1 << steps) - 1) {
                lane++;
            }
            return Integer.numberOfTrailingZeros(~bits[lane]) * LANES + lane;
        }
    }
}
