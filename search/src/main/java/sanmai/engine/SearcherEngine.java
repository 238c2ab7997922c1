package sanmai.engine;

import java.time.Duration;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import sanmai.search.DeclarationWinSearcher;
import sanmai.search.Limits;
import sanmai.search.Resources;
import sanmai.search.SearchControl;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
import sanmai.search.alphabeta.AlphaBeta;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.time.TimeBudget;
import sanmai.shogi.Position;

/** The engine of this library, in this process. */
final class SearcherEngine implements Engine {
    private final AlphaBeta own;
    private final Searcher searcher;
    private final String name;
    private volatile @Nullable SearchControl running;
    private volatile boolean isClosed;

    SearcherEngine(EvaluationFactory evaluation, Resources resources) {
        own = new AlphaBeta(evaluation);
        own.prepare(resources);
        searcher = new DeclarationWinSearcher(own);
        name = "Sanmai (" + evaluation.name() + ")";
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public synchronized Analysis analyse(Position position, AnalysisLimits limits, Consumer<Analysis> listener) {
        SearchControl control = SearchControl.within(budget(limits));
        running = control;
        try {
            if (isClosed) {
                throw new IllegalStateException("the engine is closed");
            }
            Limits inPlies = new Limits(limits.depth(), limits.nodes()).withMultiPv(limits.multiPv());
            SearchListener told = result -> {
                if (Thread.currentThread().isInterrupted()) {
                    control.stop();
                }
                listener.accept(analysis(result));
            };
            return analysis(searcher.search(new SearchRequest(position.copy(), inPlies), control, told));
        } finally {
            running = null;
        }
    }

    private static TimeBudget budget(AnalysisLimits limits) {
        return limits.time()
                .map(SearcherEngine::nanos)
                .map(nanos -> new TimeBudget(nanos, nanos))
                .orElse(TimeBudget.UNLIMITED);
    }

    private static long nanos(Duration time) {
        return time.compareTo(Duration.ofNanos(Long.MAX_VALUE)) < 0 ? time.toNanos() : Long.MAX_VALUE;
    }

    private static Analysis analysis(SearchResult result) {
        return new Analysis(
                result.hasMove() ? OptionalInt.of(result.bestMove()) : OptionalInt.empty(),
                result.declaresWin(),
                result.principalVariations(),
                result.nodes(),
                Duration.ofNanos(result.nanos()));
    }

    @Override
    public void stop() {
        SearchControl control = running;
        if (control != null) {
            control.stop();
        }
    }

    @Override
    public synchronized void newGame() {
        own.newGame();
    }

    @Override
    public void close() {
        isClosed = true;
        stop();
        release();
    }

    /** Waits for the end of the analysis, and gives up all threads but the caller's and nearly all memory. */
    private synchronized void release() {
        own.prepareAtMost(new Resources(1, 1));
    }

    @Override
    public String toString() {
        return name;
    }
}
