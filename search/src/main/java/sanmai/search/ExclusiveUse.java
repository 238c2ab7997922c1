package sanmai.search;

import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * Lets several threads use something that can do one thing at a time. A call waits until those of other threads have
 * returned. A call from within another one, such as a listener makes, is refused, because it would spoil what the other one
 * does. After {@link #close} all calls are refused. Safe for use by several threads.
 */
public final class ExclusiveUse {
    private static final Runnable NOTHING = () -> {};

    private final String name;
    private final Runnable release;
    private final ReentrantLock lock = new ReentrantLock(true);
    private volatile boolean isClosed;
    private volatile Runnable stop = NOTHING;
    private String running = ""; // guarded by the lock, and so is the next
    private boolean isReleased;

    /**
     * The use of something.
     *
     * @param name what it is called in messages, such as {@code the engine}
     * @param release gives its memory and threads back; is run once, after the last call
     */
    public ExclusiveUse(String name, Runnable release) {
        this.name = name;
        this.release = release;
    }

    /**
     * Does something with it.
     *
     * @param method what that is called in messages
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

    /** The same without a result. */
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

    /** Says, from within a call, how other threads stop that call. It may also be stopped when it has just ended. */
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

    /** The same, but returns when memory and threads have been given back. */
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
        if (isClosed && lock.tryLock()) { // Else another call runs, and does it when it returns.
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
