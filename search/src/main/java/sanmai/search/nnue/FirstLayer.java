package sanmai.search.nnue;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Optional;

/** The first layer after the accumulators, where most of the time goes. Has memory of its own, for one thread. */
interface FirstLayer {
    /** Computes the outputs from the accumulators of the side to move and of the other side. */
    void propagate(short[] us, short[] them, int[] y);

    /** The fastest way here. */
    static FirstLayer of(AffineTransform layer) {
        return withVectors(layer).orElseGet(() -> new SparseFirstLayer(layer));
    }

    /** With the Vector API, if Java was started with that module. */
    static Optional<FirstLayer> withVectors(AffineTransform layer) {
        return VectorApi.LAYER.map(constructor -> {
            try {
                return (FirstLayer) constructor.invoke(layer);
            } catch (Throwable e) {
                throw new IllegalStateException("the layer with vectors", e);
            }
        });
    }

    /** Whether the Vector API is in use. */
    static boolean hasVectors() {
        return VectorApi.LAYER.isPresent();
    }

    /** The class that needs the module is compiled apart and known by its name alone. */
    final class VectorApi {
        private static final String MODULE = "jdk.incubator.vector";
        private static final String CLASS = "sanmai.search.nnue.VectorFirstLayer";
        private static final Optional<MethodHandle> LAYER = find();

        private VectorApi() {}

        private static Optional<MethodHandle> find() {
            if (ModuleLayer.boot().findModule(MODULE).isEmpty()) {
                return Optional.empty();
            }
            try {
                MethodType constructor = MethodType.methodType(void.class, AffineTransform.class);
                return Optional.of(MethodHandles.lookup().findConstructor(Class.forName(CLASS), constructor));
            } catch (ReflectiveOperationException | LinkageError e) {
                return Optional.empty();
            }
        }
    }
}
