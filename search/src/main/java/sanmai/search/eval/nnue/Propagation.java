package sanmai.search.eval.nnue;

/** Propagates a position through the layers of a network. Has memory of its own, for one thread. */
final class Propagation {
    private final Network network;
    private final FirstLayer layer1;
    private final ClippedRelu activations;
    private final int[] outputs1;
    private final int[] outputs2;

    Propagation(Network network) {
        this.network = network;
        outputs1 = new int[network.layer1().outputs()];
        outputs2 = new int[network.layer2().outputs()];
        layer1 = FirstLayers.of(network.layer1());
        activations = new ClippedRelu(Math.max(outputs1.length, outputs2.length));
    }

    /**
     * The output of the network, before it is divided by the scale of evaluations.
     *
     * @param us the accumulator of the side to move
     * @param them that of the other side
     */
    int output(short[] us, short[] them) {
        layer1.propagate(us, them, outputs1);
        activations.clear();
        activations.addLayer(outputs1);
        network.layer2().propagate(activations, outputs2);
        activations.clear();
        activations.addLayer(outputs2);
        return network.output().output(activations);
    }
}
