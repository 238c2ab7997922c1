package sanmai.search.eval.nnue;

import com.google.common.collect.Streams;
import java.util.Optional;
import java.util.ServiceLoader;

/** Chooses how positions are propagated: by a {@link PropagationMaker} that this Java finds and can use, else in plain loops. */
final class Propagations {
    private static final Optional<PropagationMaker> FOUND = Streams.stream(
                    ServiceLoader.load(PropagationMaker.class, PropagationMaker.class.getClassLoader()))
            .filter(PropagationMaker::isUsable)
            .findFirst();

    private Propagations() {}

    /** A propagation for one thread. */
    static Propagation of(Network network) {
        return FOUND.map(maker -> maker.make(network.layer1(), network.layer2(), network.output()))
                .orElseGet(() -> new PlainPropagation(network));
    }

    /** The name of the maker; empty if there is none. */
    static Optional<String> name() {
        return FOUND.map(PropagationMaker::name);
    }
}
