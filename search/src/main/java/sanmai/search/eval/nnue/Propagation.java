package sanmai.search.eval.nnue;

/** Propagates a position through the layers of a network after the accumulators. It has memory of its own, for one thread. */
public interface Propagation {
    /**
     * The output of the network, before it is divided by the scale of evaluations.
     *
     * @param us the accumulator of the side to move
     * @param them the accumulator of the other side, of the same length
     */
    int output(short[] us, short[] them);
}
