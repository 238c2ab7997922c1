package sanmai.search.alphabeta.root;

import java.util.function.LongSupplier;
import sanmai.search.SearchRequest;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;

/** One search, which its threads share: what is asked for, and whether it is over. Safe for use by several threads. */
public final class SearchTask {
    final SearchRequest request;
    public final SearchControl control;
    private volatile boolean over;
    private volatile LongSupplier nodes = () -> 0;

    public SearchTask(SearchRequest request, SearchControl control) {
        this.request = request;
        this.control = control;
    }

    public Limits limits() {
        return request.limits();
    }

    /** Lets several threads share the task: the limit of nodes holds for this sum of theirs, which any thread may ask. */
    public void share(LongSupplier nodesOfAll) {
        nodes = nodesOfAll;
    }

    /**
     * The number of nodes that are left to all threads.
     *
     * @param own those of the thread that asks, which may not be in the sum yet
     */
    long nodesLeft(long own) {
        return request.limits().nodes() - Math.max(own, nodes.getAsLong());
    }

    /** Ends the search in all threads. */
    public void end() {
        over = true;
    }

    /** Whether the search is to end now. */
    boolean isOver() {
        return over
                || control.mustStop()
                || nodes.getAsLong() >= request.limits().nodes();
    }
}
