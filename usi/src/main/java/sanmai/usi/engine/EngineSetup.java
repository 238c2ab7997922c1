package sanmai.usi.engine;

import java.util.function.Function;
import sanmai.search.Searcher;
import sanmai.search.eval.EvaluationFactory;

/**
 * The parts that make an engine.
 *
 * @param name the engine's name, for the GUI
 * @param maker makes the engine's own search with an evaluation
 * @param evaluation evaluates positions, for the search and for the command {@code eval}, until there is another
 * @param evaluations opens the evaluation that the user chooses
 * @param books opens the book that the user chooses
 */
public record EngineSetup(
        String name,
        Function<EvaluationFactory, Searcher> maker,
        EvaluationFactory evaluation,
        EvaluationFiles evaluations,
        BookFiles books) {}
