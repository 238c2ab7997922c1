package sanmai.usi.engine;

import java.io.IOException;
import sanmai.search.eval.EvaluationFactory;
import sanmai.usi.option.EvaluationChoice;

/** Opens the evaluation that the options {@code EvalDir}, {@code EvalFile} and {@code FV_SCALE} name. */
@FunctionalInterface
public interface EvaluationFiles {
    /**
     * An evaluation.
     *
     * @param name what the user knows it by: a path, or words
     * @param evaluation the evaluation
     */
    record Opened(String name, EvaluationFactory evaluation) {}

    /**
     * Reads an evaluation.
     *
     * @throws IOException if it cannot be read or used; the message tells the user why
     */
    Opened open(EvaluationChoice choice) throws IOException;
}
