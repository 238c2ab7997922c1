package sanmai.usi.engine;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.function.LongSupplier;
import sanmai.search.Limits;
import sanmai.search.SearchControl;
import sanmai.search.SearchListener;
import sanmai.search.SearchRequest;
import sanmai.search.Searcher;
import sanmai.search.time.TimeBudget;
import sanmai.shogi.Position;

/**
 * The first search runs in a cold JVM, ten times slower, so it should not be on the clock. It comes before the memory is
 * allocated, and takes a little itself, since to clear a large hash table afterwards takes time, too.
 */
final class WarmUp {
    private static final Limits NODES = Limits.ofNodes(100_000);

    /** Longer than this nobody likes to wait for {@code readyok}; the JVM warms up further in the first search. */
    private static final TimeBudget TIME = new TimeBudget(300_000_000, 300_000_000);

    /** On a busy machine it may take this many times as long, to be worth as much. */
    private static final int PATIENCE = 10;

    private WarmUp() {}

    /** Searches for a moment. */
    static void run(Searcher searcher) {
        SearchControl control = new SearchControl(clock());
        control.grant(TIME);
        searcher.search(new SearchRequest(Position.start(), NODES), control, SearchListener.NONE);
    }

    /** Tells the processor time of this thread and a part of the time that others take, in nanoseconds. */
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
