package sanmai.search.engine;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import sanmai.engine.Analysis;
import sanmai.engine.AnalysisLimits;
import sanmai.engine.Engine;
import sanmai.search.DeclarationWinSearcher;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
import sanmai.search.alphabeta.AlphaBeta;
import sanmai.search.alphabeta.Features;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.time.Limits;
import sanmai.search.time.Resources;
import sanmai.search.time.SearchControl;
import sanmai.search.time.TimeBudget;
import sanmai.shogi.Move;
import sanmai.shogi.Position;
import sanmai.workers.ExclusiveUse;

/**
 * The engine of this library, in this process. It may be used by several threads as every {@link Engine}.
 *
 * <pre>{@code
 * try (Engine engine = SanmaiEngine.open()) {
 *     System.out.println(engine.analyse(Position.start(), AnalysisLimits.ofDepth(8)));
 * }
 * }</pre>
 */
public final class SanmaiEngine implements Engine {
    private final String name;
    private final ExclusiveUse use = new ExclusiveUse("the engine", this::release);
    private @Nullable Searcher searcher; // null once it is closed, and its evaluation goes with it

    private SanmaiEngine(EvaluationFactory evaluation, Resources resources) {
        searcher = new DeclarationWinSearcher(AlphaBeta.prepared(evaluation, Features.ALL, resources));
        name = "Sanmai (" + evaluation.name() + ")";
    }

    /** The engine with its own evaluation, one thread, and a hash table of 16 MB. */
    public static Engine open() {
        return open(Resources.SMALL);
    }

    /**
     * The engine with its own evaluation.
     *
     * @throws OutOfMemoryError if there is no room for this memory or these threads
     */
    public static Engine open(Resources resources) {
        return open(OwnEvaluation.factory(), resources);
    }

    /**
     * The engine with another evaluation.
     *
     * @throws OutOfMemoryError if there is no room for this memory or these threads
     */
    public static Engine open(EvaluationFactory evaluation, Resources resources) {
        return new SanmaiEngine(evaluation, resources);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Analysis analyse(Position position, AnalysisLimits limits, Consumer<Analysis> listener) {
        Objects.requireNonNull(position, "position");
        Objects.requireNonNull(limits, "limits");
        Objects.requireNonNull(listener, "listener");
        return use.call("analyse", () -> {
            SearchControl control = new SearchControl(clock(Thread.currentThread()));
            control.grant(budget(limits));
            use.onStop(control::stop);
            Limits inPlies = new Limits(limits.depth(), limits.nodes()).withMultiPv(limits.multiPv());
            SearchRequest request = new SearchRequest(position.copy(), inPlies);
            return analysis(searcher.search(request, control, result -> listener.accept(analysis(result))));
        });
    }

    /** A clock for the search; reading it also stops the search if the caller was interrupted. */
    private LongSupplier clock(Thread caller) {
        return () -> {
            if (caller.isInterrupted()) {
                stop();
            }
            return System.nanoTime();
        };
    }

    private static TimeBudget budget(AnalysisLimits limits) {
        return limits.time()
                .map(SanmaiEngine::nanos)
                .map(nanos -> new TimeBudget(nanos, nanos))
                .orElse(TimeBudget.UNLIMITED);
    }

    private static long nanos(Duration time) {
        return time.compareTo(Duration.ofNanos(Long.MAX_VALUE)) < 0 ? time.toNanos() : Long.MAX_VALUE;
    }

    private static Analysis analysis(SearchResult result) {
        return new Analysis(
                result.hasMove() ? Optional.of(Move.of(result.bestMove())) : Optional.empty(),
                result.declaresWin(),
                result.principalVariations(),
                result.nodes(),
                Duration.ofNanos(result.nanos()));
    }

    @Override
    public void stop() {
        use.stop();
    }

    @Override
    public void newGame() {
        use.run("newGame", () -> searcher.newGame());
    }

    @Override
    public void close() {
        use.closeAndWait();
    }

    private void release() {
        searcher.close();
        searcher = null;
    }

    @Override
    public String toString() {
        return name;
    }
}
