package sanmai.search;

import sanmai.search.time.Resources;
import sanmai.search.time.SearchControl;

/**
 * Searches for the best move, one search at a time. A call waits until those of other threads have returned; only
 * {@link #close} and {@link #answerAtOnce} do not wait. A callback of the searcher, such as the listener, must not call
 * the searcher: that throws an {@link IllegalStateException}, and the search goes on. A call of a closed searcher
 * throws the same.
 *
 * <p>The owner closes the searcher. The memory and threads of a searcher that becomes unreachable are released too.
 */
public interface Searcher extends AutoCloseable {
    /**
     * Searches until a limit is reached or the control stops it, and returns the best moves found. If the position has a
     * legal move, the result has one. A search that was stopped before it started, or has next to no time or nodes, still
     * looks for the best move at depth 1: that takes about a millisecond, or a few with a poor evaluation.
     *
     * @param request what to search
     * @param control stops the search from outside, and measures its time
     * @param listener hears the result of every finished iteration, on the searching thread
     */
    SearchResult search(SearchRequest request, SearchControl control, SearchListener listener);

    /**
     * An answer for a search that must end and has found nothing. Does not wait for that search, which another thread
     * may still run, or be about to begin. The answer is that of {@link #search} without time; a searcher that has to
     * search for it uses memory that the other search does not use.
     *
     * @param request what was to be searched; its position is not the object that the other thread works on
     * @param control measures the time of the search
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
     * As {@link #prepare}, but takes less if there is not enough memory: first fewer threads, then smaller hash tables.
     *
     * @return the memory and threads that the searcher has now
     * @throws OutOfMemoryError if there is no memory for one thread and one megabyte; then the searcher has nothing
     */
    default Resources prepareAtMost(Resources wanted) {
        prepare(wanted);
        return wanted;
    }

    /** Clears what was learnt in the last game, such as hash tables. */
    default void newGame() {}

    /**
     * Releases memory and threads. Any thread may call this, at any time. A running search ends as if its control
     * stopped it, and releases them when it returns.
     */
    @Override
    default void close() {}
}
