package sanmai.workers;

import java.util.concurrent.ThreadFactory;

/**
 * Makes threads that do not keep the JVM from ending. Where the system starts no more threads, {@link Thread#start} throws an
 * {@link OutOfMemoryError} that says so; those who can work with fewer threads catch it.
 *
 * @param name the name of each thread
 */
public record DaemonThreads(String name) implements ThreadFactory {
    @Override
    public Thread newThread(Runnable work) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        return thread;
    }

    /** Starts a thread that does some work. */
    public Thread start(Runnable work) {
        Thread thread = newThread(work);
        thread.start();
        return thread;
    }
}
