package sanmai.usi;

import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import sanmai.usi.protocol.UsiCommand;

/**
 * The commands that have come and have not been handled, in order. The session's thread takes them; between them it sleeps
 * here until one of the other threads has news.
 */
final class Inbox {
    /** A GUI that sends more lines than this at once has to wait. */
    private static final int CAPACITY = 4096;

    private final BlockingQueue<TimedCommand> commands = new LinkedBlockingQueue<>(CAPACITY);
    private final Semaphore news = new Semaphore(0);
    private volatile boolean hasQuit;
    private TimedCommand first; // before the others; null if there is none; for the session's thread

    // ---- For the other threads ----

    /** Adds a command behind the others; waits while there are too many. A {@code quit} that waits is seen at once. */
    void put(TimedCommand command) {
        if (command.command() instanceof UsiCommand.Quit) {
            hasQuit = true;
            wake();
        }
        add(command);
    }

    /** The input has ended; everything before that comes first. */
    void putEnd() {
        add(new TimedCommand(new UsiCommand.EndOfInput(), System.nanoTime(), ""));
    }

    private void add(TimedCommand command) {
        try {
            commands.put(command);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // The process is being ended.
        }
        wake();
    }

    /** Wakes the session's thread: a job has ended. */
    void wake() {
        news.release();
    }

    // ---- For the session's thread ----

    /** Takes the next command, if there is one. */
    Optional<TimedCommand> poll() {
        TimedCommand next = first == null ? commands.poll() : first;
        first = null;
        return Optional.ofNullable(next);
    }

    /** Puts a command before all others; there must be no other that was put there. */
    void putFirst(TimedCommand command) {
        first = command;
    }

    /** Whether {@code quit} has been said, even if commands wait before it. */
    boolean hasQuit() {
        return hasQuit;
    }

    /** Sleeps until there is news, or for this time in nanoseconds. */
    void awaitNews(long nanos) throws InterruptedException {
        if (news.tryAcquire(nanos, TimeUnit.NANOSECONDS)) {
            news.drainPermits();
        }
    }
}
