package sanmai.search.eval.nnue;

/** In plain loops, over the neurons that are active. */
final class PlainPropagation implements Propagation {
    private final Network network;
    private final ClippedRelu inputs;
    private final ClippedRelu activations;
    private final int[] outputs1;
    private final int[] outputs2;

    PlainPropagation(Network network) {
        this.network = network;
        inputs = new ClippedRelu(network.layer1().inputs());
        outputs1 = new int[network.layer1().outputs()];
        outputs2 = new int[network.layer2().outputs()];
        activations = new ClippedRelu(Math.max(outputs1.length, outputs2.length));
    }

    @Override
    public int output(short[] us, short[] them) {
        inputs.clear();
        inputs.addAccumulator(us, 0);
        inputs.addAccumulator(them, us.length);
        network.layer1().propagate(inputs, outputs1);
        activations.clear();
        activations.addLayer(outputs1);
        network.layer2().propagate(activations, outputs2);
        activations.clear();
        activations.addLayer(outputs2);
        return network.output().output(activations);
    }
}
