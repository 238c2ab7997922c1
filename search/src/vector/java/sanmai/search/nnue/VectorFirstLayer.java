package sanmai.search.nnue;

import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * The first layer by the Vector API, which is an incubator module of Java: {@code VectorApi} says where it is used.
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

    /** The layer; called by name. */
    VectorFirstLayer(AffineTransform layer) {
        int vectors = (layer.outputs() + LANES - 1) / LANES;
        biases = layer.biases();
        weights = new short[vectors][layer.inputs() * LANES];
        for (int output = 0; output < layer.outputs(); output++) {
            int inVector = output % LANES;
            int lane = inVector < HALF ? 2 * inVector : 2 * (inVector - HALF) + 1;
            for (int input = 0; input < layer.inputs(); input++) {
                weights[output / LANES][input * LANES + lane] = (short) layer.weights()[input][output];
            }
        }
        x = new short[layer.inputs()];
        active = new ActiveNeurons(layer.inputs());
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
        active.find(x);
        for (int vector = 0; vector < weights.length; vector++) {
            multiply(weights[vector], vector * LANES);
        }
        int offsets = active.size / 2 * -OFFSET;
        for (int o = 0; o < y.length; o++) {
            y[o] = biases[o] + outputs[o] - offsets;
        }
    }

    private static void clip(short[] sums, short[] x, int first) {
        for (int i = 0; i < sums.length; i += LANES) {
            ShortVector clipped =
                    ShortVector.fromArray(SHORTS, sums, i).max((short) 0).min(ONE);
            clipped.intoArray(x, first + i);
        }
    }

    /** Starts with the first two neurons, not with vectors of 0, which C2 would often make on the heap. */
    private void multiply(short[] weights, int firstOutput) {
        int[] neurons = active.neurons;
        IntVector all = sum(weights, neurons[0], neurons[1]);
        IntVector highs = all.lanewise(VectorOperators.LSHR, Short.SIZE);
        for (int i = 2; i < active.size; i += 2) {
            IntVector two = sum(weights, neurons[i], neurons[i + 1]);
            all = all.add(two);
            highs = highs.add(two.lanewise(VectorOperators.LSHR, Short.SIZE));
        }
        all.sub(highs.lanewise(VectorOperators.LSHL, Short.SIZE)).intoArray(outputs, firstOutput);
        highs.intoArray(outputs, firstOutput + HALF);
    }

    private IntVector sum(short[] weights, int neuron, int other) {
        return product(weights, neuron).add(product(weights, other)).add(OFFSET).reinterpretAsInts();
    }

    private ShortVector product(short[] weights, int neuron) {
        return ShortVector.fromArray(SHORTS, weights, neuron * LANES).mul(x[neuron]);
    }

    /** The neurons whose activation is not 0, filled up with one that is 0 to an even number, 2 at least. */
    private static final class ActiveNeurons {
        /** So many neurons in steps of {@link #LANES} are a bit each of one lane. */
        private static final int STEPS = Short.SIZE;

        /** So many lanes are looked at together. */
        private static final int AT_A_TIME = Long.SIZE / STEPS;

        final int[] neurons;
        int size;
        private final short[] bits = new short[LANES];

        ActiveNeurons(int mostNeurons) {
            neurons = new int[mostNeurons + 1];
        }

        void find(short[] x) {
            size = 0;
            for (int first = 0; first < x.length; first += STEPS * LANES) {
                collectBits(x, first);
                for (int lane = 0; lane < LANES; lane += AT_A_TIME) {
                    add(bits(lane), first + lane);
                }
            }
            while (size == 0 || size % 2 != 0) {
                neurons[size++] = inactive(x);
            }
        }

        private void collectBits(short[] x, int first) {
            ShortVector all = ShortVector.zero(SHORTS);
            int steps = Math.min(STEPS, (x.length - first) / LANES);
            for (int step = steps - 1; step >= 0; step--) {
                ShortVector is =
                        ShortVector.fromArray(SHORTS, x, first + step * LANES).min((short) 1);
                all = all.add(all).or(is);
            }
            all.intoArray(bits, 0);
        }

        private long bits(int lane) {
            return bits[lane] & 0xFFFFL
                    | (bits[lane + 1] & 0xFFFFL) << STEPS
                    | (bits[lane + 2] & 0xFFFFL) << 2 * STEPS
                    | (long) bits[lane + 3] << 3 * STEPS;
        }

        private static int inactive(short[] x) {
            int neuron = 0;
            while (x[neuron] != 0) {
                neuron++;
            }
            return neuron;
        }

        private void add(long active, int first) {
            int n = size;
            for (long rest = active; rest != 0; rest &= rest - 1) {
                int bit = Long.numberOfTrailingZeros(rest);
                neurons[n++] = first + bit % STEPS * LANES + bit / STEPS;
            }
            size = n;
        }
    }
}
