package sanmai.files;

import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;

/**
 * Does work with channels, also on an interrupted thread. An interrupt closes the channel in use; then the work is done
 * again.
 */
final class Uninterrupted {
    private Uninterrupted() {}

    /** Work that opens its own channels, and can be done again from the beginning. */
    @FunctionalInterface
    interface Work<T> {
        T run() throws IOException;
    }

    /** Does the work; the thread is interrupted afterwards if it was before or has been meanwhile. */
    static <T> T run(Work<T> work) throws IOException {
        boolean interrupted = Thread.interrupted();
        try {
            while (true) {
                try {
                    return work.run();
                } catch (ClosedByInterruptException e) {
                    interrupted |= Thread.interrupted();
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
