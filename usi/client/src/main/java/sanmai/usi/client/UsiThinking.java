package sanmai.usi.client;

import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;
import sanmai.engine.Analysis;
import sanmai.workers.OwnThread;

/**
 * A search for a move of a game by the clocks, or pondering on one. One thread runs it; any thread may stop it or tell of
 * the expected move, before it runs, meanwhile and afterwards.
 */
public final class UsiThinking {
    private final UsiSearch search;
    private final Function<Consumer<Analysis>, UsiAnswer> work;

    UsiThinking(UsiSearch search, Function<Consumer<Analysis>, UsiAnswer> work) {
        this.search = search;
        this.work = work;
    }

    /**
     * Has the engine search, and waits for its answer, which comes by the clock, or after {@link #stop}. An engine that
     * ponders waits for {@link #ponderHit} or {@link #stop}.
     *
     * @param listener gets the analyses
     * @throws sanmai.engine.EngineException if the engine fails
     */
    public UsiAnswer run(Consumer<Analysis> listener) {
        return work.apply(listener);
    }

    /**
     * As {@link #run}, in a thread of its own. Cancelling the future ends the search, like {@link #stop}; its answer is lost.
     *
     * @param listener gets the analyses in that thread
     */
    public CompletableFuture<UsiAnswer> start(Consumer<Analysis> listener) {
        return OwnThread.run("usi", () -> run(listener));
    }

    /** The opponent has made the expected move: the engine's clock runs. */
    public void ponderHit() {
        search.ponderHit();
    }

    /** Has the engine answer at once. */
    public void stop() {
        search.stop();
    }
}
