package sanmai.search.eval.nnue;

/**
 * The first layer of a network after the accumulators, where most of the time goes. Its inputs are the accumulators, each
 * sum clipped to 0 to 127. It has memory of its own and is for one thread.
 */
public interface FirstLayer {
    /**
     * Computes the outputs.
     *
     * @param us the accumulator of the side to move
     * @param them that of the other side, as long as the first
     * @param y is given the outputs, as they come out of the sums: in 32 bits, before they are divided and clipped
     */
    void propagate(short[] us, short[] them, int[] y);
}
