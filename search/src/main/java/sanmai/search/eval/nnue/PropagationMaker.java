package sanmai.search.eval.nnue;

/**
 * Makes propagations in a way of its own, faster than the plain loops of this library and with the same outputs. A
 * module that has one provides it as a service ({@link java.util.ServiceLoader}). The first usable maker serves all
 * networks.
 */
public interface PropagationMaker {
    /** The name in the description of a network. */
    String name();

    /** Whether this Java has what the propagations need. Asked once, when the first network is described or used. */
    boolean isUsable();

    /**
     * Makes a propagation for one thread, through layers of up to 1024 outputs.
     *
     * @param layer1 from both accumulators, of which each has a multiple of 32 neurons
     * @param layer2 from the activations of these outputs
     * @param output from those of the second layer, with one output
     */
    Propagation make(AffineTransform layer1, AffineTransform layer2, AffineTransform output);
}
