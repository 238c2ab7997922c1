package sanmai.search.nnue;

/** The way of one position through the layers of a network. Has memory of its own, for one thread. */
final class Propagation {
    private final Network network;
    private final short[] activations0;
    private final int[] sums1;
    private final short[] activations1;
    private final int[] sums2;
    private final short[] activations2;
    private final int[] output = new int[1];

    Propagation(Network network) {
        this.network = network;
        activations0 = new short[2 * network.transformer().width()];
        sums1 = new int[network.layer1().outputs()];
        activations1 = new short[sums1.length];
        sums2 = new int[network.layer2().outputs()];
        activations2 = new short[sums2.length];
    }

    /**
     * The output of the network, before it is divided by the scale of evaluations.
     *
     * @param us the accumulator of the side to move
     * @param them that of the other side
     */
    int output(short[] us, short[] them) {
        ClippedRelu.ofAccumulator(us, activations0, 0);
        ClippedRelu.ofAccumulator(them, activations0, us.length);
        network.layer1().propagate(activations0, sums1);
        ClippedRelu.ofLayer(sums1, activations1);
        network.layer2().propagate(activations1, sums2);
        ClippedRelu.ofLayer(sums2, activations2);
        network.output().propagate(activations2, output);
        return output[0];
    }
}
