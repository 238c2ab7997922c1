package sanmai.search.eval.nnue.vector;

import java.util.Arrays;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;
import sanmai.search.eval.nnue.AffineTransform;
import sanmai.search.eval.nnue.ClippedRelu;

/**
 * A layer by the Vector API, with the activations of its outputs.
 *
 * <p>The lanes of a vector are outputs, and inputs are added two at a time: two products of 7 and 8 bits,
 * {@code w * x + w' * x'}, fit into 16. To add such sums in 32 bits, their sign is moved away by an offset, and both halves of
 * an int are added at once: with {@code all = sum of (low + 65536 * high)} and {@code highs = sum of high}, the sum of the lows
 * is {@code all - 65536 * highs}, exact in wrapping arithmetic.
 *
 * <p>Sums start with two inputs, not with vectors of 0, which C2 would often make on the heap.
 */
final class VectorLayer {
    static final VectorSpecies<Short> SHORTS = species();
    static final VectorSpecies<Integer> INTS = SHORTS.withLanes(int.class);
    static final int LANES = SHORTS.length();

    /** The widest vectors that divide every width of accumulators, a multiple of 32. */
    private static final int MOST_LANES = 32;

    private static final int HALF = LANES / 2;

    /** Added to the products of every two inputs; without sign it is {@code -OFFSET}. */
    private static final short OFFSET = Short.MIN_VALUE;

    /** By output, filled up with 0 to whole vectors, as are {@link #weights} and activations. */
    private final int[] biases;

    /**
     * By vector of outputs, then input and lane. Even lanes are the first half of the outputs, odd ones the second half, so
     * that both halves come out in their order. There is an even number of inputs; the last one may have weights of 0.
     */
    private final short[][] weights;

    /** By vector of outputs: the sums of active neurons so far, {@code all} and then {@code highs}. */
    private final int[] sums;

    private final int[] activations;

    VectorLayer(AffineTransform layer) {
        int vectors = (layer.outputs() + LANES - 1) / LANES;
        biases = Arrays.copyOf(layer.biases(), vectors * LANES);
        weights = new short[vectors][(layer.inputs() + 1) / 2 * 2 * LANES];
        for (int output = 0; output < layer.outputs(); output++) {
            int inVector = output % LANES;
            int lane = inVector < HALF ? 2 * inVector : 2 * (inVector - HALF) + 1;
            for (int input = 0; input < layer.inputs(); input++) {
                weights[output / LANES][input * LANES + lane] = (short) layer.weights()[input][output];
            }
        }
        sums = new int[biases.length];
        activations = new int[biases.length];
    }

    /** The number of activations: that of the outputs, filled up to whole vectors. */
    int width() {
        return activations.length;
    }

    private static VectorSpecies<Short> species() {
        VectorSpecies<Short> preferred = ShortVector.SPECIES_PREFERRED;
        return preferred.length() <= MOST_LANES ? preferred : ShortVector.SPECIES_512;
    }

    /** The activations of the outputs, if these neurons are the inputs. */
    int[] propagate(ActiveNeurons neurons, short[] us, short[] them) {
        Arrays.fill(sums, 0);
        int pairs = 0;
        for (int first = 0; first < neurons.activations.length; first += ActiveNeurons.BLOCK) {
            neurons.find(us, them, first);
            pairs += neurons.size / 2;
            for (int vector = 0; vector < weights.length; vector++) {
                addActive(neurons, vector);
            }
        }
        for (int at = 0; at < sums.length; at += LANES) {
            activate(IntVector.fromArray(INTS, sums, at), IntVector.fromArray(INTS, sums, at + HALF), at, pairs);
        }
        return activations;
    }

    private void addActive(ActiveNeurons neurons, int vector) {
        short[] ofVector = weights[vector];
        short[] x = neurons.activations;
        byte[] numbers = neurons.numbers;
        int first = neurons.first;
        int one = first + (numbers[0] & 0xFF);
        int other = first + (numbers[1] & 0xFF);
        IntVector all = two(ofVector, one, x[one], other, x[other]);
        IntVector highs = highs(all);
        for (int i = 2; i < neurons.size; i += 2) {
            one = first + (numbers[i] & 0xFF);
            other = first + (numbers[i + 1] & 0xFF);
            IntVector two = two(ofVector, one, x[one], other, x[other]);
            all = all.add(two);
            highs = highs.add(highs(two));
        }
        int at = vector * LANES;
        all.add(IntVector.fromArray(INTS, sums, at)).intoArray(sums, at);
        highs.add(IntVector.fromArray(INTS, sums, at + HALF)).intoArray(sums, at + HALF);
    }

    /** The activations of the outputs, if the activations of another layer are the inputs. */
    int[] propagate(int[] x) {
        for (int vector = 0; vector < weights.length; vector++) {
            short[] ofVector = weights[vector];
            int inputs = ofVector.length / LANES;
            IntVector all = two(ofVector, 0, (short) x[0], 1, (short) x[1]);
            IntVector highs = highs(all);
            for (int i = 2; i < inputs; i += 2) {
                IntVector two = two(ofVector, i, (short) x[i], i + 1, (short) x[i + 1]);
                all = all.add(two);
                highs = highs.add(highs(two));
            }
            activate(all, highs, vector * LANES, inputs / 2);
        }
        return activations;
    }

    /** The products of two inputs, x and y, in 16 bits each. */
    private static IntVector two(short[] weights, int one, short x, int other, short y) {
        ShortVector products =
                ShortVector.fromArray(SHORTS, weights, one * LANES).mul(x);
        return products.add(
                        ShortVector.fromArray(SHORTS, weights, other * LANES).mul(y))
                .add(OFFSET)
                .reinterpretAsInts();
    }

    private static IntVector highs(IntVector two) {
        return two.lanewise(VectorOperators.LSHR, Short.SIZE);
    }

    /** The activations of a vector of outputs, from the sums of the products of this number of pairs. */
    private void activate(IntVector all, IntVector highs, int at, int pairs) {
        IntVector lows = all.sub(highs.lanewise(VectorOperators.LSHL, Short.SIZE));
        clip(lows, at, pairs).intoArray(activations, at);
        clip(highs, at + HALF, pairs).intoArray(activations, at + HALF);
    }

    private IntVector clip(IntVector sum, int at, int pairs) {
        return sum.add(IntVector.fromArray(INTS, biases, at))
                .add(pairs * OFFSET)
                .lanewise(VectorOperators.ASHR, ClippedRelu.WEIGHT_SCALE_BITS)
                .max(0)
                .min(ClippedRelu.ONE);
    }
}
