package sanmai.search;

import java.util.function.Supplier;

/** A searcher around another one, to which it leaves memory, threads and new games, and which it closes. */
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
