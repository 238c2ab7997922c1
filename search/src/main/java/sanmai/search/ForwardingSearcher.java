package sanmai.search;

import java.util.Optional;
import java.util.function.Supplier;
import sanmai.search.time.Resources;
import sanmai.search.time.SearchControl;
import sanmai.workers.ExclusiveUse;

/**
 * A searcher that wraps another one. The wrapped searcher has the memory and the threads, and does each search whose
 * result this searcher does not know; closing this searcher closes it.
 */
public abstract class ForwardingSearcher implements Searcher {
    /** The wrapped searcher. */
    protected final Searcher searcher;

    private final ExclusiveUse use;

    /** Wraps a searcher. */
    protected ForwardingSearcher(Searcher searcher) {
        this.searcher = searcher;
        use = new ExclusiveUse("the searcher", searcher::close);
    }

    /** Runs a search, for {@link #search}: meanwhile other calls wait or are refused, as {@link Searcher} says. */
    protected final SearchResult alone(SearchControl control, Supplier<SearchResult> search) {
        return use.call("search", () -> {
            use.onStop(control::stop);
            return search.get();
        });
    }

    /**
     * The result that this searcher knows without a search; empty if the wrapped one has to search. Several threads may
     * call this.
     *
     * @param request what is to be searched
     * @param control measures the time
     */
    protected Optional<SearchResult> known(SearchRequest request, SearchControl control) {
        return Optional.empty();
    }

    @Override
    public SearchResult search(SearchRequest request, SearchControl control, SearchListener listener) {
        return alone(control, () -> {
            Optional<SearchResult> known = known(request, control);
            known.filter(SearchResult::hasMove).ifPresent(listener::found);
            return known.orElseGet(() -> searcher.search(request, control, listener));
        });
    }

    @Override
    public SearchResult answerAtOnce(SearchRequest request, SearchControl control) {
        return known(request, control).orElseGet(() -> searcher.answerAtOnce(request, control));
    }

    @Override
    public void prepare(Resources resources) {
        use.run("prepare", () -> searcher.prepare(resources));
    }

    @Override
    public Resources prepareAtMost(Resources wanted) {
        return use.call("prepareAtMost", () -> searcher.prepareAtMost(wanted));
    }

    @Override
    public void newGame() {
        use.run("newGame", searcher::newGame);
    }

    @Override
    public final void close() {
        use.close();
    }
}
