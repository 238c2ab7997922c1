package sanmai.workers;

import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

/** Work that looks at no interruptions, but can be stopped. */
public final class StoppableWork {
    private StoppableWork() {}

    /**
     * Works on a thread of its own, and waits for the end of the work. An interruption of the waiting thread calls {@code stop},
     * and is forgotten.
     *
     * @param stop lets the work end soon
     */
    public static <T> T call(Supplier<T> work, Runnable stop) {
        FutureTask<T> task = new FutureTask<>(work::get);
        new DaemonThreads("work of a command").start(task);
        while (true) {
            try {
                return FutureResult.of(task);
            } catch (InterruptedException e) {
                stop.run();
            }
        }
    }
}
