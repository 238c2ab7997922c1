/** The layers of networks by the Vector API: who adds this module to sanmai.search has it. */
module sanmai.search.vector {
    requires sanmai.search;
    requires jdk.incubator.vector;

    // Annotations that tools read.
    requires static org.jspecify;

    provides sanmai.search.eval.nnue.PropagationMaker with
            sanmai.search.eval.nnue.vector.VectorPropagationMaker;
}
