package sanmai.usi.client;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;

/**
 * The lines of an engine on their way from the thread that reads them to the one that waits for them. Lines that nobody
 * waits for are dropped. When {@value #LIMIT} lines are on their way, the reader waits, and with it the engine, so an
 * engine cannot fill the memory. Safe for use by both threads, and {@link #wake} by any.
 */
final class WantedLines {
    static final int LIMIT = 1000;

    private final ReentrantLock lock = new ReentrantLock(); // guards everything below
    private final Condition changed = lock.newCondition();
    private final Deque<String> lines = new ArrayDeque<>();
    private Predicate<String> isLast = line -> true;
    private boolean isOpen;
    private boolean hasEnded;
    private boolean isWoken;

    /** Starts to accept lines, up to and including the first of this kind. */
    void open(Predicate<String> last) {
        change(() -> {
            lines.clear();
            isLast = last;
            isOpen = true;
            isWoken = false;
        });
    }

    /** Accepts no more lines. */
    void close() {
        change(() -> {
            lines.clear();
            isOpen = false;
        });
    }

    /** Notes that the engine's output has ended. */
    void end() {
        change(() -> hasEnded = true);
    }

    /** Makes {@link #poll} return without a line. */
    void wake() {
        change(() -> isWoken = true);
    }

    private void change(Runnable change) {
        lock.lock();
        try {
            change.run();
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** Adds a line of the engine; true if it was wanted. */
    boolean add(String line) {
        lock.lock();
        try {
            while (isOpen && lines.size() >= LIMIT) {
                changed.awaitUninterruptibly();
            }
            boolean isWanted = isOpen;
            if (isWanted) {
                lines.add(line);
                isOpen = !isLast.test(line);
                changed.signalAll();
            }
            return isWanted;
        } finally {
            lock.unlock();
        }
    }

    /** Whether the last line that is wanted has not come yet. */
    boolean isOpen() {
        lock.lock();
        try {
            return isOpen;
        } finally {
            lock.unlock();
        }
    }

    /** Whether there is no line, and none will come. */
    boolean isOver() {
        lock.lock();
        try {
            return hasEnded && lines.isEmpty();
        } finally {
            lock.unlock();
        }
    }

    /**
     * Waits for the next line.
     *
     * @param nanos the longest time to wait
     * @return the line; empty if none came in this time, if none will come, or if somebody woke the waiting thread
     */
    Optional<String> poll(long nanos) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            long left = nanos;
            while (lines.isEmpty() && !hasEnded && !isWoken && left > 0) {
                left = changed.awaitNanos(left);
            }
            isWoken = false;
            changed.signalAll();
            return Optional.ofNullable(lines.poll());
        } finally {
            lock.unlock();
        }
    }
}
