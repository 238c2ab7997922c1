package sanmai.search.alphabeta;

import sanmai.search.Limits;
import sanmai.search.SearchControl;
import sanmai.search.SearchRequest;

/** One search as its threads share it: what is asked, and whether it is over. Safe for use by several threads. */
final class SearchTask {
    final SearchRequest request;
    final SearchControl control;
    private volatile boolean over;

    /** Written by the main thread, before the helpers begin. */
    private boolean hasAnswer;

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

    /** A first search of the root is complete, so there is an answer. */
    void answerFound() {
        if (!hasAnswer) {
            hasAnswer = true;
        }
    }

    /** Whether there is an answer. Before that nothing ends the search: neither the time, nor the nodes, nor a stop. */
    boolean hasAnswer() {
        return hasAnswer;
    }

    /** Whether the search is to end now, if it has an answer. */
    boolean isOver() {
        return over || control.mustStop();
    }
}
