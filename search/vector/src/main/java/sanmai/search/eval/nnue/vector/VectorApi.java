package sanmai.search.eval.nnue.vector;

/**
 * Finds the Vector API, which is an incubator module of Java and not there by itself.
 *
 * <p>Where Java was started with {@code --add-modules jdk.incubator.vector}, or with this module on its module path, that
 * module is in the boot layer, and Java warns of it on stderr. Else it is loaded now, as Java loads modules of its own later
 * than at its start. That is possible only where {@code java.base/jdk.internal.module} is exported, as the manifest of a
 * program can ask for ({@code Add-Exports}).
 */
final class VectorApi {
    private static final String MODULE = "jdk.incubator.vector";

    private VectorApi() {}

    /** Whether its classes can be used from here on. */
    static boolean isThere() {
        try {
            if (ModuleLayer.boot().findModule(MODULE).isEmpty()) {
                loadModule();
            }
            Class.forName(MODULE + ".ShortVector", false, VectorApi.class.getClassLoader());
            return true;
        } catch (ReflectiveOperationException | LinkageError e) {
            return false;
        }
    }

    /** Fails where the package is not exported, and in a Java without the module. */
    private static void loadModule() throws ReflectiveOperationException {
        Class.forName("jdk.internal.module.Modules")
                .getMethod("loadModule", String.class)
                .invoke(null, MODULE);
    }
}
