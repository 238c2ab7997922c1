package sanmai.usi;

import java.util.concurrent.Semaphore;
import sanmai.search.Line;
import sanmai.search.Resources;
import sanmai.search.SearchControl;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
import sanmai.search.Variation;
import sanmai.shogi.notation.UsiMove;

/** A searcher that ends, and gets ready, when the test says so. */
final class PuppetSearcher implements Searcher {
    final Semaphore ends = new Semaphore(0);
    final Semaphore getsReady = new Semaphore(0);
    private final boolean obeysStop;

    /** A searcher that stops when it is told to, or goes on regardless. */
    PuppetSearcher(boolean obeysStop) {
        this.obeysStop = obeysStop;
    }

    @Override
    public SearchResult search(SearchRequest request, SearchControl control, SearchListener listener) {
        while (!ends.tryAcquire() && !(obeysStop && control.mustStop())) {
            sleep();
        }
        int move = UsiMove.parse("7g7f", request.position());
        return SearchResult.of(new Variation(Line.of(move), 12, 3), 100, control.elapsedNanos());
    }

    @Override
    public void prepare(Resources resources) {
        while (!getsReady.tryAcquire()) {
            sleep();
        }
    }

    private static void sleep() {
        try {
            Thread.sleep(1);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
