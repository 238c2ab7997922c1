package sanmai.search.mate;

import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * How many threads are searching a node, so that others prefer its siblings. Counted by the lower bits of keys: a node that
 * seems busy only because of another one is searched a little later, no more.
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
