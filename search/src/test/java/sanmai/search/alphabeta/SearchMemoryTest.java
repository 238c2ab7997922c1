package sanmai.search.alphabeta;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sanmai.search.SearchListener;
import sanmai.search.SearchProgress;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.eval.Evaluation;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.time.Limits;
import sanmai.search.time.Resources;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Position;

/** Searches for which there is too little memory. */
class SearchMemoryTest {
    private static final int MEGABYTES = 64;

    /** Evaluations that take more memory than they say: after some of them there is none left. */
    private static final class GreedyEvaluations implements EvaluationFactory {
        private final int most;
        private final long bytes;
        private int made;

        GreedyEvaluations(int most, long bytes) {
            this.most = most;
            this.bytes = bytes;
        }

        @Override
        public String name() {
            return "greedy";
        }

        @Override
        public String fingerprint() {
            return "0";
        }

        @Override
        public Evaluation create() {
            if (made == most) {
                made = 0; // All is given up now.
                throw new OutOfMemoryError("Java heap space");
            }
            made++;
            return StatelessEvaluation.MATERIAL.create();
        }

        @Override
        public long evaluationBytes() {
            return bytes;
        }
    }

    private static void assertSearches(AlphaBeta searcher) {
        SearchRequest request = new SearchRequest(Position.start(), Limits.ofDepth(4));
        assertEquals(
                4,
                searcher.search(request, new SearchControl(), SearchListener.NONE)
                        .best()
                        .depth());
    }

    @Test
    void whatIsKnownToBeTooMuchIsNotEvenTried() {
        long tooMuch = Runtime.getRuntime().maxMemory();
        AlphaBeta searcher = new AlphaBeta(new GreedyEvaluations(1, tooMuch));
        assertEquals(new Resources(1, 1), searcher.prepareAtMost(new Resources(64, 100)));
        assertSearches(searcher);
    }

    @Test
    void whatTurnsOutToBeTooMuchIsGivenUpThreadByThread() {
        AlphaBeta searcher = new AlphaBeta(new GreedyEvaluations(3, 0));
        Resources got = searcher.prepareAtMost(new Resources(2, 6));
        assertEquals(2, got.hashMegabytes());
        assertTrue(got.threads() == 2 || got.threads() == 3, got.toString());
        assertSearches(searcher);
    }

    @Test
    void whoWantsAllOrNothingIsTold() {
        AlphaBeta searcher = new AlphaBeta(new GreedyEvaluations(1, 0));
        assertThrows(OutOfMemoryError.class, () -> searcher.prepare(new Resources(2, 2)));
        assertSearches(searcher);
    }

    @Test
    void aSearcherThatFailsToGetReadyKeepsNothing() {
        assertThrows(
                OutOfMemoryError.class,
                () -> AlphaBeta.prepared(new GreedyEvaluations(1, 0), Features.ALL, new Resources(2, 2)));
    }

    /** Also if somebody still refers to it, and to what its listener was given. */
    @Test
    @Timeout(60)
    void aClosedSearcherGivesItsMemoryBack() throws InterruptedException {
        AlphaBeta searcher =
                AlphaBeta.prepared(NetEvaluationFactory.shipped(), Features.ALL, new Resources(MEGABYTES, 1));
        List<Supplier<SearchProgress>> kept = new ArrayList<>();
        SearchListener keeper = new SearchListener() {
            @Override
            public void found(SearchResult result) {}

            @Override
            public void begun(Supplier<SearchProgress> progress) {
                kept.add(progress);
            }
        };
        SearchRequest request = new SearchRequest(Position.start(), Limits.ofDepth(4));
        SearchResult result = searcher.search(request, new SearchControl(), keeper);
        long before = used();
        searcher.close();
        while (used() > before - (MEGABYTES << 20)) {
            Thread.sleep(10);
        }
        assertEquals(result.nodes(), kept.get(0).get().nodes());
        assertThrows(IllegalStateException.class, searcher::newGame);
    }

    private static long used() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    @Test
    void withNoMemoryAtAllThereIsNothing() {
        AlphaBeta searcher = new AlphaBeta(new GreedyEvaluations(0, 0));
        assertThrows(OutOfMemoryError.class, () -> searcher.prepareAtMost(new Resources(64, 2)));
    }
}
