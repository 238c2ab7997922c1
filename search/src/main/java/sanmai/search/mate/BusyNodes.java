package sanmai.search.mate;

import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * Counts the threads that are searching each node, so that other threads prefer its siblings. Nodes with the same lower
 * key bits share a count: an idle node that looks busy is only searched a little later.
 */
final class BusyNodes {
    private static final int SIZE = 1 << 16;

    private final AtomicIntegerArray threads = new AtomicIntegerArray(SIZE);

    private static int index(long key) {
        return (int) key & SIZE - 1;
    }

    /** This thread begins to search a node. */
    void enter(long key) {
        threads.getAndIncrement(index(key));
    }

    /** This thread has ended the search of a node. */
    void leave(long key) {
        threads.getAndDecrement(index(key));
    }

    /** Whether a thread is searching a node. */
    boolean isBusy(long key) {
        return threads.getPlain(index(key)) > 0;
    }
}
