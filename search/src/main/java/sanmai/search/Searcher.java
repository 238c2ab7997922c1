package sanmai.search;

/**
 * Looks for the best moves. One search at a time; the {@link SearchControl} is the only thing another thread may touch
 * meanwhile.
 */
public interface Searcher {
    /**
     * Searches until a limit is reached or the control says stop, whichever comes first, and answers with the best
     * moves found. If the position has a legal move the answer has one too, even if the control said stop before the
     * search began.
     *
     * @param request what to search
     * @param control ends the search from outside, and tells the time
     * @param listener hears every completed iteration, on the searching thread
     */
    SearchResult search(SearchRequest request, SearchControl control, SearchListener listener);

    /**
     * Gets the memory and the threads for the searches to come, which may take a while. What was learnt may be
     * forgotten.
     *
     * @throws OutOfMemoryError if there is not enough memory; then the searcher goes on with what it had
     */
    default void prepare(Resources resources) {}

    /** Forgets what was learnt from the positions of the last game. */
    default void newGame() {}
}
