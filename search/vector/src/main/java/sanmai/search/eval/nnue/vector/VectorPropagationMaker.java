package sanmai.search.eval.nnue.vector;

import sanmai.search.eval.nnue.AffineTransform;
import sanmai.search.eval.nnue.Propagation;
import sanmai.search.eval.nnue.PropagationMaker;

/**
 * Makes propagations that use the Vector API.
 *
 * <p>{@code -Dsanmai.vectors=off} does without it, to compare, or for a Java that is writing a start-up archive, which may not
 * know classes of a module that comes late.
 */
public final class VectorPropagationMaker implements PropagationMaker {
    private static final String PROPERTY = "sanmai.vectors";

    /** For the service loader. */
    public VectorPropagationMaker() {}

    @Override
    public String name() {
        return "Vector API";
    }

    @Override
    public boolean isUsable() {
        return !"off".equals(System.getProperty(PROPERTY))
                && makesVectorInstructions(System.getProperty("java.vm.info", ""))
                && VectorApi.isThere();
    }

    /**
     * Whether the JVM has a compiler that makes instructions of vectors. Without one each operation of the Vector API makes
     * objects, which is a hundred times slower than plain loops.
     *
     * @param vmInfo the property {@code java.vm.info}, such as {@code mixed mode, sharing}
     */
    static boolean makesVectorInstructions(String vmInfo) {
        // "emulated-client" is C1 alone (-XX:TieredStopAtLevel=1).
        return !vmInfo.contains("interpreted mode") && !vmInfo.contains("emulated-client");
    }

    @Override
    public Propagation make(AffineTransform layer1, AffineTransform layer2, AffineTransform output) {
        return new VectorPropagation(layer1, layer2, output);
    }
}
