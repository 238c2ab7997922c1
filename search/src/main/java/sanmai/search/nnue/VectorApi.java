package sanmai.search.nnue;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Optional;

/**
 * Finds the class that uses the Vector API. That is an incubator module of Java, which is not there by itself, so the class is
 * compiled apart and known by its name alone.
 *
 * <p>Where Java was started with {@code --add-modules jdk.incubator.vector} the module is in the boot layer, and Java warns of
 * it on stderr. Else the module is loaded now, as Java loads modules of its own later than at its start. That is possible only
 * where {@code java.base/jdk.internal.module} is exported, as the manifest of a program can ask for ({@code Add-Exports}).
 *
 * <p>{@code -Dsanmai.vectors=off} does without it, to compare, or for a Java that is writing a start-up archive, which may not
 * know classes of a module that comes late.
 */
final class VectorApi {
    private static final String PROPERTY = "sanmai.vectors";
    private static final String MODULE = "jdk.incubator.vector";

    /** The constructor of the layer; empty if there is no Vector API here. */
    static final Optional<MethodHandle> FIRST_LAYER = find();

    private VectorApi() {}

    private static Optional<MethodHandle> find() {
        if ("off".equals(System.getProperty(PROPERTY))) {
            return Optional.empty();
        }
        try {
            if (ModuleLayer.boot().findModule(MODULE).isEmpty()) {
                loadModule();
            }
            MethodType constructor = MethodType.methodType(void.class, AffineTransform.class);
            Class<?> layer = Class.forName("sanmai.search.nnue.VectorFirstLayer");
            return Optional.of(MethodHandles.lookup().findConstructor(layer, constructor));
        } catch (ReflectiveOperationException | LinkageError e) {
            return Optional.empty();
        }
    }

    /** Fails where the package is not exported, and in a Java without this class or the module. */
    private static void loadModule() throws ReflectiveOperationException {
        Class.forName("jdk.internal.module.Modules")
                .getMethod("loadModule", String.class)
                .invoke(null, MODULE);
    }
}
