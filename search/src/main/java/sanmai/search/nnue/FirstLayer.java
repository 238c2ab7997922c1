package sanmai.search.nnue;

import java.util.Optional;

/** The first layer after the accumulators, where most of the time goes. Has memory of its own, for one thread. */
interface FirstLayer {
    /** Computes the outputs from the accumulators of the side to move and of the other side. */
    void propagate(short[] us, short[] them, int[] y);

    /** The fastest way here. */
    static FirstLayer of(AffineTransform layer) {
        return withVectors(layer).orElseGet(() -> new SparseFirstLayer(layer));
    }

    /** With the Vector API, if that can be had. */
    static Optional<FirstLayer> withVectors(AffineTransform layer) {
        return VectorApi.FIRST_LAYER.map(constructor -> {
            try {
                return (FirstLayer) constructor.invoke(layer);
            } catch (Throwable e) {
                throw new IllegalStateException("the layer with vectors", e);
            }
        });
    }

    /** Whether the Vector API is in use. */
    static boolean hasVectors() {
        return VectorApi.FIRST_LAYER.isPresent();
    }
}
