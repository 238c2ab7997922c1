package sanmai.usi.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
import sanmai.search.minimax.Minimax;
import sanmai.search.time.SearchControl;

/** The clock of the warm-up counts the processor time of the search, and a small part of the other time. */
class WarmUpTest {
    private static final int MILLIS = 200;
    private static final long LEAST = 1_000_000L * MILLIS / 10;

    @Test
    void timeOfOtherThreadsCountsLittle() {
        List<Long> passed = new ArrayList<>();
        Searcher sleeper = new Searcher() {
            @Override
            public SearchResult search(SearchRequest request, SearchControl control, SearchListener listener) {
                long begin = System.nanoTime();
                long elapsed = control.elapsedNanos();
                sleep();
                passed.add(control.elapsedNanos() - elapsed);
                passed.add(System.nanoTime() - begin);
                control.stop();
                return new Minimax().search(request, control, listener);
            }
        };
        WarmUp.run(sleeper);
        assertEquals(2, passed.size());
        assertTrue(passed.get(0) < passed.get(1) / 2, passed.toString());
        assertTrue(passed.get(0) >= LEAST, passed.toString());
    }

    private static void sleep() {
        try {
            Thread.sleep(MILLIS);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
