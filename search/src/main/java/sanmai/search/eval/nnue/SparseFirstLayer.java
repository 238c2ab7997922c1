package sanmai.search.eval.nnue;

/** The first layer in plain loops, over the neurons that are active. */
final class SparseFirstLayer implements FirstLayer {
    private final AffineTransform layer;
    private final ClippedRelu activations;

    SparseFirstLayer(AffineTransform layer) {
        this.layer = layer;
        activations = new ClippedRelu(layer.inputs());
    }

    @Override
    public void propagate(short[] us, short[] them, int[] y) {
        activations.clear();
        activations.addAccumulator(us, 0);
        activations.addAccumulator(them, us.length);
        layer.propagate(activations, y);
    }
}
