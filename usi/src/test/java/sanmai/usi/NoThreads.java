package sanmai.usi;

/** Threads that the system does not start. */
public final class NoThreads {
    private NoThreads() {}

    /** A thread that does not start. */
    public static Thread newThread(Runnable work) {
        return new Thread(work) {
            @Override
            public synchronized void start() {
                throw new OutOfMemoryError("unable to create native thread");
            }
        };
    }
}
