package sanmai.search;

import sanmai.shogi.Position;

/**
 * Looks for the best move. One search at a time; the {@link SearchControl} is the only thing another thread may touch
 * meanwhile.
 */
public interface Searcher {
    /**
     * Searches until a limit is reached or the control says stop, whichever comes first, and answers with the best move
     * found. If the position has a legal move the answer has one too, even if the control said stop before the search
     * began.
     *
     * @param position where to search; it is the same afterwards
     * @param limits how far to search
     * @param control ends the search from outside, and tells the time
     * @param listener hears every completed iteration, on the searching thread
     */
    SearchResult search(Position position, Limits limits, SearchControl control, SearchListener listener);

    /** Forgets what was learnt from the positions of the last game. */
    default void newGame() {}
}
