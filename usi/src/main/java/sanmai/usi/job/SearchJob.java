package sanmai.usi.job;

import java.util.Optional;
import java.util.function.Supplier;
import sanmai.search.SearchListener;
import sanmai.search.SearchProgress;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
import sanmai.search.time.SearchControl;
import sanmai.search.time.TimeBudget;
import sanmai.shogi.Position;
import sanmai.usi.engine.GoLimits;
import sanmai.usi.option.EngineOptions;
import sanmai.usi.protocol.AnswerLines;
import sanmai.usi.protocol.GoParameters;
import sanmai.usi.protocol.GoParameters.Flag;

/** A search for a move, from {@code go} to its one {@code bestmove}. */
final class SearchJob extends Job {
    private final EngineOptions options;
    private final Position position; // the searcher has a copy, so this one stays in order even if a search fails
    private final SearchRequest request;
    private final Searcher searcher;
    private final SearchControl control;
    private final InfoReporter reporter;
    private GoParameters go;
    private boolean mayResign; // not before the clock runs
    private volatile SearchResult result; // the last one without bounds; null before the first
    private volatile Supplier<SearchProgress> progress; // null before the search

    /**
     * A search that has not started: thinking, analysing or pondering, as the parameters say.
     *
     * @param go the parameters
     * @param position the position, which must not change
     * @param nanos when the line was read
     */
    SearchJob(GoParameters go, Position position, long nanos, JobContext context) {
        super(state(go), context, context.options().progressIntervalNanos());
        this.go = go;
        this.position = position;
        options = context.options().copy();
        request = new GoLimits(go, options).request(position.copy(), writer()::error);
        searcher = go.has(Flag.INFINITE)
                ? context.engine().forAnalysis()
                : context.engine().forGame(go.isByClock());
        control = SearchControl.begunAt(nanos);
        reporter = new InfoReporter(writer(), options.pvIntervalMillis(), options.showsBounds(), System::nanoTime);
        if (state() == EngineState.THINKING) {
            startClock(nanos);
        }
    }

    /** The state of the engine during a search with these parameters. */
    static EngineState state(GoParameters go) {
        if (go.has(Flag.PONDER)) {
            return EngineState.PONDERING;
        }
        return go.has(Flag.INFINITE) ? EngineState.ANALYSING : EngineState.THINKING;
    }

    /** The clock of the side to move runs since this time. */
    private void startClock(long nanos) {
        TimeBudget budget = new GoLimits(go, options).budget(position);
        control.grant(budget, nanos);
        expectAnswer(budget.maximumNanos(), nanos);
        mayResign = true;
    }

    @Override
    void run() {
        SearchResult found = searcher.search(request, control, new Listener());
        result = found;
        reporter.conclude(found);
    }

    /** Takes the results of the search. */
    private final class Listener implements SearchListener {
        @Override
        public void begun(Supplier<SearchProgress> newProgress) {
            progress = newProgress;
        }

        @Override
        public void found(SearchResult found) {
            if (found.isExact()) {
                result = found;
            }
            reporter.found(found);
        }
    }

    @Override
    void showLife() {
        Supplier<SearchProgress> running = progress;
        if (running != null) {
            reporter.progress(running.get());
        }
    }

    @Override
    void requestStop() {
        control.stop();
    }

    @Override
    Optional<GoParameters> hearPonderHit(GoParameters clocks, long nanos) {
        go = go.afterPonderHit(clocks);
        startClock(nanos);
        releaseAnswer();
        return Optional.empty();
    }

    @Override
    String answer() {
        SearchResult found = reporter.close(this::known);
        boolean resigns = mayResign && found.isSearched() && options.resignsAt(found.score());
        return resigns ? AnswerLines.RESIGN : AnswerLines.bestMove(found);
    }

    private SearchResult known() {
        SearchResult found = result;
        return found == null ? answerAtOnce(searcher, request, position, control) : found;
    }

    /**
     * The answer if a search has found nothing, since the GUI waits for a move.
     *
     * @param position an unchanged copy of the request's position, which the search may be changing
     */
    static SearchResult answerAtOnce(
            Searcher searcher, SearchRequest request, Position position, SearchControl control) {
        SearchRequest same = new SearchRequest(position.copy(), request.limits(), request.rules());
        try {
            return searcher.answerAtOnce(same, control);
        } catch (RuntimeException | Error e) { // Perhaps for lack of memory, like the search itself.
            return SearchResult.anyMove(same, control.elapsedNanos());
        }
    }
}
