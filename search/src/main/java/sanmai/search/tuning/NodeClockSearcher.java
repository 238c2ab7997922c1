package sanmai.search.tuning;

import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import sanmai.search.ForwardingSearcher;
import sanmai.search.SearchListener;
import sanmai.search.SearchProgress;
import sanmai.search.SearchRequest;
import sanmai.search.SearchResult;
import sanmai.search.alphabeta.AlphaBeta;
import sanmai.search.time.SearchControl;
import sanmai.search.time.management.PlayerClock;
import sanmai.search.time.management.TimeManagement;

/**
 * Lets the engine play on a clock that counts its nodes instead of time (the {@code nodestime} of Stockfish): games
 * show the worth of time management, and are the same on any machine. Nobody loses on time: a player who has used it all
 * goes on with the increments.
 */
public final class NodeClockSearcher extends ForwardingSearcher {
    /** The nodes in a second of the clock. */
    public static final long NODES_PER_SECOND = 1_000_000;

    private static final long NANOS_PER_NODE = TimeUnit.SECONDS.toNanos(1) / NODES_PER_SECOND;

    private final AlphaBeta engine;
    private final long mainNanos;
    private final long incrementNanos;
    private long leftNanos;
    private boolean begun;

    /**
     * A searcher with a clock.
     *
     * @param searcher prepared for one thread
     * @param mainMillis the time for the game, in milliseconds
     * @param incrementMillis what is added to it after each move, in milliseconds
     */
    public NodeClockSearcher(AlphaBeta searcher, long mainMillis, long incrementMillis) {
        super(searcher);
        engine = searcher;
        mainNanos = TimeUnit.MILLISECONDS.toNanos(mainMillis);
        incrementNanos = TimeUnit.MILLISECONDS.toNanos(incrementMillis);
        leftNanos = mainNanos;
    }

    /** The time left for the game, in milliseconds. */
    public long leftMillis() {
        return TimeUnit.NANOSECONDS.toMillis(leftNanos);
    }

    @Override
    public SearchResult search(SearchRequest request, SearchControl control, SearchListener listener) {
        return alone(control, () -> searchByClock(request, control, listener));
    }

    private SearchResult searchByClock(SearchRequest request, SearchControl control, SearchListener listener) {
        // Until the search reports that it has begun, engine.nodes() still has the count of the previous search.
        begun = false;
        // Once the search is to be stopped, its time is over.
        SearchControl clocked = new SearchControl(() -> control.mustStop() ? Long.MAX_VALUE : elapsedNanos());
        long increment = TimeUnit.NANOSECONDS.toMillis(incrementNanos);
        PlayerClock clock = new PlayerClock(leftMillis() - increment, increment, 0);
        clocked.grant(TimeManagement.STANDARD.forClock(clock), 0);
        SearchResult result = searcher.search(request, clocked, new Relay(listener));
        leftNanos = Math.max(0, leftNanos - elapsedNanos()) + incrementNanos;
        return result;
    }

    private long elapsedNanos() {
        return begun ? engine.nodes() * NANOS_PER_NODE : 0;
    }

    /** Also resets the clock. */
    @Override
    public void newGame() {
        super.newGame(); // May be refused.
        leftNanos = mainNanos;
    }

    /** Notes when the search begins to count nodes. */
    private final class Relay implements SearchListener {
        private final SearchListener listener;

        Relay(SearchListener listener) {
            this.listener = listener;
        }

        @Override
        public void found(SearchResult result) {
            listener.found(result);
        }

        @Override
        public void begun(Supplier<SearchProgress> progress) {
            begun = true;
            listener.begun(progress);
        }
    }
}
