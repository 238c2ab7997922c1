package sanmai.cli.lab;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import sanmai.cli.console.UserError;
import sanmai.cli.option.Ranges;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.eval.accumulator.FeatureSet;
import sanmai.search.training.TrainableModel;
import sanmai.search.training.TrainingSettings;

/**
 * A kind of evaluation that 'sanmai train' makes.
 *
 * @param <E> the evaluation
 */
interface TrainedKind<E> {
    /**
     * The kind of this name.
     *
     * @throws UserError if there is no such kind
     */
    static TrainedKind<?> named(String name) {
        return Stream.<Optional<? extends TrainedKind<?>>>of(TrainedNet.named(name), TrainedNnue.named(name))
                .flatMap(Optional::stream)
                .findFirst()
                .orElseThrow(() -> new UserError(
                        "--architecture \"" + name + "\": must be " + TrainedNet.NAME + ", " + TrainedNet.NAME
                                + "-64, sanmai-64-kings or k-p-256x2-32-32, or one of these with other sizes"));
    }

    /** Refuses a number of neurons that is no multiple of a step, or greater than a limit. */
    static void checkMultiple(String what, int neurons, int step, int max) {
        Ranges.check(what + " of --architecture", neurons, step, max);
        if (neurons % step != 0) {
            throw new UserError(what + " of --architecture must be a multiple of " + step + ", not " + neurons);
        }
    }

    /** The usual name of its file. */
    String fileName();

    /** The input features. */
    FeatureSet features();

    /** A model with initial weights. */
    TrainableModel<E> initial(SplittableRandom random);

    /**
     * A model with the weights of an evaluation; empty if the evaluation is of another kind.
     *
     * @param settings have the scale and the random numbers
     */
    Optional<? extends TrainableModel<E>> continued(EvaluationFactory evaluation, TrainingSettings settings);

    /** The fingerprint of a trained evaluation. */
    String fingerprint(E made);

    /**
     * Writes a trained evaluation to its file.
     *
     * @param comments say how it was made, where the format has room for that
     */
    void write(E made, List<String> comments, OutputStream out) throws IOException;
}
