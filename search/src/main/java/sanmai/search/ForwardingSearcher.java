package sanmai.search;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * A searcher around another one, to which it leaves memory, threads, new games, and all that it does not know itself, and
 * which it closes.
 */
public abstract class ForwardingSearcher implements Searcher {
    /** The other one. */
    protected final Searcher searcher;

    private final ExclusiveUse use;

    /** A searcher around this one. */
    protected ForwardingSearcher(Searcher searcher) {
        this.searcher = searcher;
        use = new ExclusiveUse("the searcher", searcher::close);
    }

    /** Does a search, to be called by {@link #search}: other calls wait or are refused meanwhile, as {@link Searcher} says. */
    protected final SearchResult alone(SearchControl control, Supplier<SearchResult> search) {
        return use.call("search", () -> {
            use.onStop(control::stop);
            return search.get();
        });
    }

    /**
     * What this searcher knows without a search; empty if the other one has to search. Several threads may ask.
     *
     * @param request what is to be searched
     * @param control knows how long it took
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
