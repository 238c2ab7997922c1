package sanmai.search.eval.nnue;

import com.google.common.collect.Streams;
import java.util.Optional;
import java.util.ServiceLoader;

/** Chooses how first layers are computed: by a {@link FirstLayerMaker} that this Java finds and can use, else in plain loops. */
final class FirstLayers {
    private static final Optional<FirstLayerMaker> FOUND = Streams.stream(
                    ServiceLoader.load(FirstLayerMaker.class, FirstLayerMaker.class.getClassLoader()))
            .filter(FirstLayerMaker::isUsable)
            .findFirst();

    private FirstLayers() {}

    /** A layer for one thread. */
    static FirstLayer of(AffineTransform layer) {
        return FOUND.map(maker -> maker.make(layer.biases(), layer.weights()))
                .orElseGet(() -> new SparseFirstLayer(layer));
    }

    /** The name of the maker; empty if the layers are computed in plain loops. */
    static Optional<String> name() {
        return FOUND.map(FirstLayerMaker::name);
    }
}
