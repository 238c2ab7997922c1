package sanmai.engine;

import static java.util.Objects.requireNonNull;

import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import sanmai.game.Game;
import sanmai.shogi.Position;
import sanmai.workers.OwnThread;

/**
 * An engine that analyses positions.
 *
 * <pre>{@code
 * try (Engine engine = SanmaiEngine.open()) {
 *     Analysis analysis = engine.analyse(Position.start(), AnalysisLimits.ofDepth(8));
 *     System.out.println(analysis);
 * }
 * }</pre>
 *
 * <p>Any thread may use an engine, which does one thing at a time. {@link #analyse} and {@link #newGame} wait until the calls of
 * other threads have returned. {@link #stop} and {@link #close} do not wait for their turn: they end the analysis that runs.
 *
 * <p>The listener is called by the thread that called {@code analyse}. It may call {@code stop} and {@link #name}.
 * Every other call throws an {@link IllegalStateException}; if the listener catches it, the analysis goes on unchanged.
 * Any exception that leaves the listener ends the analysis, and {@code analyse} throws it; the engine stays usable. A
 * listener must not wait for another thread that waits for the engine: both would wait for ever.
 *
 * <p>If a thread that analyses is interrupted, its analysis ends soon with what it has found, and the thread stays
 * interrupted. An engine that is closed refuses {@code analyse} and {@code newGame} with an {@link IllegalStateException}.
 */
public interface Engine extends AutoCloseable {
    /** The name of the engine. */
    String name();

    /**
     * Analyses a position.
     *
     * @param position the position, with the moves that led to it as its history; it stays as it is
     * @param limits when to end
     * @param listener receives each result on the way, on the calling thread
     * @return what was found last; if there is a legal move and no reason to resign, it has a best move
     * @throws EngineException if the engine fails
     * @throws IllegalStateException if the engine is closed, or if a listener of the same engine calls this
     */
    Analysis analyse(Position position, AnalysisLimits limits, Consumer<Analysis> listener);

    /** Analyses a position without a listener. */
    default Analysis analyse(Position position, AnalysisLimits limits) {
        return analyse(position, limits, analysis -> {});
    }

    /** Analyses the current position of a game, with the moves of the game as its history. */
    default Analysis analyse(Game game, AnalysisLimits limits) {
        return analyse(requireNonNull(game, "game").position(), limits);
    }

    /**
     * Analyses a position in a thread of its own. Cancelling the future ends the analysis; its result is lost.
     *
     * @param listener receives each result on the way, in that thread
     */
    default CompletableFuture<Analysis> analyseAsync(
            Position position, AnalysisLimits limits, Consumer<Analysis> listener) {
        Position copy = requireNonNull(position, "position").copy();
        return OwnThread.run("analysis", () -> analyse(copy, limits, listener));
    }

    /**
     * Ends the analysis that is running soon. It has no effect on analyses that begin later, and does nothing if none is
     * running.
     */
    void stop();

    /**
     * Clears what was learnt from earlier positions: the next position belongs to another game.
     *
     * @throws EngineException if the engine fails
     * @throws IllegalStateException if the engine is closed, or if a listener of the same engine calls this
     */
    void newGame();

    /**
     * Ends the running analysis, waits for its end, and releases memory, threads and processes. Further calls do
     * nothing.
     *
     * @throws IllegalStateException if a listener of the same engine calls this
     */
    @Override
    void close();
}
