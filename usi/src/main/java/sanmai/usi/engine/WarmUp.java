package sanmai.usi.engine;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.function.LongSupplier;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.Searcher;
import sanmai.search.time.Limits;
import sanmai.search.time.SearchControl;
import sanmai.search.time.TimeBudget;
import sanmai.shogi.Position;

/**
 * Warms up the JVM by a short search, because a search in a cold JVM is ten times slower and must not be on the clock.
 * It runs before the large hash table is allocated, with a small one, which is quick to clear.
 */
final class WarmUp {
    private static final Limits NODES = Limits.ofNodes(100_000);

    /**
     * The time of the warm-up: users should not wait longer for {@code readyok}, and the first search goes on warming
     * up.
     */
    private static final TimeBudget TIME = new TimeBudget(300_000_000, 300_000_000);

    /** On a busy machine the warm-up may take this many times as long to have the same effect. */
    private static final int PATIENCE = 10;

    private WarmUp() {}

    /** Searches for a moment. */
    static void run(Searcher searcher) {
        SearchControl control = new SearchControl(clock());
        control.grant(TIME);
        searcher.search(new SearchRequest(Position.start(), NODES), control, SearchListener.NONE);
    }

    /** A clock of this thread's processor time plus a part of the time that other threads take, in nanoseconds. */
    private static LongSupplier clock() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        if (!threads.isCurrentThreadCpuTimeSupported()) {
            return System::nanoTime;
        }
        return () -> {
            long cpu = threads.getCurrentThreadCpuTime();
            return cpu + (System.nanoTime() - cpu) / PATIENCE;
        };
    }
}
