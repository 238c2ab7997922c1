package sanmai.usi.engine;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;

/** What is left of the heap. Room is counted before it is taken: the other threads of the program need some of it meanwhile. */
final class FreeHeap {
    private FreeHeap() {}

    /**
     * The number of bytes that are free.
     *
     * @param wanted collects garbage first if there seem to be fewer than this: some of the heap may only seem to be taken
     */
    static long bytes(long wanted) {
        if (bytes() < wanted) {
            System.gc();
        }
        return bytes();
    }

    /** The same for what stays: that ends up in the old generation, and if this is full, all time goes into collecting garbage. */
    static long lastingBytes(long wanted) {
        if (lastingBytes() < wanted) {
            System.gc();
        }
        return lastingBytes();
    }

    private static long bytes() {
        Runtime runtime = Runtime.getRuntime();
        return runtime.maxMemory() - runtime.totalMemory() + runtime.freeMemory();
    }

    private static long lastingBytes() {
        return ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool -> pool.getType() == MemoryType.HEAP)
                .map(MemoryPoolMXBean::getUsage)
                .filter(usage -> usage.getMax() > 0) // The size of the others is not limited by itself.
                .mapToLong(FreeHeap::bytes)
                .max()
                .stream()
                .map(ofTheLargest -> Math.min(ofTheLargest, bytes()))
                .findFirst()
                .orElseGet(FreeHeap::bytes);
    }

    private static long bytes(MemoryUsage usage) {
        return usage.getMax() - usage.getUsed();
    }
}
