package sanmai.workers;

import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * Lets several threads use an object that can do one thing at a time. A call waits until those of other threads have
 * returned. A call from within another call, such as a listener's, is refused, because it would disturb the outer call.
 * After {@link #close} all calls are refused. Safe for use by several threads.
 */
public final class ExclusiveUse {
    private static final Runnable NOTHING = () -> {};

    private final String name;
    private final Runnable release;
    private final ReentrantLock lock = new ReentrantLock(true);
    private volatile boolean isClosed;
    private volatile Runnable stop = NOTHING;
    private String running = ""; // guarded by the lock, like the next field
    private boolean isReleased;

    /**
     * Guards an object.
     *
     * @param name the object's name in messages, such as {@code the engine}
     * @param release releases its memory and threads; runs once, after the last call
     */
    public ExclusiveUse(String name, Runnable release) {
        this.name = name;
        this.release = release;
    }

    /**
     * Runs a method of the object.
     *
     * @param method the method's name in messages
     * @throws IllegalStateException if this is called from within another call, or after {@link #close}
     */
    public <T> T call(String method, Supplier<T> work) {
        refuseWithin(method);
        lock.lock();
        try {
            if (isClosed) {
                throw new IllegalStateException(name + " is closed");
            }
            running = method;
            return work.get();
        } finally {
            stop = NOTHING;
            lock.unlock();
            releaseIfClosed();
        }
    }

    /** As {@link #call}, for a method without a result. */
    public void run(String method, Runnable work) {
        call(method, () -> {
            work.run();
            return name;
        });
    }

    private void refuseWithin(String method) {
        if (lock.isHeldByCurrentThread()) {
            throw new IllegalStateException(method + " was called from within " + running + ", perhaps by a listener: "
                    + name + " does one thing at a time");
        }
    }

    /**
     * Sets, from within a call, the action by which other threads stop the call. It may also run just after the call's
     * end.
     */
    public void onStop(Runnable stopper) {
        stop = stopper;
        if (isClosed) {
            stopper.run();
        }
    }

    /** Stops the call that is running, if it can be stopped. Any thread may do so. */
    public void stop() {
        stop.run();
    }

    /**
     * Stops the call that is running, and refuses all others from now on. Memory and threads are given back at once, or by
     * the running call when it returns.
     *
     * @throws IllegalStateException if this is called from within a call
     */
    public void close() {
        refuseWithin("close");
        isClosed = true;
        stop();
        releaseIfClosed();
    }

    /** As {@link #close}, but returns only when memory and threads have been given back. */
    public void closeAndWait() {
        close();
        lock.lock();
        try {
            releaseOnce();
        } finally {
            lock.unlock();
        }
    }

    private void releaseIfClosed() {
        if (isClosed && lock.tryLock()) { // Else a call is running, which releases when it returns.
            try {
                releaseOnce();
            } finally {
                lock.unlock();
            }
        }
    }

    private void releaseOnce() {
        if (!isReleased) {
            isReleased = true;
            release.run();
        }
    }

    @Override
    public String toString() {
        return "use of " + name + (isClosed ? ", closed" : "");
    }
}
