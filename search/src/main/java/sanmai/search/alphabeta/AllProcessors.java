package sanmai.search.alphabeta;

import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/** Divides work among all processors. */
final class AllProcessors {
    private AllProcessors() {}

    /** Does the parts of some work. If the system starts no threads, the caller does all, some of them for the second time. */
    static void run(IntConsumer work, int parts) {
        try {
            IntStream.range(0, parts).parallel().forEach(work);
        } catch (OutOfMemoryError e) {
            IntStream.range(0, parts).forEach(work);
        }
    }
}
