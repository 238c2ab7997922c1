package sanmai.search.alphabeta;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.eval.Evaluation;
import sanmai.search.eval.EvaluationFactory;
import sanmai.search.eval.net.NetEvaluationFactory;
import sanmai.search.time.Limits;
import sanmai.search.time.Resources;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Position;

/** Helper threads where the system starts only some. */
@Timeout(60)
class HelperThreadsTest {
    /** Threads of which only some can be started, as where a user may have no more processes. */
    private static final class FewThreads implements ThreadFactory {
        final List<Thread> made = new CopyOnWriteArrayList<>();
        private final int most;

        FewThreads(int most) {
            this.most = most;
        }

        @Override
        public Thread newThread(Runnable work) {
            if (made.size() >= most) {
                throw new OutOfMemoryError("unable to create native thread");
            }
            Thread thread = HelperThreads.USUAL.newThread(work);
            made.add(thread);
            return thread;
        }

        /** Waits until as many threads are left, and all of these rest. */
        void awaitRest(int threads) throws InterruptedException {
            while (made.stream().filter(Thread::isAlive).count() != threads
                    || made.stream().anyMatch(thread -> thread.getState() == Thread.State.RUNNABLE)) {
                Thread.sleep(1);
            }
        }
    }

    private static AlphaBeta searcher(FewThreads threads) {
        return new AlphaBeta(NetEvaluationFactory.shipped(), Features.ALL, threads);
    }

    @ParameterizedTest(name = "{0} threads can be started, {1} are wanted, {2} search")
    @CsvSource({"0, 4, 1", "3, 16, 1", "10, 16, 3", "15, 16, 16", "2, 3, 3"})
    void theSearchGoesOnWithThoseThatStarted(int startable, int wanted, int searching) throws InterruptedException {
        FewThreads threads = new FewThreads(startable);
        AlphaBeta searcher = searcher(threads);
        assertEquals(new Resources(2, searching), searcher.prepareAtMost(new Resources(2, wanted)));
        for (int i = 0; i < 3; i++) {
            SearchRequest request = new SearchRequest(Position.start(), Limits.ofNodes(20_000));
            SearchResult result = searcher.search(request, new SearchControl(), SearchListener.NONE);
            assertTrue(result.best().depth() > 1, result.toString());
            threads.awaitRest(searching - 1);
        }
        searcher.close();
    }

    @Test
    void whoWantsAllOrNothingIsTold() {
        AlphaBeta searcher = searcher(new FewThreads(1));
        OutOfMemoryError refusal = assertThrows(OutOfMemoryError.class, () -> searcher.prepare(new Resources(2, 3)));
        assertEquals(
                "there is room for 2 MB of hash (threads: 1), not for 2 MB of hash (threads: 3)", refusal.getMessage());
        searcher.prepare(new Resources(2, 1));
    }

    @Test
    void helpersThatAreNotWantedEnd() throws InterruptedException {
        FewThreads threads = new FewThreads(100);
        AlphaBeta searcher = searcher(threads);
        for (int wanted : new int[] {1, 4, 2, 6, 1}) {
            searcher.prepare(new Resources(2, wanted));
            threads.awaitRest(wanted - 1);
        }
    }

    @Test
    void helpersOfAClosedSearcherEnd() throws InterruptedException {
        FewThreads threads = new FewThreads(100);
        AlphaBeta searcher = searcher(threads);
        searcher.prepare(new Resources(1, 4));
        searcher.close();
        threads.awaitRest(0);
        assertThrows(IllegalStateException.class, () -> searcher.prepare(new Resources(1, 4)));
        assertEquals(3, threads.made.size());
        assertEquals(0, searcher.nodes());
    }

    @Test
    void helpersOfASearcherThatIsClosedWhileItSearchesEnd() throws InterruptedException {
        FewThreads threads = new FewThreads(100);
        AlphaBeta searcher = searcher(threads);
        searcher.prepare(new Resources(1, 4));
        Thread closer = new Thread(searcher::close);
        SearchRequest request = new SearchRequest(Position.start(), Limits.NONE);
        searcher.search(request, new SearchControl(), result -> {
            if (result.best().depth() == 3 && closer.getState() == Thread.State.NEW) { // The helpers have begun.
                closer.start();
            }
        });
        closer.join();
        threads.awaitRest(0);
    }

    @Test
    void helpersOfASearcherThatNobodyRefersToEnd() throws InterruptedException {
        FewThreads threads = new FewThreads(100);
        for (int i = 0; i < 10; i++) {
            AlphaBeta dropped = searcher(threads);
            dropped.prepare(new Resources(1, 4));
            dropped.search(
                    new SearchRequest(Position.start(), Limits.ofDepth(2 + i % 2)),
                    new SearchControl(),
                    SearchListener.NONE);
        }
        assertEquals(30, threads.made.size());
        while (threads.made.stream().anyMatch(Thread::isAlive)) {
            System.gc();
            Thread.sleep(10);
        }
    }

    @Test
    void whatAHelperThrowsIsThrown() {
        Thread main = Thread.currentThread();
        SearchControl control = new SearchControl();
        IllegalStateException failure = new IllegalStateException("no");
        AlphaBeta searcher = new AlphaBeta(StatelessEvaluation.factory("failing", position -> {
            if (Thread.currentThread() != main) {
                control.stop();
                throw failure;
            }
            return 0;
        }));
        searcher.prepare(new Resources(2, 3));
        SearchRequest request = new SearchRequest(Position.start(), Limits.NONE);
        assertSame(
                failure,
                assertThrows(
                        IllegalStateException.class, () -> searcher.search(request, control, SearchListener.NONE)));
        searcher.close();
    }

    @Test
    void theFirstIterationDoesNotWaitForHelpers() {
        WaitingEvaluations evaluations = new WaitingEvaluations();
        AlphaBeta searcher = new AlphaBeta(evaluations);
        searcher.prepare(new Resources(2, 3));
        List<Boolean> helped = new ArrayList<>();
        SearchRequest request = new SearchRequest(Position.start(), Limits.ofDepth(4));
        searcher.search(request, new SearchControl(), result -> helped.add(evaluations.haveHelped()));
        assertEquals(false, helped.get(0));
        searcher.close();
    }

    /** Evaluations of which the main thread's, the first, gives the others time to begin before it. */
    private static final class WaitingEvaluations implements EvaluationFactory {
        private static final int MILLIS = 300;
        private final CountDownLatch help = new CountDownLatch(1);
        private boolean isMade;

        boolean haveHelped() {
            return help.getCount() == 0;
        }

        @Override
        public String name() {
            return "waiting";
        }

        @Override
        public String fingerprint() {
            return "0";
        }

        @Override
        public Evaluation create() {
            boolean isMain = !isMade;
            isMade = true;
            return new Evaluation() {
                private boolean hasWaited;

                @Override
                public void set(Position position) {}

                @Override
                public void push(Position position, int move) {
                    if (!isMain) {
                        help.countDown();
                    } else if (!hasWaited) {
                        hasWaited = true;
                        awaitHelp();
                    }
                }

                @Override
                public void pop() {}

                @Override
                public int score(Position position) {
                    return 0;
                }
            };
        }

        private void awaitHelp() {
            try {
                help.await(MILLIS, TimeUnit.MILLISECONDS);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }
}
