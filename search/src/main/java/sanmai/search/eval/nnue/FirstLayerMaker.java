package sanmai.search.eval.nnue;

/**
 * Makes first layers in a way of its own, faster than the plain loops of this library and with the same outputs. A
 * module that has one provides it as a service ({@link java.util.ServiceLoader}). The first usable maker serves all
 * networks.
 */
public interface FirstLayerMaker {
    /** The name in the description of a network. */
    String name();

    /** Whether this Java has what the layers need. Asked once, when the first network is described or used. */
    boolean isUsable();

    /**
     * Makes a layer for one thread.
     *
     * @param biases by output; there are 1 to 1024 outputs
     * @param weights by input and output, -128 to 127; there are twice the neurons of an accumulator, a multiple of 64. Neither
     *     array changes.
     */
    FirstLayer make(int[] biases, int[][] weights);
}
