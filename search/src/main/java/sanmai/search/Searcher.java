package sanmai.search;

/**
 * Searches for the best move, one search at a time. A call waits until those of other threads have returned; only
 * {@link #close} and {@link #answerAtOnce} do not wait. What the searcher itself calls, such as the listener, may not call it back: that is an
 * {@link IllegalStateException}, and the search goes on unharmed. So is every call of a searcher that is closed.
 *
 * <p>Its owner closes it. What was prepared for a searcher that nobody refers to any more is given back in the end, too.
 */
public interface Searcher extends AutoCloseable {
    /**
     * Searches until a limit is reached or the control stops it, and returns the best moves found. If the position has a
     * legal move, the result has one. A search that was stopped before it started, or has next to no time or nodes, still
     * looks for the best move at depth 1: that takes about a millisecond.
     *
     * @param request what to search
     * @param control stops the search from outside, and knows the time
     * @param listener hears the result of every finished iteration, on the searching thread
     */
    SearchResult search(SearchRequest request, SearchControl control, SearchListener listener);

    /**
     * An answer in place of a search that has found nothing and must not go on. Another thread may be in the middle of that
     * search, or just about to begin it: this does not wait for it. The answer is what {@link #search} gives without time: a searcher that has to look
     * for it takes memory of its own for that.
     *
     * @param request what was to be searched; the position is not the one that the other thread works on
     * @param control knows how long the search took
     */
    default SearchResult answerAtOnce(SearchRequest request, SearchControl control) {
        return SearchResult.anyMove(request, control.elapsedNanos());
    }

    /**
     * Allocates the memory and the threads for the next searches, which may take a while. The hash tables may be cleared.
     *
     * @throws OutOfMemoryError if there is too little memory, or the system starts too few threads; then the searcher has
     *     as much as {@link #prepareAtMost} gives it
     */
    default void prepare(Resources resources) {}

    /**
     * The same, or as much of it as there is room for: fewer threads first, then smaller hash tables.
     *
     * @return what the searcher has now
     * @throws OutOfMemoryError if there is no room for one thread and one megabyte; then the searcher has nothing
     */
    default Resources prepareAtMost(Resources wanted) {
        prepare(wanted);
        return wanted;
    }

    /** Clears what was learnt in the last game, such as hash tables. */
    default void newGame() {}

    /**
     * Gives memory and threads back. Any thread may call this, at any time. A search that is running ends as if its control
     * stopped it, and gives them back when it returns.
     */
    @Override
    default void close() {}
}
