package sanmai.search.eval.net;

/**
 * The output layer: the activation function SCReLU (squared clipped ReLU), min(max(x, 0), 1)^2, of each neuron times its
 * output weight. Neurons are clipped four at a time, as they are packed in a long.
 */
final class Screlu {
    private static final long LOWEST_BITS = 0x0001_0001_0001_0001L;

    /** {@link Net#ACCUMULATOR_SCALE} in each of four lanes. */
    private static final long ONES = Net.ACCUMULATOR_SCALE * LOWEST_BITS;

    /** The bits of sums that are above {@link Net#ACCUMULATOR_SCALE}, except for the offset. */
    private static final long ABOVE_ONE = (Net.LANE_OFFSET - 1 & ~Net.ACCUMULATOR_SCALE) * LOWEST_BITS;

    private Screlu() {}

    /**
     * The sum of activation times output weight over the neurons of one perspective. A full activation is {@link
     * Net#FULL_ACTIVATION}.
     *
     * @param neurons sums of neurons, four in a long
     * @param first the index of the first long
     * @param longs the number of longs
     * @param firstWeight the index of the first neuron's output weight
     */
    static long dotProduct(long[] neurons, int first, int longs, int[] outputWeights, int firstWeight) {
        long sum = 0;
        for (int i = 0; i < longs; i++) {
            long four = clip(neurons[first + i]);
            int low = (int) four;
            int high = (int) (four >>> 32);
            int weight = firstWeight + i * 4;
            sum += square(low & 0xFFFF) * outputWeights[weight]
                    + square(low >>> 16) * outputWeights[weight + 1]
                    + square(high & 0xFFFF) * outputWeights[weight + 2]
                    + square(high >>> 16) * outputWeights[weight + 3];
        }
        return sum;
    }

    /**
     * Takes the {@link Net#LANE_OFFSET} from four sums and clips them between 0 and {@link Net#ACCUMULATOR_SCALE}. Depends on
     * the offset being the highest bit of a lane and on the bits of the scale being the lowest, all of them set.
     */
    private static long clip(long four) {
        long positive = four >>> 15 & LOWEST_BITS;
        long kept = four & positive * (Net.LANE_OFFSET - 1);
        long great = (kept & ABOVE_ONE) + ABOVE_ONE >>> 15 & LOWEST_BITS;
        return (kept | great * Net.ACCUMULATOR_SCALE) & ONES;
    }

    private static int square(int clipped) {
        return clipped * clipped >>> Net.ACTIVATION_SHIFT;
    }
}
