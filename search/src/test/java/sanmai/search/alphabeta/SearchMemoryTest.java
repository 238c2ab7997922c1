package sanmai.search.alphabeta;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import sanmai.search.Limits;
import sanmai.search.Resources;
import sanmai.search.SearchControl;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.eval.Evaluation;
import sanmai.search.eval.EvaluationFactory;
import sanmai.shogi.Position;

/** Searches for which there is too little memory. */
class SearchMemoryTest {
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
            return new MaterialEvaluation();
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
    void withNoMemoryAtAllThereIsNothing() {
        AlphaBeta searcher = new AlphaBeta(new GreedyEvaluations(0, 0));
        assertThrows(OutOfMemoryError.class, () -> searcher.prepareAtMost(new Resources(64, 2)));
    }
}
