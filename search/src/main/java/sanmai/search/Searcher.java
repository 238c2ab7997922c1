package sanmai.search;

/**
 * Searches for the best move, one search at a time. A call waits until those of other threads have returned; only
 * {@link #close} does not wait. What the searcher itself calls, such as the listener, may not call it back: that is an
 * {@link IllegalStateException}, and the search goes on unharmed. So is every call of a searcher that is closed.
 *
 * <p>Its owner closes it. What was prepared for a searcher that nobody refers to any more is given back in the end, too.
 */
public interface Searcher extends AutoCloseable {
    /**
     * Searches until a limit is reached or the control stops it, and returns the best moves found. If the position has a
     * legal move, the result has one, even if the search was stopped before it started.
     *
     * @param request what to search
     * @param control stops the search from outside, and knows the time
     * @param listener hears the result of every finished iteration, on the searching thread
     */
    SearchResult search(SearchRequest request, SearchControl control, SearchListener listener);

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
