package sanmai.search;

/** A searcher around another one, to which it leaves memory, threads and new games. */
public abstract class ForwardingSearcher implements Searcher {
    /** The other one. */
    protected final Searcher searcher;

    /** A searcher around this one. */
    protected ForwardingSearcher(Searcher searcher) {
        this.searcher = searcher;
    }

    @Override
    public void prepare(Resources resources) {
        searcher.prepare(resources);
    }

    @Override
    public Resources prepareAtMost(Resources wanted) {
        return searcher.prepareAtMost(wanted);
    }

    @Override
    public void newGame() {
        searcher.newGame();
    }
}
