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
     * @param them the accumulator of the other side, of the same length
     * @param y gets the outputs: the sums in 32 bits, before they are divided and clipped
     */
    void propagate(short[] us, short[] them, int[] y);
}
