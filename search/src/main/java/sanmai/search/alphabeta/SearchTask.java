package sanmai.search.alphabeta;

import sanmai.search.Limits;
import sanmai.search.SearchControl;
import sanmai.search.SearchRequest;

/** One search as all threads that work on it share it. */
final class SearchTask {
    final SearchRequest request;
    final SearchControl control;
    private volatile boolean over;

    SearchTask(SearchRequest request, SearchControl control) {
        this.request = request;
        this.control = control;
    }

    Limits limits() {
        return request.limits();
    }

    /** Ends the search in all threads. */
    void end() {
        over = true;
    }

    /** Whether the search is to end now. */
    boolean isOver() {
        return over || control.mustStop();
    }
}
