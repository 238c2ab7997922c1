package sanmai.engine;

import java.util.function.Consumer;
import sanmai.game.Game;
import sanmai.search.Resources;
import sanmai.search.eval.EvaluationFactory;
import sanmai.shogi.Position;

/**
 * An engine that analyses positions, one at a time.
 *
 * <pre>{@code
 * try (Engine engine = Engine.open()) {
 *     Analysis analysis = engine.analyse(Position.start(), AnalysisLimits.ofDepth(8));
 *     System.out.println(analysis);
 * }
 * }</pre>
 *
 * <p>{@link #stop} and {@link #close} may be called by any thread, everything else by one at a time. If the thread that waits
 * for an analysis is interrupted, the analysis ends soon with what it has found, and the thread stays interrupted.
 */
public interface Engine extends AutoCloseable {
    /** The name of the engine. */
    String name();

    /**
     * Analyses a position.
     *
     * @param position the position, with the moves that led to it as its history; it stays as it is
     * @param limits when to end
     * @param listener hears what is found meanwhile, on a thread that the engine chooses
     * @return what was found last; if there is a legal move and no reason to resign, it has a best move
     * @throws EngineException if the engine fails
     * @throws IllegalStateException if the engine is closed
     */
    Analysis analyse(Position position, AnalysisLimits limits, Consumer<Analysis> listener);

    /** Analyses a position and tells nobody what is found meanwhile. */
    default Analysis analyse(Position position, AnalysisLimits limits) {
        return analyse(position, limits, analysis -> {});
    }

    /** Analyses a game where it stands, which knows of its repetitions. */
    default Analysis analyse(Game game, AnalysisLimits limits) {
        return analyse(game.position(), limits);
    }

    /** Ends the running analysis soon; does nothing if none is running. */
    void stop();

    /** Forgets what was learnt from the positions so far: the next one is of another game. */
    void newGame();

    /** Ends the running analysis, and gives memory, threads and processes back. */
    @Override
    void close();

    /** The engine of this library with its own evaluation, one thread, and a hash table of 16 MB. */
    static Engine open() {
        return open(Resources.SMALL);
    }

    /**
     * The engine of this library with its own evaluation.
     *
     * @throws OutOfMemoryError if there is no room for this memory or these threads
     */
    static Engine open(Resources resources) {
        return new SearcherEngine(OwnEvaluation.factory(), resources);
    }

    /**
     * The engine of this library with another evaluation.
     *
     * @throws OutOfMemoryError if there is no room for this memory or these threads
     */
    static Engine open(EvaluationFactory evaluation, Resources resources) {
        return new SearcherEngine(evaluation, resources);
    }
}
