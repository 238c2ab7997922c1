package sanmai.usi;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import sanmai.movegen.LegalMoves;
import sanmai.search.Limits;
import sanmai.search.Line;
import sanmai.search.SearchControl;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
import sanmai.search.Variation;
import sanmai.search.clock.TimeBudget;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/**
 * One {@code go}, from its start to its one {@code bestmove}. The search runs on a thread of its own; whichever comes
 * last, the end of the search or the permission to answer, sends the answer.
 */
final class SearchJob {
    private enum State {
        /** The answer waits for {@code stop} or {@code ponderhit}, even if it is known. */
        HELD,
        /** The answer goes out as soon as it is known. */
        FREE,
        /** The answer has gone out. */
        ANSWERED
    }

    private final Searcher searcher;
    private final Position position; // never handed to the searcher itself, so it is in order whatever happens there
    private final Limits limits;
    private final SearchControl control;
    private final UsiWriter writer;
    private final CountDownLatch answered = new CountDownLatch(1);
    private State state; // guarded by this
    private SearchResult result; // guarded by this; null while the search runs

    private SearchJob(
            Searcher searcher,
            Position position,
            Limits limits,
            SearchControl control,
            boolean held,
            UsiWriter writer) {
        this.searcher = searcher;
        this.position = position;
        this.limits = limits;
        this.control = control;
        this.writer = writer;
        state = held ? State.HELD : State.FREE;
    }

    /** Starts a search, whose answer is held until {@link #stop} or {@link #ponderHit} if {@code held}. */
    static SearchJob start(
            Searcher searcher,
            Position position,
            Limits limits,
            SearchControl control,
            boolean held,
            UsiWriter writer) {
        SearchJob job = new SearchJob(searcher, position.copy(), limits, control, held, writer);
        Thread thread = new Thread(job::run, "search");
        thread.setDaemon(true);
        thread.start();
        return job;
    }

    private void run() {
        SearchResult found;
        try {
            found = searcher.search(new SearchRequest(position.copy(), limits), control, this::report);
        } catch (RuntimeException | Error e) {
            // Whatever has gone wrong, the GUI waits for a move.
            writer.error("the search failed: " + e);
            found = anyMove();
        }
        finish(found);
    }

    private void report(SearchResult found) {
        writer.line(SearchLines.info(found));
    }

    private SearchResult anyMove() {
        MoveList moves = new MoveList();
        new LegalMoves().generate(position, moves);
        return moves.size() == 0
                ? SearchResult.mated(control.elapsedNanos())
                : SearchResult.of(new Variation(Line.of(moves.get(0)), 0, 0), 0, control.elapsedNanos());
    }

    private synchronized void finish(SearchResult found) {
        result = found;
        answerIfDue();
    }

    /** Ends the search and lets it answer. */
    void stop() {
        control.stop();
        release();
    }

    /** Lets the search answer, after this time at the latest. */
    void ponderHit(TimeBudget budget) {
        control.grant(budget);
        release();
    }

    private synchronized void release() {
        if (state == State.HELD) {
            state = State.FREE;
        }
        answerIfDue();
    }

    private void answerIfDue() {
        if (state == State.FREE && result != null) {
            state = State.ANSWERED;
            writer.line(SearchLines.bestMove(result));
            answered.countDown();
        }
    }

    /** Whether the answer has gone out. */
    boolean isAnswered() {
        return answered.getCount() == 0;
    }

    /** Waits until the answer has gone out, but not longer than this; says whether it has. */
    boolean awaitAnswer(long millis) {
        try {
            return answered.await(millis, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return isAnswered();
        }
    }
}
