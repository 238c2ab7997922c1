package sanmai.usi;

import java.util.concurrent.Semaphore;
import sanmai.engine.PrincipalVariation;
import sanmai.movegen.LegalMoves;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.Searcher;
import sanmai.search.time.Resources;
import sanmai.search.time.SearchControl;
import sanmai.shogi.Line;
import sanmai.shogi.Move;
import sanmai.shogi.MoveList;
import sanmai.shogi.Position;

/** A stub searcher, which ends and gets ready when the test says so. */
final class StubSearcher implements Searcher {
    final Semaphore ends = new Semaphore(0);
    final Semaphore getsReady = new Semaphore(0);
    private final boolean obeysStop;

    /** When the clock of the last search started, by {@link System#nanoTime}. */
    volatile long clockStart;

    /** A searcher that stops when it is told to, or goes on regardless. */
    StubSearcher(boolean obeysStop) {
        this.obeysStop = obeysStop;
    }

    @Override
    public SearchResult search(SearchRequest request, SearchControl control, SearchListener listener) {
        long elapsed = control.elapsedNanos();
        clockStart = System.nanoTime() - elapsed;
        boolean isWarmUp = request.limits().nodes() < Long.MAX_VALUE;
        while (!isWarmUp && !ends.tryAcquire() && !(obeysStop && control.mustStop())) {
            sleep();
        }
        return SearchResult.of(
                new PrincipalVariation(Line.of(move(request.position())), 12, 3), 100, control.elapsedNanos());
    }

    /** 7g7f, or some move where that is not legal. */
    private static int move(Position position) {
        MoveList moves = LegalMoves.of(position);
        return moves.stream()
                .filter(move -> Move.usi(move).equals("7g7f"))
                .findFirst()
                .orElse(moves.get(0));
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
