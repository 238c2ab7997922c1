package sanmai.search.eval.nnue.vector;

import sanmai.search.eval.nnue.FirstLayer;
import sanmai.search.eval.nnue.FirstLayerMaker;

/**
 * Makes layers that use the Vector API.
 *
 * <p>{@code -Dsanmai.vectors=off} does without it, to compare, or for a Java that is writing a start-up archive, which may not
 * know classes of a module that comes late.
 */
public final class VectorFirstLayerMaker implements FirstLayerMaker {
    private static final String PROPERTY = "sanmai.vectors";

    /** For the service loader. */
    public VectorFirstLayerMaker() {}

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
    public FirstLayer make(int[] biases, int[][] weights) {
        return new VectorFirstLayer(biases, weights);
    }
}
