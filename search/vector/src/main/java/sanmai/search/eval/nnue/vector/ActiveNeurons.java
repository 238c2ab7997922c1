package sanmai.search.eval.nnue.vector;

import static sanmai.search.eval.nnue.vector.VectorLayer.LANES;
import static sanmai.search.eval.nnue.vector.VectorLayer.SHORTS;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import jdk.incubator.vector.ShortVector;
import sanmai.search.eval.nnue.ClippedRelu;

/**
 * The activations of both accumulators, clipped to 0 to 127, and of a block of them the neurons that are active: that is,
 * whose activation is not 0.
 */
final class ActiveNeurons {
    private static final int STEPS = Byte.SIZE;

    /** So many neurons at most, in steps of {@link VectorLayer#LANES}: the number of each in the block fits into a byte. */
    static final int BLOCK = STEPS * LANES;

    /** By byte: the numbers of its bits that are set, from the lowest on, each times the lanes, a byte each. */
    private static final long[] PLACES = new long[1 << STEPS];

    private static final long EACH_BYTE = 0x0101_0101_0101_0101L;

    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    /** By neuron of both accumulators; those of the side to move are the first. */
    final short[] activations;

    /** The first neuron of the block. */
    int first;

    /** The active neurons by their numbers in the block, without sign, and perhaps one that is not active. */
    final byte[] numbers = new byte[BLOCK + Long.BYTES];

    /** The number of these, always even, and 2 at least. */
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

    /** Of this number of neurons in both accumulators. */
    ActiveNeurons(int neurons) {
        activations = new short[neurons];
    }

    /**
     * Finds those of the block that begins with a neuron.
     *
     * @param newFirst a multiple of {@link #BLOCK}
     */
    void find(short[] us, short[] them, int newFirst) {
        first = newFirst;
        int steps = Math.min(STEPS, (activations.length - first) / LANES);
        collectBits(us, them, steps);
        collectNumbers();
        while (size == 0 || size % 2 != 0) {
            numbers[size++] = (byte) inactive(steps);
        }
    }

    /** The last step comes first; there is one at least. */
    private void collectBits(short[] us, short[] them, int steps) {
        ShortVector all = isActive(us, them, first + (steps - 1) * LANES);
        for (int step = steps - 2; step >= 0; step--) {
            all = all.add(all).or(isActive(us, them, first + step * LANES));
        }
        all.intoArray(bits, 0);
    }

    /** Clips the neurons of a step, and returns 1 for each that is active. They are of one side. */
    private ShortVector isActive(short[] us, short[] them, int neuron) {
        boolean ours = neuron < us.length;
        ShortVector clipped = ShortVector.fromArray(SHORTS, ours ? us : them, ours ? neuron : neuron - us.length)
                .max((short) 0)
                .min((short) ClippedRelu.ONE);
        clipped.intoArray(activations, neuron);
        return clipped.min((short) 1);
    }

    /** Stores eight numbers for each lane; the next ones overwrite those behind the last bit. */
    private void collectNumbers() {
        int end = 0;
        for (int lane = 0; lane < LANES; lane++) {
            int ofLane = bits[lane];
            LONGS.set(numbers, end, PLACES[ofLane] + lane * EACH_BYTE);
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
