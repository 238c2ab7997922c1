package sanmai.search;

/**
 * Searches for the best move. It runs one search at a time; meanwhile other threads may use the {@link SearchControl} and
 * nothing else.
 */
public interface Searcher {
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
}
